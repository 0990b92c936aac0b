// @ts-check
// Parts of the cards of Einauge. Colours, patterns, emblems and grounds are the symbols of art.svg.
import { svg } from "../../vendor/lit-html/lit-html.js";

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
