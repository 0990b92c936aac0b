// @ts-check
// The sea floor: wrecks, ways, fish, boat and dice. Wrecks and ways have one coordinate system: parts of the map's box.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { art, pawnArt } from "./art.js";
import { chart, WRECKS } from "./facts.js";
import { face } from "./hand.js";
import { wreck } from "./wreck.js";
/** @import { BarrakudaBeat as Beat, View, Ui } from "../view.js" */

/** @param {View} view @param {Ui} ui @param {string[]} letters */
export function sea(view, ui, letters) {
  const { t } = ui,
    { rows, columns, places } = chart(view);
  const shape = columns > rows ? "bk-wide" : rows > columns ? "bk-tall" : "";
  const fish = places[view.state.fish - 1];
  return html`<div class="bk-sea" role="group" aria-label=${t("web-barrakuda-sea")}
      style="--rows:${rows};--cols:${columns};--long:${Math.max(rows, columns)}">
    <div class="bk-floor" aria-hidden="true"></div>
    <div class="bk-sky">${boat(view, ui, letters)}${dice(view, ui)}</div>
    <div class="bk-chart"><div class="bk-map ${shape}">
      ${places.length ? lanes(view, places, rows, columns, ui.way) : nothing}
      ${
        places.length
          ? repeat(
              WRECKS,
              (number) => number,
              (number) => wreck(view, ui, number, places[number - 1], letters),
            )
          : nothing
      }
      ${fish ? html`<div class="bk-fish" data-piece="fish" style="--x:${fish.x};--y:${fish.y}"
          aria-hidden="true"><i></i>${art("fish")}</div>` : nothing}
    </div></div></div>`;
}

/**
 * A line from the middle of each wreck to the middle of each beside it, and the way the fish took; turned by CSS with the map.
 * @param {View} view
 * @param {{x: number, y: number}[]} places
 * @param {number} rows
 * @param {number} columns
 * @param {number[]} way
 */
function lanes(view, places, rows, columns, way) {
  const point = (/** @type {number} */ number) =>
    `${(places[number - 1].x + 0.5 / columns).toFixed(4)} ${(places[number - 1].y + 0.5 / rows).toFixed(4)}`;
  const path = view.state.near.map((/** @type {[number, number]} */ [low, high]) => `M${point(low)}L${point(high)}`).join("");
  const line = (/** @type {string} */ look, /** @type {string} */ d) => svg`<path class=${look} d=${d} vector-effect="non-scaling-stroke"></path>`;
  return html`<svg class="bk-lanes" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">${line("", path)}${
    way.length > 1 ? line("bk-way", `M${way.map(point).join("L")}`) : nothing
  }</svg>`;
}

/** @param {View} view @param {Ui} ui @param {string[]} letters */
function boat(view, { t }, letters) {
  const words = t("web-barrakuda-boat"),
    aboard = view.seats.map((seat, number) => ({ ...seat, number })).filter(({ number }) => view.state.seats[number].pawn === null);
  return html`<div class="bk-boat" title=${words} aria-label=${words} role="group">${art("boat")}${repeat(
    aboard,
    ({ number }) => number,
    ({ name, number }) =>
      html`<span class="bk-pawn ${view.state.seats[number].lying ? "bk-lies" : ""}" data-piece="pawn:${number}"
          title=${name}>${pawnArt(number, letters[number])}</span>`,
  )}</div>`;
}

/** @param {View} view @param {Ui} ui */
function dice(view, { t }) {
  const [distance, direction] = view.extra.dice;
  const told = [
    distance ? t("web-barrakuda-distance", { shown: distance }) : t("web-barrakuda-not_rolled"),
    ...(direction ? [t("web-barrakuda-direction", { shown: direction })] : []),
  ].join(", ");
  return html`<div class="bk-dice" role="img" title=${t("web-barrakuda-dice")}
      aria-label=${`${t("web-barrakuda-dice")}${t("word-colon")}${told}`}>
    <span class="bk-die bk-die-distance ${distance ? "" : "bk-blank"}" data-piece="die:distance"><b>${distance ?? ""}</b></span>
    <span class="bk-die ${direction ? "" : "bk-blank"}" data-piece="die:direction"><b>${direction ?? ""}</b></span></div>`;
}

/** What lies over the sea while a beat is played: cards that turn, dice that fall, and a line that says what happens. @param {Beat | null} beat @param {string[]} letters */
export const stage = (beat, letters) =>
  beat
    ? html`<div class="bk-stage bk-stage-${beat.kind}" aria-hidden="true">
  ${beat.cards ? html`<div class="bk-flips">${beat.cards.map((shown) => flip(shown, letters))}</div>` : nothing}
  ${beat.dice ? html`<div class="bk-throw">${beat.dice.map((shown, n) => (shown ? html`<span
      class="bk-die ${n ? "" : "bk-die-distance"}"><b>${shown}</b></span>` : nothing))}</div>` : nothing}
  ${beat.text ? html`<p class="bk-caption">${beat.text}</p>` : nothing}</div>`
    : nothing;

/** @param {{seat: number, card: number | string}} shown @param {string[]} letters */
const flip = ({ seat, card }, letters) =>
  html`<div class="bk-on"><div class="bk-flip"><div class="bk-backside"></div><div
      class="bk-card ${typeof card === "string" ? "bk-card-fish" : ""}">${face(card)}</div></div><div
          class="bk-of">${pawnArt(seat, letters[seat])}</div></div>`;
