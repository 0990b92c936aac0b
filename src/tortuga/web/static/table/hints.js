// @ts-check
// A hint: asked for by a press, shown beside the marked card until it is closed or the decision is made.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { tell } from "./messages.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./wire.d.ts").Message} Message */
/** @typedef {{move: string, label: Message, value: number, error: number, lost: number, mix: number | null}} Row  chances from 0 to 1 */
/** @typedef {{game_version: number, best: string, value: number, error: number, why: Message, than: string | null, rows: Row[]}} Advice */

const NORMAL = 1.96; // standard errors: the chance lies within ± in 95 of 100 cases

/** @param {App} app */
export function hint({ local, does, t, names }) {
  const { advice } = local;
  if (!advice) return nothing;
  const { best, rows, than } = advice,
    isMixed = rows[0].mix !== null,
    label = (/** @type {string | null} */ move) => rows.filter((row) => row.move === move).map((row) => tell(row.label, t, names))[0],
    percent = (/** @type {number} */ part) => `${(100 * part).toFixed(0)} %`,
    chance = (/** @type {{value: number, error: number}} */ { value, error }) => html`${percent(value)} <small>±${(100 * NORMAL * error).toFixed(0)}</small>`;
  return html`<section id="advice" class="advice" aria-label=${t("web-advice-heading")}>
    <header><h2>${isMixed ? t("web-advice-mix") : label(best)}</h2><b>${chance(advice)}</b></header>
    <p class="why">${tell(advice.why, t, names)}${than ? html` <small>${t("web-advice-than", { move: label(than) })}</small>` : nothing}</p>
    <div class="advised-moves" tabindex="0" role="group" aria-label=${t("web-advice-heading")}><table class="advised"><thead><tr><th scope="col">${t("web-review-move")}</th>${isMixed ? html`<th scope="col">${t("web-review-mix")}</th>` : nothing}<th scope="col">${t("web-review-chance")}</th><th scope="col">${t("web-review-loses")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr class=${row.move === best ? "best" : ""}><th scope="row">${tell(row.label, t, names)}</th>${
        row.mix === null ? nothing : html`<td class="often" style="--part:${percent(row.mix).replace(" ", "")}">${percent(row.mix)}</td>`
      }<td>${chance(row)}</td><td>${row.lost >= 0.005 ? `−${(100 * row.lost).toFixed(0)}` : "0"}</td></tr>`,
    )}</tbody></table></div>
    <footer><p class="soft">${t(isMixed ? "web-advice-told_mix" : "web-advice-told")}</p>
    <button type="button" class="button" id="close-advice" @click=${() => does.set({ advice: null })}>${t("web-replay-shut")}</button></footer></section>`;
}
