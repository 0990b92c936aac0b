// @ts-check
// Small pictures beside text. The drawings are the symbols of art.svg, which loadBoard puts into the page.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** A small picture beside text. @param {string} name */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href=${`#${name}`}></use></svg>`;

/** The picture of a bot; nothing for a person. @param {string | undefined} address @param {string} words */
export const portrait = (address, words) => (address ? html`<img class="portrait" src=${address} alt=${words} title=${words}>` : nothing);
