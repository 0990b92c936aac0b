// @ts-check
// A hint: asked for by a press, shown over the table until it is closed or the decision is made.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { tell } from "./messages.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {{game_version: number, best: string, rows: {move: string, label: import("./wire.d.ts").Message, value: number, lost: number, mix: number | null}[]}} Advice  chances from 0 to 1 */

/** @param {App} app */
export function hint({ local, does, t, names }) {
  const { advice } = local;
  if (!advice) return nothing;
  const isMixed = advice.rows.some(({ mix }) => mix !== null),
    percent = (/** @type {number} */ part) => `${(100 * part).toFixed(0)} %`;
  return html`<section id="advice" class="advice" aria-label=${t("web-advice-heading")}><h2>${t("web-advice-heading")}</h2>
    <table class="advised"><thead><tr><th scope="col">${t("web-review-move")}</th><th scope="col">${t("web-review-chance")}</th><th scope="col">${t("web-review-loses")}</th>${isMixed ? html`<th scope="col">${t("web-review-mix")}</th>` : nothing}</tr></thead>
    <tbody>${advice.rows.map(
      (row) => html`<tr class=${row.move === advice.best ? "best" : ""}><th scope="row">${tell(row.label, t, names)}</th><td>${percent(row.value)}</td><td>${row.lost >= 0.005 ? `−${(100 * row.lost).toFixed(0)}` : "0"}</td>${
        row.mix === null ? nothing : html`<td><meter class="mix" min="0" max="1" value=${row.mix}></meter> ${percent(row.mix)}</td>`
      }</tr>`,
    )}</tbody></table>
    <p class="soft">${t(isMixed ? "web-advice-told_mix" : "web-advice-told")}</p>
    <button type="button" class="button" id="close-advice" @click=${() => does.set({ advice: null })}>${t("web-replay-shut")}</button></section>`;
}
