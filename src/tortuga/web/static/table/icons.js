// @ts-check
// Icons of the page that no board has.
import { html } from "../vendor/lit-html/lit-html.js";

export const SKIP = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M4 5l8 7-8 7zM12 5l8 7-8 7zM21 5v14"></path></svg>`;
export const HINT = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M9 18h6M10 21h4M8.500 15c0-2-2.500-3-2.500-6.500a6 6 0 0 1 12 0c0 3.500-2.500 4.500-2.500 6.500z"></path></svg>`;
export const COMPASS = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="1.800"></circle><path d="M12 2.500l1.900 7.600 7.600 1.900-7.600 1.900-1.900 7.600-1.900-7.600L2.500 12l7.600-1.900z" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"></path></svg>`;
