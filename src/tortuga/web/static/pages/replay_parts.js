// @ts-check
// What a replay shows around the board: the bar above it, the log, and the result.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../boards/kit/art.js";
import { listing } from "../boards/kit/words.js";
import { below } from "../table/log.js";
import { sentence, tell } from "../table/messages.js";
import { scoreSheet, standing } from "../table/scoring.js";
import { turns } from "./stops.js";
/** @typedef {import("../boards/view.js").View} View */
/** @typedef {import("../boards/view.js").Heading} Heading */
/** @typedef {{t: import("../boards/view.js").Translate, board: import("../table/log.js").Titles, names: string[], stops: import("./replay.js").Stop[], at: number, branch: number, result: import("../table/wire.js").EndResult | null}} Given the result is there at the end only; from `branch` on the real game is left */

/** Whose turn it is, the steps of the turn, and a few numbers. @param {View} view @param {Heading} heading @param {Given} given */
export function header(view, { steps, facts }, given) {
  const step = (/** @type {{word: string, state: string}} */ { word, state }) =>
    html`<i class=${state} aria-current=${state === "now" ? "step" : nothing}>${word}</i>`;
  return html`<p class="turn"><span class="turn-who">${who(view, given)}</span>${steps.length ? html`<span class="steps">${steps.map(step)}</span>` : nothing}</p>
    <div class="facts">${facts.map(
      ({ text, short, icon: name, help }) =>
        html`<span title=${help || text}><span class="long">${text}</span><span class="short" aria-hidden="true">${name ? icon(name) : nothing}${short}</span></span>`,
    )}</div>`;
}

/** Who is to decide, or who has won. @param {View} view @param {Given} given */
function who(view, { t, names, result: end }) {
  const named = (/** @type {number[]} */ seats) => listing(t, seats.map((seat) => names[seat]));
  if (end) return t("web-table-won", { names: named(end.winners) });
  if (!view.to_act.length) return t("web-status-over");
  return view.to_act.length > 1 ? t("web-table-waiting_for", { names: named(view.to_act) }) : t("web-table-turn_of", { name: named(view.to_act) });
}

/** One block a turn, the first first; a press leads to the move. @param {Given} given @param {(stop: number) => unknown} go */
export const log = (given, go) =>
  repeat(
    turns(given.stops),
    ({ stops }) => stops[0],
    ({ turn, stops }) =>
      html`<li class="past-turn">${turn ? html`<h2>${given.board.turnTitle(turn, given.t)}</h2>` : nothing}
        <ol>${stops.map((stop) => line(given, stop, go))}</ol></li>`,
  );

/** @param {Given} given @param {number} number @param {(stop: number) => unknown} go */
function line({ t, board, names, stops, at, branch }, number, go) {
  const told = below(stops[number].say, t, names, board).map(sentence);
  return html`<li id="past-${number}" class=${number < branch ? "" : "other"} aria-current=${number === at ? "step" : nothing}><button type="button" @click=${() => go(number)}>${(told.length ? told : [t("web-replay-begin")]).map(
    (words) => html`<span>${words}</span>`,
  )}</button></li>`;
}

/** Who won, and how it was counted; at the end only. @param {Given} given */
export function result({ t, names, result: end }) {
  if (!end) return nothing;
  return html`<ol class="standing">${standing(end, names.length).map(
    ({ seat, total, won }) => html`<li class=${won ? "won" : ""}><span>${names[seat]}</span><b>${total ?? nothing}</b></li>`,
  )}</ol>
  <p class="soft">${sentence(tell(end.why, t, names))}</p>
  ${end.scores.length ? html`<button class="button" type="button" popovertarget="counted">${t("web-replay-counted")}</button>` : nothing}
  <div class="counted" id="counted" popover><h2>${t("web-replay-counted")}</h2>${scoreSheet(end, names, t)}
    <p class="over-buttons"><button class="button" type="button" popovertarget="counted" popovertargetaction="hide">${t("web-replay-shut")}</button></p></div>`;
}
