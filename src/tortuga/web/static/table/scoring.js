// @ts-check
// The score sheet at the end of a game, at the table and in replays: every source of points a line, every seat a column.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence, tell } from "./messages.js";
/** @typedef {import("./wire.js").EndResult} EndResult */
/** @typedef {import("../boards/view.js").Translate} Translate */

/**
 * The seats, winners first and then by their totals, with those totals; without a score sheet, winners first.
 * @param {EndResult} result
 * @param {number} seats
 */
export function standing({ winners, scores }, seats) {
  const totals = scores.find(({ total }) => total)?.numbers ?? [];
  return Array.from({ length: seats }, (_, seat) => ({ seat, total: totals[seat] ?? null, won: winners.includes(seat) })).sort(
    (a, b) => Number(b.won) - Number(a.won) || (b.total ?? 0) - (a.total ?? 0),
  );
}

/**
 * @param {EndResult} result
 * @param {string[]} names
 * @param {Translate} t
 */
export function scoreSheet(result, names, t) {
  const won = (/** @type {number} */ seat) => (result.winners.includes(seat) ? "won" : "");
  if (!result.scores.length) return nothing;
  return html`<div class="score-sheet" role="region" tabindex="0" aria-label=${t("score-title")}><table class="scoring">
      <thead><tr><td></td>${names.map((name, seat) => html`<th scope="col" class=${won(seat)}>${name}</th>`)}</tr></thead>
      <tbody>${result.scores.map(
        ({ title, numbers, cells, total }) => html`<tr class=${total ? "total" : "line"}><th scope="row">${sentence(tell(title, t, names))}</th>${numbers.map(
          (number, seat) => html`<td class=${won(seat)} data-to=${number}>${cells?.[seat] ? tell(cells[seat], t, names) : number}</td>`,
        )}</tr>`,
      )}</tbody></table>
    ${result.notes.map((note) => html`<p class="score-note">${sentence(tell(note, t, names))}</p>`)}</div>`;
}
