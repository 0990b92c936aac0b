// @ts-check
// A wreck on the map: its number, how near the fish is, its actions, the divers and the gold on it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { thingButton } from "../kit/things.js";
import { refusal } from "../kit/words.js";
import { art, pawnArt } from "./art.js";
import { SLOTS, chance, fishIsKnown, signWords, wreckWords } from "./words.js";
/** @import { Sign, Ui, View } from "../view.js" */

const MARKS = { special: "crown", general: "crew", stop: "fish" };
const COINS = 4; // drawn one by one; more are a number

/** @param {View} view @param {Ui} ui @param {number} number @param {{x: number, y: number}} place @param {string[]} letters */
export function wreck(view, ui, number, place, letters) {
  const { t } = ui,
    { state } = view,
    far = view.extra.fish_distance[number - 1],
    about = wreckWords(view, t, number);
  const marked =
    [ui.picked, ui.looked].some((thing) => thing?.marks === `wreck:${number}`) || (view.chosen === `dive ${number}` && !ui.picked);
  const thing = { id: `wreck:${number}`, moves: [], say: about };
  const look = [
    `bk-far-${Math.min(far, 3)}`,
    state.wreck === number ? "bk-now" : "",
    marked ? "bk-marked" : "",
    steers(view) ? (view.legal.includes(`fish to ${number}`) ? "bk-can" : "bk-cannot") : "",
  ];
  return html`<article class="bk-wreck ${look.filter(Boolean).join(" ")}" data-wreck=${number} style="--x:${place.x};--y:${place.y}">
    <svg class="bk-hull" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use
        href="#sea-hull-${number}"></use></svg>
    <span class="bk-eye" tabindex=${ui.still ? nothing : "0"} role="img" aria-label=${about} @pointerenter=${() => ui.look(thing)}
        @pointerleave=${() => ui.look(null)} @focus=${() => ui.look(thing)} @blur=${() => ui.look(null)}></span>
    <div class="bk-inside ${far === 0 ? "bk-here" : ""}"><b class="bk-number" aria-hidden="true">${number}</b>
    <span class="bk-near" title=${chance(view, t, number)}
        aria-hidden="true">${(far === 1 || far === 2) && fishIsKnown(view) ? html`<i>${art("fish")}${far}</i>` : nothing}</span>
    <div class="bk-signs">${SLOTS.map((slot) => sign(view, ui, number, slot))}</div>
    <div class="bk-pawns">${repeat(
      here(view, number),
      (seat) => seat,
      (seat) => pawn(view, ui, seat, letters[seat]),
    )}</div>
    ${gold(state.gold[number - 1], number)}</div>
    ${steers(view) ? steering(view, ui, number) : nothing}
  </article>`;
}

/** One wreck by itself: its number and its signs. @param {View["options"]} options @param {number} number */
export const face = (options, number) =>
  html`<span class="board-barrakuda bk-alone"><svg class="bk-hull" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"><use href="#sea-hull-${number}"></use></svg><b class="bk-number">${number}</b><span
      class="bk-signs">${SLOTS.map((slot) => {
        const shown = options.cards_in_play[number - 1][slot];
        return shown ? html`<span class="bk-sign bk-${slot}">${disc(shown, slot)}</span>` : nothing;
      })}</span></span>`;

/** @param {View} view */
const steers = (view) => view.state.phase === "steer" && view.legal.length > 0;

/** @param {View} view @param {number} number */
const here = (view, number) =>
  view.state.seats.flatMap((/** @type {{pawn: number | null}} */ one, /** @type {number} */ seat) => (one.pawn === number ? [seat] : []));

/** @param {View} view @param {Ui} ui @param {number} number @param {"special" | "general" | "stop"} slot */
function sign(view, ui, number, slot) {
  const { t } = ui,
    shown = view.options.cards_in_play[number - 1][slot];
  if (!shown) return nothing;
  const tip = t(`web-barrakuda-tip-${slot}`, { does: signWords(t, shown, "icon_sentence") });
  const inside = html`${disc(shown, slot)}<span class="bk-word">${signWords(t, shown, "icon_short")}</span>`;
  const look = `bk-sign bk-${slot}`;
  if (slot === "special" && view.state.wreck === number && view.legal.includes("special")) {
    return thingButton(ui, { id: "special", moves: [["special", t("web-table-confirm")]], say: tip }, look, inside, { label: tip });
  }
  return html`<span class=${look} title=${tip} aria-hidden="true">${inside}</span>`;
}

/** The picture of an action, its number, and for whom it is. @param {Sign} shown @param {"special" | "general" | "stop"} slot */
const disc = (shown, slot) =>
  html`<span class="bk-disc">${art(`icon-${shown.action}`)}${
    shown.x ? html`<b class="bk-x">${shown.action === "gold" ? "+" : ""}${shown.x}</b>` : nothing
  }<span class="bk-mark">${art(MARKS[slot])}</span></span>`;

/** @param {View} view @param {Ui} ui @param {number} seat @param {string} letter */
function pawn(view, ui, seat, letter) {
  const lies = view.state.seats[seat].lying ? " bk-lies" : "",
    move = `steal from ${seat}`,
    { name } = view.seats[seat];
  if (!view.legal.includes(move))
    return html`<span class="bk-pawn${lies}" data-piece="pawn:${seat}" title=${name}>${pawnArt(seat, letter)}</span>`;
  const words = ui.t("web-barrakuda-ask-steal", { name });
  return thingButton(
    ui,
    { id: move, moves: [[move, ui.t("web-table-confirm")]], say: words },
    `bk-pawn bk-prey${lies}`,
    pawnArt(seat, letter),
    { piece: `pawn:${seat}`, label: words },
  );
}

/** @param {number} coins @param {number} number */
const gold = (coins, number) =>
  html`<div class="bk-gold" data-place="wreck-${number}"
      aria-hidden="true">${coins ? html`${Array.from({ length: Math.min(coins, COINS) }, () => html`<i></i>`)}<b
          class=${coins > COINS ? "bk-more" : ""}>${coins}</b>` : nothing}</div>`;

/** @param {View} view @param {Ui} ui @param {number} number */
function steering(view, ui, number) {
  const move = `fish to ${number}`,
    words = ui.t(`web-barrakuda-ask-${view.state.fish === number ? "stay" : "swim"}`, { wreck: number }),
    can = view.legal.includes(move);
  return thingButton(
    ui,
    { id: move, moves: can ? [[move, ui.t("web-table-confirm")]] : [], say: can ? words : undefined, why: refusal(view, ui.t, move) },
    "bk-steer",
    nothing,
    { key: String(number), label: words },
  );
}
