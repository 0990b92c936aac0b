// @ts-check
// Pictures of Barrakuda: wrecks, divers, the fish, icons. The drawings are the symbols of art.svg; they take their colours
// from the custom properties of board.css, so that day and night need one drawing.
import { html } from "../../vendor/lit-html/lit-html.js";

/** A picture by its name: fish, bag, vault, icon-gold … @param {string} name */
export const art = (name) => html`<svg class="bk-art bk-art-${name}" aria-hidden="true"><use href="#sea-${name}"></use></svg>`;

/** A diver with a letter in the window of the helmet. @param {number} seat @param {string} letter */
export const pawnArt = (seat, letter) => html`<svg class="bk-diver bk-seat-${seat}" viewBox="-7 -1 54 54" aria-hidden="true"><use href="#sea-pawn-${seat}" x="-7" y="-1" width="54" height="54"></use><text x="20" y=${seat === 2 ? 24.5 : 22} text-anchor="middle">${letter}</text></svg>`;
