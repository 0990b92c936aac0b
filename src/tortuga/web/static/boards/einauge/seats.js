// @ts-check
// What lies before every seat: mine large, the others as strips that unfold.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { icon, portrait as picture } from "../kit/art.js";
import { amount } from "../kit/words.js";
import { PURSE } from "./facts.js";
import { columns, tiles } from "./rows.js";
/** @import { View, Ui } from "../view.js" */

/** @param {View} view @param {Ui} ui @param {number} seat @param {boolean} forSale */
export function home(view, ui, seat, forSale) {
  const { name, portrait } = view.seats[seat];
  return html`<div role="group" class="home ${lit(view, seat)} ${forSale ? "selling" : ""}" aria-label=${name}><header
      class="home-head">${picture(portrait, ui.t("web-table-bot"))}<h2 class="who">${name}</h2><span
          class="purse">${purse(view, ui.t, seat)}</span>${score(view, ui.t, seat, true)}</header>
    <div class="cols">${columns(view, ui, seat, forSale)}</div></div>`;
}

/** @param {View} view @param {Ui} ui @param {number} me */
export function foes(view, ui, me) {
  const others = view.seats.slice(1).map((_, n) => (me + 1 + n) % view.players);
  return html`<div class="foes" role="group" aria-label=${ui.t("web-einauge-others")} data-foes=${others.length}>${repeat(
    others,
    (seat) => seat,
    (seat) => foe(view, ui, seat, others.length),
  )}</div>`;
}

/** One opponent lies open where there is room; several unfold one at a time. A spectator puts another seat below. @param {View} view @param {Ui} ui @param {number} seat @param {number} number */
function foe(view, ui, seat, number) {
  const { t } = ui,
    { name, mark, portrait } = view.seats[seat],
    open = ui.unfolded === seat,
    isWatched = view.seat === null;
  const press = () => ui.set(isWatched ? { main: seat } : { unfolded: open ? null : seat });
  return html`<div role="group" class="foe ${lit(view, seat)} ${open ? "open" : ""}" aria-label=${name}>
    <button type="button" class="foe-head" aria-expanded=${isWatched ? nothing : String(open)} @click=${press}>
      <span class="foe-line">${picture(portrait, t("web-table-bot"))}<b class="who" title=${name}>${name}</b>${mark && !(mark === "bot" && portrait) ? html`<i class="away">${t(`web-table-${mark}`)}</i>` : nothing}<span
          class="purse">${purse(view, t, seat)}</span>${score(view, t, seat, false)}</span>
      <span class="minis">${tiles(view, ui, seat)}</span></button>
    ${
      open || number === 1
        ? html`<div class="foe-more"><p class="foe-name">${picture(portrait, "")}${name}</p><div class="foe-rows cols">${columns(view, ui, seat, false)}</div></div>`
        : nothing
    }</div>`;
}

/** Whether a seat is to move, or has won. @param {View} view @param {number} seat */
const lit = (view, seat) => (view.to_act.includes(seat) ? "on" : view.result?.winners.includes(seat) ? "won" : "");

/** @param {View} view @param {Ui["t"]} t @param {number} seat */
const purse = (view, t, seat) =>
  PURSE.map((kind) => {
    const number = view.state.seats[seat][kind];
    return html`<span class="held" title=${amount(t, kind, number)} data-place="held-${seat}-${kind}">${icon(`tg-${kind}`)}<b
        data-count="${seat}-${kind}">${number}</b></span>`;
  });

/** @param {View} view @param {Ui["t"]} t @param {number} seat @param {boolean} large */
function score(view, t, seat, large) {
  const { total, ...parts } = view.extra.if_ended_now[seat];
  const sum = t(parts.bonus ? "web-einauge-score_parts_bonus" : "web-einauge-score_parts", parts),
    words = t(view.result ? "web-einauge-score_over" : "web-einauge-score_now");
  return html`<span class="score" title="${words}: ${sum}"><span class=${large ? "score-words" : "sr"}>${words}</span>${icon("ui-score")}<b
      data-count="${seat}-total">${total}</b>${large ? html`<span class="score-parts">${sum}</span>` : nothing}</span>`;
}
