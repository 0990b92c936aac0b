// @ts-check
// A card of Einauge: the ground of its colour, the coast of its island, and what it bears.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { amounts } from "../kit/words.js";
import { COASTS, ROPE } from "./art.js";
import { faceOf, partsOf, SHIP } from "./facts.js";
/** @import { View, Face, Translate } from "../view.js" */

const BORNE = /** @type {const} */ (["sabres", "ducats", "jewels", "chests"]);
const SINGLY = 4; // so many things are drawn one by one

/** The picture of a card. @param {View["options"]} options @param {string} card */
export function picture(options, card) {
  const { colour, name } = partsOf(card),
    { face, rank } = faceOf(options, name),
    isShip = rank < 0;
  const empty = isShip && !BORNE.some((kind) => face[kind]);
  return html`<svg class="face" viewBox="0 0 100 140" aria-hidden="true"><use href="#g-${isShip ? SHIP : colour}"></use>
    <g clip-path="url(#tg-sky)">${isShip ? nothing : svg`<path d=${COASTS[rank % COASTS.length]} fill="#120c06" opacity=".5"></path>`}<path
        d="M5 128q8-5 15 0t15 0 15 0 15 0 15 0 15 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"></path></g>
    ${isShip ? (empty ? ROPE : nothing) : corner(face.name)}${bears(face, isShip ? 8 : 32)}<rect x="1" y="1" width="98" height="138" rx="9"
        fill="url(#tg-sheen)"></rect></svg>`;
}

/** @param {string} name */
const corner = (name) =>
  svg`<text x="17" y=${name.length === 1 ? 29 : 25} text-anchor="middle" font-size=${name.length === 1 ? 25 : 15} font-weight="800"
      fill="#2b1c0c" font-family="Georgia, serif">${name.slice(0, 4)}</text>`;

/** Each thing by itself while four fit, else a number beside its picture. @param {Face} face @param {number} left */
function bears(face, left) {
  const held = BORNE.flatMap((kind) => (face[kind] ? [{ kind, number: face[kind] }] : []));
  if (held.reduce((sum, { number }) => sum + number, 0) <= SINGLY) {
    const single = held.flatMap(({ kind, number }) => Array.from({ length: number }, () => kind)),
      start = 95 - 16 * single.length;
    return single.map((kind, n) => svg`<use href="#tg-${kind}" x=${start + 16 * n} y="12" width="15.5" height="15.5"></use>`);
  }
  const step = (95 - left) / held.length;
  return held.map(
    ({ kind, number }, n) =>
      svg`<use href="#tg-${kind}" x=${left + step * n} y="6" width="13" height="13"></use><text x=${left + step * n + 6.5} y="32"
          text-anchor="middle" font-size="12" font-weight="700" fill="#2b1c0c">${number}</text>`,
  );
}

/** A card by name. @param {Translate} t @param {string} card */
export function cardName(t, card) {
  const { colour, name } = partsOf(card);
  return name === SHIP ? t("card-ship") : t("card-island", { colour: t(`colour-${colour}`), name });
}

/** A card in words, for those who do not see it. @param {View} view @param {Translate} t @param {string} card */
export function described(view, t, card) {
  const { face } = faceOf(view.options, partsOf(card).name);
  return t("web-einauge-card", { card: cardName(t, card), shows: amounts(t, Object.fromEntries(BORNE.map((kind) => [kind, face[kind]]))) });
}
