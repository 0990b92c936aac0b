// @ts-check
// The games stored in this browser, each as one item of its local storage.
/** @typedef {{name: string, bot: string | null}} Seat */
/**
 * @typedef {object} Saved
 * @property {string} id
 * @property {string} game
 * @property {any} options plain
 * @property {string} seed of the deal, hexadecimal
 * @property {Seat[]} seats
 * @property {string} date on which it began
 * @property {number} version rises with every change
 * @property {{version: number, moves: [number, string][]}[]} events
 * @property {[number, string][]} sealed choices that are not in the game yet
 * @property {number[] | null} winners null while it goes on
 * @property {boolean} [guide] a guided first game
 * @property {{url: string} | {reason: string}} [sent] its address on the server, or why the server refused it
 */

const PREFIX = "game-";
/** The replacement where local storage is not allowed; lost when the page is closed. @type {Map<string, string>} */
const kept = new Map();

/** @returns {{getItem(key: string): string | null, setItem(key: string, value: string): void, removeItem(key: string): void, keys(): string[]}} */
function storage() {
  try {
    localStorage.setItem("probe", "");
    return { getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value), removeItem: (key) => localStorage.removeItem(key), keys: () => Object.keys(localStorage) };
  } catch {
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key), keys: () => [...kept.keys()] };
  }
}
const place = storage();

/** The game of an id; null if there is none. @param {string | null} id @returns {Saved | null} */
export function load(id) {
  try {
    return JSON.parse(place.getItem(PREFIX + id) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Saved} saved */
export const save = (saved) => place.setItem(PREFIX + saved.id, JSON.stringify(saved));

/** @param {string} id */
export const remove = (id) => place.removeItem(PREFIX + id);

/** All games, the newest first. @returns {Saved[]} */
export const all = () =>
  place
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => load(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date));

/** A game that has not begun. @param {string} game @param {any} options @param {Seat[]} seats @returns {Saved} */
export function fresh(game, options, seats) {
  const hex = (/** @type {number} */ length) => Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id: hex(8), game, options, seed: hex(32), seats, date: new Date().toISOString(), version: 1, events: [], sealed: [], winners: null };
}

/** The seats in another order, each as likely. @param {Seat[]} seats */
export function shuffled(seats) {
  const keyed = seats.map((seat) => ({ seat, key: crypto.getRandomValues(new Uint32Array(1))[0] }));
  return keyed.sort((one, other) => one.key - other.key).map(({ seat }) => seat);
}
