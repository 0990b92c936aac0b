// @ts-check
// The seats: the order of play, and what each seat holds.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { portrait as picture } from "../kit/art.js";
import { amount, listing } from "../kit/words.js";
import { art, pawnArt } from "./art.js";
import { order, ranks, vaultOf } from "./facts.js";
/** @import { View, Ui } from "../view.js" */

/** The order of play, all seats, and who plays with whom. @param {View} view @param {Ui} ui @param {string[]} letters */
export const seats = (view, ui, letters) =>
  html`<div class="bk-seats">${strip(view, ui, letters)}${panels(view, ui, letters)}
    ${
      view.options.teams
        ? html`<p class="bk-sides">${ui.t("web-barrakuda-teams", { first: team(view, ui.t, 0), second: team(view, ui.t, 1) })}</p>`
        : nothing
    }</div>`;

/** All seats, mine last: it lies next to my hand. @param {View} view @param {Ui} ui @param {string[]} letters */
export function panels(view, ui, letters) {
  const first = view.seat === null ? 0 : view.seat + 1,
    places = ranks(view.extra.initiative),
    around = view.seats.map((_, n) => (first + n) % view.players);
  return repeat(
    around,
    (seat) => seat,
    (seat) => panel(view, ui, seat, letters[seat], places[seat]),
  );
}

/** @param {View} view @param {Ui["t"]} t @param {number} side */
const team = (view, t, side) =>
  listing(
    t,
    view.seats.filter((_, seat) => seat % 2 === side).map(({ name }) => name),
  );

/** @param {View} view @param {Ui} ui @param {string[]} letters */
function strip(view, { t }, letters) {
  const places = order(view.extra.initiative).map(
    ({ length, seats: tied }) =>
      html`<span class="bk-place ${tied.length > 1 ? "bk-tied" : ""}"
          title=${tied.length > 1 ? t("web-barrakuda-tied") : nothing}>${joined(tied, letters)}<small>${length}</small></span>`,
  );
  return html`<div class="bk-order" title=${t("web-barrakuda-order_help")}><span
      class="bk-head">${t("web-barrakuda-order")}</span>${places}</div>`;
}

/** Divers who share a place. @param {number[]} tied @param {string[]} letters */
const joined = (tied, letters) => tied.map((seat, n) => html`${n ? html`<b>=</b>` : nothing}${pawnArt(seat, letters[seat])}`);

/** @param {View} view @param {Ui} ui @param {number} seat @param {string} letter @param {string} rank */
function panel(view, { t }, seat, letter, rank) {
  const { name, mark, portrait } = view.seats[seat],
    { bag } = view.state.seats[seat],
    { goal, teams } = view.options,
    vault = vaultOf(view, seat);
  const state = stateOf(view, seat),
    look = [state ? `bk-${state}` : "", seat === view.seat ? "bk-me" : "", teams ? `bk-team-${seat % 2}` : ""].filter(Boolean).join(" ");
  return html`<div role="group" class="bk-panel bk-seat-${seat} ${look}"
      aria-label=${t("web-barrakuda-seat", { name, bag: amount(t, "gold", bag), vault, goal })}>
    <span class="bk-top"><span class="bk-who">${pawnArt(seat, letter)}${picture(portrait, t("web-barrakuda-bot"))}<b class="bk-name" title=${name}>${name}</b>${teams ? html`<small class="bk-flag"
        title=${t("web-barrakuda-team", { team: "AB"[seat % 2] })}>${"AB"[seat % 2]}</small>` : nothing}${mark && !(mark === "bot" && portrait) ? html`<small
            class="bk-away">${t(`web-barrakuda-${mark}`)}</small>` : nothing}</span>
    <span class="bk-doing"><span class="bk-state" title=${state ? t(`web-barrakuda-state-${state}`) : nothing}>${state === "ready" ? html`<i class="bk-face"
        data-piece="sealed:${seat}" aria-hidden="true"></i>` : nothing}<span>${state ? t(`web-barrakuda-state-${state}`) : ""}</span></span>
    <span class="bk-rank" title=${t("web-barrakuda-order_help")}>${rank}</span></span></span>
    ${pips(view, t, seat)}
    <span class="bk-bag" data-place="bag-${seat}" title=${t("web-barrakuda-bag")}>${art("bag")}<b>${bag}</b></span>
    <span class="bk-vault" data-place="vault-${seat}" title=${t("web-barrakuda-vault")}>${art("vault")}<b>${vault}</b><i
        style="--part:${Math.min(100, Math.floor((100 * vault) / goal))}%"></i></span>
  </div>`;
}

/** What a seat does now. @param {View} view @param {number} seat */
function stateOf(view, seat) {
  if (view.result) return view.result.winners.includes(seat) ? "won" : "";
  if (view.state.phase === "choose") return view.ready[seat] ? "ready" : "waits";
  return view.state.actor === seat ? "acts" : "";
}

/** Cards in hand as pips, played ones hollow; then the row, oldest first. @param {View} view @param {Ui["t"]} t @param {number} seat */
function pips(view, t, seat) {
  const { hand, row, barracuda } = view.state.seats[seat],
    holds = barracuda === "hand";
  const words = t("web-barrakuda-cards", {
    hand: hand.join(" "),
    row: row.join(" ") || t("word-nothing"),
    fish: t(holds ? "web-barrakuda-in_hand" : "web-barrakuda-in_centre"),
  });
  return html`<span class="bk-cards" data-place="cards-${seat}"><span class="bk-pips" role="img" aria-label=${words}
      title=${words}>${[1, 2, 3, 4, 5].map((card) => html`<i class=${hand.includes(card) ? "in" : "out"}>${card}</i>`)}<i
          class="bk-pip-fish ${holds ? "in" : "out"}">${art("fish")}</i></span><span class="bk-laid"
              aria-hidden="true">${row.map((/** @type {number} */ card) => html`<i>${card}</i>`)}</span></span>`;
}
