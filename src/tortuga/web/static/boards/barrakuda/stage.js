// @ts-check
// What lies over the sea while a beat is played: cards that turn, dice that fall, and a line that says what happens.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { pawnArt } from "./art.js";
import { face } from "./hand.js";
/** @typedef {import("./beats.js").Beat} Beat */

/** @param {Beat | null} beat @param {string[]} letters */
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
