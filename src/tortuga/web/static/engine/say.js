// @ts-check
// Messages as data: an id of the Fluent files and arguments (render/kit/messages.py).
/** @typedef {import("../table/wire.d.ts").Message} Message */

/** @param {string} id @param {Record<string, any>} [args] those that are null are left out @returns {Message} */
export const say = (id, args = {}) => ({ id, args: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined)) });

/** A number with its noun. @param {string} what @param {number} number */
export const amount = (what, number) => say(`amount-${what}`, { number });

/** Several amounts without zeros, or the word for nothing. @param {Record<string, number>} held */
export function amounts(held) {
  const parts = Object.entries(held)
    .filter(([, number]) => number)
    .map(([what, number]) => amount(what, number));
  return parts.length ? parts.reduce((first, last) => say("word-comma", { first, last })) : say("word-nothing");
}

/** Several seats that win together. @param {number[]} winners */
export const sharedWin = (winners) => (winners.length < 2 ? [] : [say("score-shared_win", { seats: winners })]);

/** Texts and forms of moves by the facts of a game. @param {any} facts @param {(text: string) => string} named puts names into texts */
export function notationOf(facts, named) {
  /** @type {Map<number, [string, string, any]>} */
  const moves = new Map(Object.entries(facts.moves).map(([number, [text, form, args]]) => [Number(number), [named(text), form, namedAll(args, named)]])),
    outcomes = new Map(Object.entries(facts.outcomes).map(([number, text]) => [Number(number), named(String(text))])),
    actions = new Map([...moves].map(([number, [text]]) => [text, number])),
    numbers = new Map([...outcomes].map(([number, text]) => [text, number]));
  return {
    move: (/** @type {number} */ action) => moves.get(action)?.[0] ?? "",
    action: (/** @type {string} */ text) => actions.get(text) ?? -1,
    form(/** @type {number} */ action) {
      const [, form, args] = moves.get(action) ?? ["", "", {}];
      return { form, args };
    },
    outcome: (/** @type {number} */ number) => outcomes.get(number) ?? "",
    outcomeNumber: (/** @type {string} */ text) => numbers.get(text) ?? null,
  };
}

/** @param {Record<string, any>} args @param {(text: string) => string} named */
const namedAll = (args, named) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? named(value) : value]));
