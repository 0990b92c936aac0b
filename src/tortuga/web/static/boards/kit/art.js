// @ts-check
// Pictures that both games and the page around them share: icons of the page, and the goods of Einauge.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** Icons of the page, 24 × 24, drawn in the colour of the text. */
export const UI = {
  undo: svg`<path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>`,
  sound: svg`<path d="M4 10v4h4l5 4V6L8 10zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12"/>`,
  mute: svg`<path d="M4 10v4h4l5 4V6L8 10zM17 9.5l5 5M22 9.5l-5 5"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>`,
  lantern: svg`<path d="M9 5h6M12 2v3M8 8l1-3h6l1 3M7 8h10v11H7zM5 22h14M12 11c2 2 2 5 0 5s-2-3 0-5z"/>`,
  clock: svg`<circle cx="12" cy="13" r="8"/><path d="M12 8v5l3 2M9 2h6"/>`,
  again: svg`<path d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5"/>`,
  branch: svg`<path d="M6 3v18M6 14c0-6 12-3 12-9M14 8l4-4 4 4"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  flag: svg`<path d="M5 22V3M5 4c5-3 8 3 14 0v9c-6 3-9-3-14 0"/>`,
  pile: svg`<path d="M7 3h11v15H7zM4 6v15h11"/>`,
  score: svg`<path d="M6 4h12v4a6 6 0 0 1-12 0zM12 14v4M8 21h8M18 5h3c0 4-2 5-4 5M6 5H3c0 4 2 5 4 5"/>`,
};

/** What cards bear, 24 × 24. */
export const GOODS = {
  sabres: svg`<path d="M8.5 16.5C15 14.5 20.5 9 22 2c-6.500 1.500-13 7-15.500 12.500z" fill="#dfe8f2" stroke="#1d2b3a" stroke-width="1.6" stroke-linejoin="round"/><path d="M4.500 12.500l7 7" stroke="#6b4700" stroke-width="4.400" stroke-linecap="round"/><path d="M4.500 12.500l7 7" stroke="#ffd34d" stroke-width="2.200" stroke-linecap="round"/><path d="M7 17l-4.500 4.500" stroke="#3a1e06" stroke-width="4" stroke-linecap="round"/>`,
  ducats: svg`<circle cx="12" cy="12" r="9" fill="#ffd34d" stroke="#6b4700" stroke-width="1.7"/><circle cx="12" cy="12" r="5.6" fill="none" stroke="#6b4700" stroke-width="1.2"/><path d="M12 8.5v7" stroke="#6b4700" stroke-width="2"/>`,
  jewels: svg`<path d="M6 4h12l4 6-10 11L2 10z" fill="#ff6b8b" stroke="#5c0a22" stroke-width="1.5" stroke-linejoin="round"/><path d="M2 10h20M9 10l3 11 3-11-3-6z" fill="none" stroke="#5c0a22" stroke-width="1.1"/>`,
  chests: svg`<path d="M3 11c0-5 3-7 9-7s9 2 9 7v9H3z" fill="#a8692f" stroke="#3a1e06" stroke-width="1.5" stroke-linejoin="round"/><path d="M3 12h18" stroke="#3a1e06" stroke-width="1.5"/><rect x="9.8" y="10.2" width="4.4" height="5" rx="1" fill="#ffd34d" stroke="#3a1e06"/>`,
};

/** Symbols of this module. */
export const symbols = () => [
  ...Object.entries(UI).map(([name, drawn]) => symbol(`ui-${name}`, "0 0 24 24", svg`<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`)),
  ...Object.entries(GOODS).map(([name, drawn]) => symbol(`tg-${name}`, "0 0 24 24", drawn)),
];

/**
 * A drawing that others refer to by its name.
 * @param {string} id
 * @param {string} box
 * @param {unknown} drawn
 */
export const symbol = (id, box, drawn) => svg`<symbol id=${id} viewBox=${box}>${drawn}</symbol>`;

/**
 * All drawings a page refers to: rendered once, outside the boards.
 * @param {unknown[]} groups
 */
export const sprite = (...groups) => html`<svg class="board-sprite" width="0" height="0" aria-hidden="true">${groups}</svg>`;

/**
 * A small picture beside text.
 * @param {string} name
 */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href=${`#${name}`}></use></svg>`;

/**
 * The picture of a bot; nothing for a person.
 * @param {string | undefined} address
 * @param {string} words
 */
export const portrait = (address, words) => (address ? html`<img class="portrait" src=${address} alt=${words} title=${words}>` : nothing);
