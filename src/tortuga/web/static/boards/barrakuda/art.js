// @ts-check
// The drawings of Barrakuda: wrecks, divers, the fish, icons. Shapes take their colours from the custom properties of
// board.css, so that day and night need one drawing.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { symbol } from "../kit/art.js";

const COIN = svg`<circle cx="12" cy="12" r="10.4" fill="var(--bk-gold)" stroke="var(--bk-gold-edge)" stroke-width="1.6"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--bk-gold-edge)" stroke-width="1.1" stroke-dasharray="1.2 1.4"/><path d="M6.4 8.4A7 7 0 0 1 12 5" fill="none" stroke="#fff6cf" stroke-width="1.7" stroke-linecap="round"/><path d="M12 8.3v7.4M9.6 10h4.8M9.6 14h4.8" stroke="var(--bk-gold-edge)" stroke-width="1.5" stroke-linecap="round"/>`;
const CHEST = svg`<path d="M5 16c0-5.5 4-8 11-8s11 2.5 11 8v11H5Z" fill="var(--bk-wood)" stroke="var(--bk-line)" stroke-width="1.7"/><path d="M5 17h22M10 8.8V27M22 8.8V27" stroke="var(--bk-line)" stroke-width="1.4"/><rect x="13" y="14.5" width="6" height="6" rx="1.2" fill="var(--bk-gold)" stroke="var(--bk-line)" stroke-width="1.3"/>`;

/** @type {Record<string, [string, unknown]>} */
const SIMPLE = {
  coin: ["0 0 24 24", COIN],
  fish: ["0 0 140 48", svg`<path class="bk-fin" d="M58 12L49 1l27 10Z"/><path class="bk-fin" d="M38 15L27 5l19 8Z"/><path class="bk-fin" d="M60 36l-9 10 24-9Z"/><path class="bk-fin" d="M22 23L2 5q6 10 6 19t-6 19l20-17Z"/><path class="bk-body" d="M18 24.5C34 13 60 9 84 10.5c22 1.4 40 7 54 14-3 2.5-8 3.7-14 4.3l13 2c-18 6-36 8-56 7.5C58 37.8 34 34 18 24.5Z"/><path class="bk-belly" d="M24 27.5C44 35 66 37.6 82 37.5c18-.1 34-2.5 48-6.2L112 28C84 33 52 33 24 27.5Z"/><path class="bk-stripe" d="M44 15l4 8M55 12.5l4.5 9M67 11.5l4.5 9M79 11.5l4 8.5M91 12.5l3 7"/><path class="bk-gill" d="M103 15.5q-5 8.5 0 17"/><path class="bk-maw" d="M137 24.5L110 27.5l26.5 3.3-12-2.2Z"/><path class="bk-teeth" d="M134 25l-2 2.7-2-2-2 2.7-2.2-2.2-2 2.5-2.2-2-1.6 2M132 30.2l-1.7-2.3-2 1.9-1.9-2.3-2 1.7-1.8-2"/><circle cx="115" cy="19.5" r="3.7" fill="#fdf6da"/><circle cx="116" cy="19.7" r="2" fill="#0a141b"/>`],
  boat: ["0 0 64 34", svg`<path d="M2 20h60l-9 12H11Z" fill="var(--bk-wood)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M6 25h52" stroke="var(--bk-line)"/><path d="M34 19V3l16 9-16 4" fill="var(--bk-sail)" stroke="var(--bk-line)" stroke-width="1.3"/>`],
  bag: ["0 0 28 30", svg`<path d="M9 8Q2 14 3 21q1 8 11 8t11-8q1-7-6-13Z" fill="var(--bk-cloth)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M8 8h12M9 8L7 3q3 2 4 0 1.5 2 3 0 1.5 2 3 0 1 2 4 0l-2 5" fill="var(--bk-cloth)" stroke="var(--bk-line)" stroke-width="1.5"/><circle cx="14" cy="20" r="4" fill="var(--bk-gold)" stroke="var(--bk-gold-edge)"/>`],
  vault: ["3 6 26 23", CHEST],
  crown: ["0 0 20 16", svg`<path d="M2 14h16l1-9-5 3.5L10 2 6 8.5 1 5Z" fill="currentColor"/>`],
  crew: ["0 0 20 17", svg`<g fill="currentColor"><circle cx="4" cy="6.5" r="2.6"/><circle cx="16" cy="6.5" r="2.6"/><circle cx="10" cy="5" r="3.2"/><path d="M0 16q0-6 4-6 1.5 0 2.4.8Q4.6 13 4.6 16ZM20 16q0-6-4-6-1.5 0-2.4.8 1.8 2.2 1.8 5.2ZM5.6 16q0-7 4.4-7t4.4 7Z"/></g>`],
};

const ICONS = { // 32 × 32: the actions of wrecks
  gold: svg`<ellipse cx="16" cy="25" rx="11" ry="3" fill="#0004"/><g transform="translate(8.5 9) scale(.8)">${COIN}</g><g transform="translate(1 3) scale(.8)">${COIN}</g><g transform="translate(12 1) scale(.8)">${COIN}</g>`,
  take_back: svg`<rect x="13" y="9" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M19 4.5C10 3 4 8 4 15.5v6M.8 18.5L4 22.5l3.6-3.7" fill="none" stroke="var(--bk-arrow)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  bank: svg`<g transform="translate(0 3)">${CHEST}</g><path d="M16 1v8.5M12.5 6.5L16 10l3.5-3.5" fill="none" stroke="var(--bk-arrow)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  bank_all: svg`<g transform="translate(0 4)">${CHEST}</g><g transform="translate(2 0) scale(.46)">${COIN}</g><g transform="translate(10.5 -1) scale(.46)">${COIN}</g><g transform="translate(19 0) scale(.46)">${COIN}</g>`,
  or_red: svg`<rect x="2" y="8" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M8.5 13v7M6 17.5L8.5 20.5 11 17.5" fill="none" stroke="var(--bk-arrow)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><rect x="17" y="8" width="13" height="18" rx="2" fill="var(--bk-red)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M23.5 12v6.5M23.5 22.2v.1" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  barracuda: svg`<rect x="9.5" y="7" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M10.2 16c2.6-4 7-4 9 0l2.6-2.4v4.8L19.2 16c-2 4-6.4 4-9 0Z" fill="var(--bk-silver)" stroke="var(--bk-line)" stroke-width="1.1"/><path d="M5.5 11v10M2.5 14L5.5 11l3 3M27 21V11M24 18l3 3 3-3" fill="none" stroke="var(--bk-arrow)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  shelter: svg`<path d="M3 27C3 13 9 5 16 5s13 8 13 22Z" fill="var(--bk-rock)" stroke="var(--bk-line)" stroke-width="1.7"/><path d="M10 27c0-8 2.5-12 6-12s6 4 6 12Z" fill="var(--bk-deep)" stroke="var(--bk-line)" stroke-width="1.3"/><path d="M16 18.5l3.4 1.2v2.6c0 2-1.6 3.3-3.4 4-1.8-.7-3.4-2-3.4-4v-2.6Z" fill="var(--bk-silver)" stroke="var(--bk-line)"/>`,
  all_back: svg`<g transform="rotate(-14 9 20)"><rect x="3" y="10" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/></g><g transform="rotate(14 23 20)"><rect x="16" y="10" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/></g><rect x="9.5" y="8" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/><path d="M10.4 17c2.6-4 7-4 9 0l2.6-2.4v4.8L19.4 17c-2 4-6.4 4-9 0Z" fill="var(--bk-silver)" stroke="var(--bk-line)" stroke-width="1.1"/><path d="M10 5.5q6-5.5 12 0M19.5 1.8L22.3 5.8l-4.6.9" fill="none" stroke="var(--bk-arrow)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  jump: svg`<path d="M4 27Q13-3 27 21" fill="none" stroke="var(--bk-arrow)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 3.4"/><g transform="rotate(38 20 11) scale(1.05) translate(-1 -1)"><path d="M13 10c2.6-4 7-4 9 0l2.6-2.4v4.8L22 10c-2 4-6.4 4-9 0Z" fill="var(--bk-silver)" stroke="var(--bk-line)" stroke-width="1.1"/></g><path d="M22.5 20.5l5 .8 1-5" fill="none" stroke="var(--bk-arrow)" stroke-width="2.4" stroke-linecap="round"/><path d="M1 29q3-3 6 0t6 0 6 0 6 0 6 0" fill="none" stroke="var(--bk-line)" stroke-width="1.5"/>`,
};

const HULLS = [ // 120 × 80: hulls on the sand, one a wreck; 6 is the cave of the fish
  svg`<path d="M8 52q50 22 100-6-6 24-24 28H30Q14 72 8 52Z"/><path d="M58 54L46 8M46 8q26 12 24 38Z" class="bk-thin"/><path d="M50 24L74 30" class="bk-thin"/>`,
  svg`<path d="M4 40L30 50h58l26-14q-2 26-16 38H22Q8 64 4 40Z"/><path d="M44 50V6M76 50V22M34 18h22M66 30h20M44 6l10-4" class="bk-thin"/><path d="M16 60h88M22 68h76" class="bk-plank"/>`,
  svg`<path d="M14 30h26v16h44V22h24l-6 40-14 12H30L18 60Z"/><path d="M84 30h18M84 38h16M20 38h14" class="bk-plank"/><path d="M60 46V10l16 8-16 7" class="bk-thin"/>`,
  svg`<path d="M6 62q52 18 108-2l-6 14H14Z"/><path d="M22 64Q18 34 34 22M40 68Q34 34 50 18M60 69q-4-34 10-50M80 67q2-28 10-40M98 62q4-18 6-26" class="bk-rib"/>`,
  svg`<path d="M6 34q10 16 28 16h50q20 0 30-22-2 34-18 46H28Q10 64 6 34Z"/><path d="M60 50V4M60 6q24 8 22 26-10-4-22 0M60 12q-20 8-18 24 8-5 18-2" class="bk-thin"/><path d="M20 60h80" class="bk-plank"/>`,
  svg`<path d="M4 76Q8 34 30 26q6-20 30-18 26-6 36 18 18 12 20 50Z"/><path d="M38 76q0-30 22-32 24 2 24 32Z" class="bk-hole"/><path d="M16 76q-4-16 6-26M106 76q4-14-4-24" class="bk-thin"/>`,
];

const HELMETS = [ // of the four seats: round, square, pointed, six-sided
  svg`<circle cx="20" cy="17" r="13.5"/>`,
  svg`<rect x="7" y="4" width="26" height="26" rx="5"/>`,
  svg`<path d="M20 0.5L35 25.5a3 3 0 0 1-2.6 4.5H7.6A3 3 0 0 1 5 25.5Z"/>`,
  svg`<path d="M12.2 3.5h15.6L35.5 17l-7.7 13.5H12.2L4.5 17Z"/>`,
];
const WINDOWS = [[17, 8.6], [17, 8.8], [19.5, 8], [17, 8.8]];

/** @param {number} seat */
const diver = (seat) => svg`<path d="M7.5 51C6.5 37 11 29 20 29s13.5 8 12.5 22q-12.5 3-25 0Z"/><path d="M12 40h16" class="bk-seam"/>${HELMETS[seat]}<circle cx="20" cy=${WINDOWS[seat][0]} r=${WINDOWS[seat][1]} class="bk-window"/>`;

/** Symbols of this module. */
export const symbols = () => [
  ...Object.entries(SIMPLE).map(([name, [box, drawn]]) => symbol(`sea-${name}`, box, drawn)),
  ...Object.entries(ICONS).map(([name, drawn]) => symbol(`sea-icon-${name}`, "0 0 32 32", drawn)),
  ...HULLS.map((drawn, n) => symbol(`sea-hull-${n + 1}`, "0 0 120 80", drawn)),
  ...HELMETS.map((_, seat) => symbol(`sea-pawn-${seat}`, "-7 -1 54 54", diver(seat))),
];

/**
 * A picture by its name: fish, bag, vault, icon-gold …
 * @param {string} name
 */
export const art = (name) => html`<svg class="bk-art bk-art-${name}" aria-hidden="true"><use href="#sea-${name}"></use></svg>`;

/**
 * A diver with a letter in the window of the helmet.
 * @param {number} seat
 * @param {string} letter
 */
export const pawnArt = (seat, letter) => html`<svg class="bk-diver bk-seat-${seat}" viewBox="-7 -1 54 54" aria-hidden="true"><use href="#sea-pawn-${seat}" x="-7" y="-1" width="54" height="54"></use><text x="20" y=${seat === 2 ? 24.5 : 22} text-anchor="middle">${letter}</text></svg>`;
