// @ts-check
// What somebody chose on the settings page: kept in this browser, the same in all its tabs. Every page may import this module.
//
//   import { settings, change, onChange, isStill } from "../settings.js";
//   settings().speed                      // "normal"
//   change("speed", "fast")               // stores it, and tells everybody who asked
//   const stop = onChange((now) => draw(now));
//
// What only styles need is also an attribute of <html>: data-motion, data-cards, data-marks.

/**
 * @typedef {object} Settings
 * @property {"system" | "none"} motion none: nothing moves, even if the system does not ask for that
 * @property {"slow" | "normal" | "fast" | "off"} speed of a turn that is played, and of the bots
 * @property {"on" | "off"} sound
 * @property {"touch" | "always" | "never"} confirm when a move needs a second press: with a finger, always, never
 * @property {"small" | "normal" | "large"} cards their size
 * @property {"on" | "off"} marks a letter on everything that is told apart by its colour
 * @property {"on" | "off"} autopass whether a decision is passed by itself where nothing else is possible
 */

const KEY = "settings";

/** The values of each setting; the first is the default. */
export const CHOICES = Object.freeze({
  motion: ["system", "none"],
  speed: ["normal", "slow", "fast", "off"],
  sound: ["off", "on"],
  confirm: ["touch", "always", "never"],
  cards: ["normal", "small", "large"],
  marks: ["off", "on"],
  autopass: ["on", "off"],
});

/** @type {Set<(now: Settings) => void>} */
const listeners = new Set();
const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let now = checked(stored());

/** What was stored; nothing if the browser does not let us, or if it is damaged. @returns {Record<string, unknown>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Settings with every value known: of what is unknown, the default. @param {Record<string, unknown>} found @returns {Settings} */
export function checked(found) {
  const pairs = Object.entries(CHOICES).map(([name, values]) => [name, values.find((value) => value === found[name]) ?? values[0]]);
  return Object.freeze(Object.fromEntries(pairs));
}

/** How things are set now. */
export const settings = () => now;

/** Whether nothing is to move. */
export const isStill = () => now.motion === "none" || Boolean(reduced?.matches);

/** Set one thing; an unknown value sets the default. @param {keyof Settings} name @param {string} value */
export function change(name, value) {
  use(checked({ ...now, [name]: value }));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Private mode: it holds for this page.
  }
}

/** Be told of every change, from this page or from another tab. @param {(now: Settings) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Settings} next */
function use(next) {
  now = next;
  show();
  for (const listener of listeners) listener(now);
}

function show() {
  if (typeof document === "undefined") return;
  const { motion, cards, marks } = now;
  Object.assign(document.documentElement.dataset, { motion, cards, marks });
}

show();
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === KEY || event.key === null) use(checked(stored()));
});
