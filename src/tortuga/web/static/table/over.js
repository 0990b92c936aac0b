// @ts-check
// The end: who won, the score sheet told line by line, and what one can do now. Whoever comes later sees the result at once.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence, tell } from "./messages.js";
import { scoreSheet } from "./scoring.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./wire.d.ts").EndResult} EndResult */

/**
 * The result as far as it has been told: lines not told yet are left out, and the totals are what the lines so far make.
 * The last line, and who won, are told last.
 * @param {EndResult} result
 * @param {number | null} told
 * @returns {EndResult}
 */
export function toldSoFar(result, told) {
  const lines = result.scores.filter(({ total }) => !total);
  if (told === null || told >= lines.length) return result;
  const shown = lines.slice(0, told),
    sum = (/** @type {number} */ seat) => shown.reduce((all, { numbers }) => all + numbers[seat], 0);
  const totals = result.scores.filter(({ total }) => total).map((line) => ({ ...line, cells: undefined, numbers: line.numbers.map((_, seat) => sum(seat)) }));
  return { ...result, winners: [], notes: [], scores: [...shown, ...totals] };
}

/** @param {App} app */
export function over(app) {
  const { model, local, ways, isLocal, does, t, names, turn } = app,
    { result, table, you } = model;
  if (!result) return nothing;
  if (local.isResultAway) {
    return html`<div class="next"><button type="button" class="button" id="see-result" @click=${() => does.set({ isResultAway: false })}>${t("web-table-see_result")}</button></div>`;
  }
  const isTelling = local.counted !== null;
  return html`<section id="over" class="over ${isTelling ? "telling" : ""}" aria-labelledby="over-title"><div class="over-card">
    <p class="over-kicker">${isTelling ? " " : sentence(tell(result.why, t, names))}</p>
    <h2 class="over-title" id="over-title">${isTelling ? t("score-title") : turn}</h2>
    ${scoreSheet(toldSoFar(result, local.counted), names, t)}
    ${isAsked(app) ? html`<p class="over-asked" role="status">${t("web-table-rematch_asked")}</p>` : nothing}
    <div class="over-buttons">
      ${isTelling ? html`<button type="button" class="button" id="skip" @click=${() => does.set({ counted: null })}>${t("web-table-skip")}</button>` : nothing}
      <button type="button" class="button" id="see-table" @click=${() => does.set({ isResultAway: true, counted: null })}>${t("web-table-see_table")}</button>
      ${table?.mark === "known" && !isLocal ? html`<a class="button" id="compare" href="/t/${table.id}/deal">${t("web-deal-compare")}</a>` : nothing}
      ${isLocal ? nothing : html`<a class="button" id="to-review" href="/t/${table?.id}/review">${t("web-review-heading")}</a>
      <a class="button" id="share-result" href="/t/${table?.id}/result">${t("web-table-share_result")}</a>`}
      <a class="button" id="look-back" href=${ways.replay(table?.id ?? "")}>${t("web-table-replay")}</a>
      ${you.seats.length ? html`<button type="button" class="button primary" id="again" @click=${does.rematch}>${t(model.rematch ? "web-host-again_waits" : "web-table-again")}</button>` : nothing}
      ${isAsked(app) ? html`<button type="button" class="button" id="decline" @click=${does.decline}>${t("web-table-rematch_decline")}</button>` : nothing}
      <a class="button" href=${ways.front}>${t("web-home")}</a></div></div></section>`;
}

/** Whether others wait for my answer. @param {App} app */
const isAsked = ({ model, local }) => Boolean(model.rematch) && model.you.seats.length > 0 && !local.isDeclined;
