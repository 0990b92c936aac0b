// @ts-check
// The drawings of Einauge: eight colours, each with a pattern and an emblem of its own, and the faces of the cards.
import { svg } from "../../vendor/lit-html/lit-html.js";
import { symbol } from "../kit/art.js";

/** A colour: its ground, its dark shade, and what can be read on it. @type {Record<string, [string, string, string]>} */
export const PALETTE = {
  red: ["#D55E00", "#8d3c00", "#ffffff"],
  blue: ["#0072B2", "#004a75", "#ffffff"],
  green: ["#009E73", "#00634a", "#ffffff"],
  yellow: ["#F0E442", "#a89b00", "#1b1205"],
  orange: ["#E69F00", "#9c6a00", "#1b1205"],
  sky: ["#56B4E9", "#1d76a8", "#07202e"],
  rose: ["#CC79A7", "#8d3d6a", "#2a0a1c"],
  black: ["#4a4a57", "#26262e", "#ffffff"],
  ship: ["#c9b48a", "#7d6637", "#2b1c0c"],
};

/** @type {Record<string, unknown>} */
const PATTERNS = { // 20 × 20, in the dark shade
  red: svg`<path d="M10 2L18 10L10 18L2 10Z" fill="#8d3c00"/>`,
  blue: svg`<path d="M0 10Q5 4 10 10T20 10M0 20Q5 14 10 20T20 20" fill="none" stroke="#004a75" stroke-width="1.6"/>`,
  green: svg`<circle cx="5" cy="5" r="2.4" fill="#00634a"/><circle cx="15" cy="15" r="2.4" fill="#00634a"/>`,
  yellow: svg`<path d="M0 15L10 5L20 15" fill="none" stroke="#a89b00" stroke-width="2.4"/>`,
  orange: svg`<path d="M0 0L20 20M-5 15L5 25M15 -5L25 5" stroke="#9c6a00" stroke-width="3"/>`,
  sky: svg`<path d="M0 0H20M0 0V20" stroke="#1d76a8" stroke-width="2"/>`,
  rose: svg`<path d="M0 10A10 10 0 0 1 20 10M-10 20A10 10 0 0 1 10 20M10 20A10 10 0 0 1 30 20" fill="none" stroke="#8d3d6a" stroke-width="1.6"/>`,
  black: svg`<path d="M0 5H20M0 15H20" stroke="#26262e" stroke-width="3.4"/>`,
  ship: svg`<path d="M0 4H20M0 12H20M6 4V12M14 12V20" stroke="#7d6637" stroke-width="1.2"/>`,
};

/** @type {Record<string, unknown>} */
const EMBLEMS = { // 24 × 24, strokes only
  red: svg`<path d="M3 19h18l1-12-5.5 4L12 4l-4.5 7L2 7z"/>`,
  blue: svg`<path d="M12 7v14M12 21c-5 0-8-3-9-7l3 1M12 21c5 0 8-3 9-7l-3 1M8 10h8"/><circle cx="12" cy="4.6" r="2.4"/>`,
  green: svg`<path d="M6 21c0-8 1-17 8-17 4 0 5 3 5 5l-4 0c1 5-2 10-9 12zM6 21l-3 2"/><circle cx="13.5" cy="7.5" r=".8"/>`,
  yellow: svg`<path d="M12 2l3 7h7l-5.6 4.6 2.1 7.4L12 16.8 5.5 21l2.1-7.4L2 9h7z"/>`,
  orange: svg`<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="1.6"/><path d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2L4.2 19.8"/>`,
  sky: svg`<circle cx="12" cy="12" r="10"/><path d="M12 4l2.6 8L12 20l-2.6-8zM4 12l8-2.6L20 12l-8 2.6z"/>`,
  rose: svg`<path d="M2 12c4-7 11-7 15 0-4 7-11 7-15 0zM17 12l5-4v8z"/><circle cx="6.8" cy="10.8" r=".9"/>`,
  black: svg`<path d="M18 16.5A9 9 0 1 1 11 3a7 7 0 0 0 7 13.5z"/>`,
  ship: svg`<path d="M3 16h18l-3 5H6zM12 15V2M12 3c5 2 7 6 7 10h-7M11 5c-3 2-5 5-5 8h5"/>`,
};

/** Seven islands, each with its own outline. */
export const COASTS = [
  "M0 118q18-10 34-9 8-16 18-13 10-2 15 12 18 0 33 10v22H0z",
  "M0 120q14-4 24-22 6-8 12 0l10 16q20 2 54 6v20H0z",
  "M0 116q30-4 40-18t22 2q8 12 38 16v24H0z",
  "M0 119q10-3 20-14l12-4 10 9 16-22 16 22q12 6 26 9v21H0z",
  "M0 120q22-2 30-10 4-20 9-20t8 19q20-3 28 3 12 6 25 8v20H0z",
  "M0 118q24-2 34-16l6-14 6 7 8-12 10 18q12 14 36 17v22H0z",
  "M0 119q14-2 22-12l8-22 5 6 5-14 5 14 9-8 6 20q20 14 40 16v21H0z",
];

/** A ship that bears nothing has a rope instead of pictures. */
export const ROPE = svg`<path d="M12 20q6.3-9 12.7 0t12.7 0 12.7 0 12.7 0 12.7 0 12.7 0M12 20q6.3 9 12.7 0t12.7 0 12.7 0 12.7 0 12.7 0 12.7 0" fill="none" stroke="#7d6637" stroke-width="2.2"/>`;

const BACK = svg`<rect x="1" y="1" width="98" height="138" rx="9" fill="#12303f" stroke="#d9b45b" stroke-width="2"/><rect x="8" y="8" width="84" height="124" rx="6" fill="none" stroke="#d9b45b" stroke-opacity=".6"/><use href="#tg-emblem-sky" x="24" y="44" width="52" height="52" color="#d9b45b"/>`;
const ONE_EYE = svg`<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M12 25c0 24 8 34 20 34s20-10 20-34"/><path d="M8 25C10 9 20 4 32 4s22 5 24 21c-14-5-34-5-48 0z" fill="currentColor" fill-opacity=".28"/><path d="M55 22c5 1 6 7 8 10M56 25c1 4 0 8 2 12M11 31l42 0"/><path d="M16 31h14l-2 9c-4 3-7 2-10-1z" fill="currentColor"/><path d="M37 37c3-4 9-4 12 0-3 3-9 3-12 0z"/><circle cx="43" cy="36.6" r="1.5" fill="currentColor"/><path d="M32 38l-2 8h4M24 52c5 3 11 3 16-1"/></g>`;
const SHEEN = svg`<clipPath id="tg-sky"><rect x="5" y="37" width="90" height="98" rx="6"/></clipPath><linearGradient id="tg-sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient>`;

/** Paper, the coloured sky with its pattern, and the emblem as a sun. @param {string} name */
const ground = (name) => {
  const [ink, dark, onIt] = PALETTE[name];
  return symbol(`g-${name}`, "0 0 100 140", svg`<rect x="1" y="1" width="98" height="138" rx="9" fill="var(--card-paper)" stroke=${dark} stroke-width="2"/><rect x="5" y="5" width="90" height="30" rx="6" fill=${ink} opacity=".3"/><rect x="5" y="37" width="90" height="98" rx="6" fill="url(#tg-shade-${name})"/><rect x="5" y="37" width="90" height="98" rx="6" fill="url(#tg-pattern-${name})" opacity=".38"/><circle cx="50" cy="72" r="25" fill=${ink} stroke="#fffaf0" stroke-width="2.6"/><use href="#tg-emblem-${name}" x="32" y="54" width="36" height="36" color=${onIt}></use>`);
};

/** @param {string} name */
const definitions = (name) => {
  const [ink, dark] = PALETTE[name];
  return svg`<pattern id="tg-pattern-${name}" width="20" height="20" patternUnits="userSpaceOnUse">${PATTERNS[name]}</pattern><linearGradient id="tg-shade-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color=${ink}/><stop offset=".55" stop-color=${ink}/><stop offset="1" stop-color=${dark}/></linearGradient>`;
};

/** @param {string} name */
const emblem = (name) => symbol(`tg-emblem-${name}`, "0 0 24 24", svg`<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${EMBLEMS[name]}</g>`);

/** Symbols of this module. */
export const symbols = () => {
  const names = Object.keys(PALETTE);
  return [svg`<defs>${SHEEN}${names.map(definitions)}</defs>`, ...names.map(emblem), ...names.map(ground), symbol("g-back", "0 0 100 140", BACK), symbol("one-eye", "0 0 64 64", ONE_EYE)];
};
