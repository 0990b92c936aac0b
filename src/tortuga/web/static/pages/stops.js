// @ts-check
// A replay as the server sends it, unfolded: the whole view of every stop, and the whole state after every step. Pure.
import { portraitOf } from "../boards/kit/portraits.js";
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").Stop} Stop */
/** @typedef {import("../boards/view.js").View} View */

/** All stops of a game. @param {Replay} replay @returns {Stop[]} */
export function unfold(replay) {
  const seats = replay.seats.map(({ name, bot }) => ({ name, bot: bot !== null, mark: /** @type {const} */ (""), portrait: portraitOf(bot) }));
  let view = /** @type {View} */ ({ ...replay.view, seats });
  return replay.stops.map(({ turn, seat, say, steps, view: changed }) => {
    let { state } = view;
    const whole = steps.map((step) => ({ ...step, state: (state = { ...state, ...step.state }) }));
    view = { ...view, ...changed, state, extra: { ...view.extra, ...changed.extra }, seats };
    return { turn, seat, say, steps: whole, view };
  });
}

/** The stops of each turn, by their numbers: a block of the log each. @param {Stop[]} stops */
export function turns(stops) {
  /** @type {{turn: number, stops: number[]}[]} */
  const found = [];
  for (const [number, { turn }] of stops.entries()) {
    const last = found.at(-1);
    if (last?.turn === turn) last.stops.push(number);
    else found.push({ turn, stops: [number] });
  }
  return found;
}

/** A stop there is. @param {number} wanted @param {Stop[]} stops */
export const nearest = (wanted, stops) => Math.min(Math.max(wanted, 0), stops.length - 1);
