// @ts-check
// A whole game as a list of stops, in the form of web/pages/replay_data.py: after the set-up, then after each move and its
// outcomes of chance; secret choices count as one move.
import { Game } from "./game.js";
import { endResult, turnOf } from "./scene.js";
/** @typedef {import("../pages/replay.d.ts").Replay} Replay */
/** @typedef {import("../pages/replay.d.ts").Stop} Stop */
/** @typedef {import("../boards/view.d.ts").View} View */
/** @typedef {import("../boards/view.d.ts").Seat} Seat */

/** The numbers of steps after which there is a stop: not before outcomes of chance, nor between secret choices. @param {Game} game */
export function stopsOf(game) {
  const isSealed = (/** @type {number} */ number) => game.type.facts.phases[game.at(number).phase] === game.type.facts.sealed,
    { steps } = game;
  const found = [...steps.keys()].filter((n) => steps[n].seat !== null && !(n > 0 && steps[n - 1].seat !== null && isSealed(n - 1) && isSealed(n)));
  return [...found, steps.length];
}

/** A view with the options, as a board takes it. @param {Game} game @param {number | null} seat @param {Seat[]} seats @param {{sealed?: Map<number, string>, isRunning?: boolean}} [given] @returns {View} */
export const wholeView = (game, seat, seats, given) => ({ ...game.view(seat, seats, given), options: game.type.kind.boardOptions(game.type.facts, game.options) });

/** A view with nothing to do. @param {Game} game @param {number | null} seat @param {Seat[]} seats @returns {View} */
const stillView = (game, seat, seats) => ({ ...wholeView(game, seat, seats, { isRunning: false }), to_act: game.seatsToMove, ready: seats.map(() => false) });

/** The stop at which a game is now; *first* is the first step since the stop before. @param {Game} game @param {number} first @param {number | null} seat @param {Seat[]} seats @returns {Stop} */
export function stopAt(game, first, seat, seats) {
  const { kind } = game.type,
    { steps } = turnOf(game, first, seat);
  return {
    turn: kind.turnAt(game, first),
    seat: game.steps[first].seat,
    say: steps.flatMap(({ say }) => say),
    steps: steps.map(({ say: _, ...step }) => step),
    view: stillView(game, seat, seats),
  };
}

/** The game as a seat saw it, or a spectator. @param {Game} game @param {{name: string, bot: string | null}[]} seats @param {number | null} seat @returns {Replay} */
export function replayOf(game, seats, seat) {
  const walk = new Game(game.type, game.options, null, game.start),
    shown = seats.map(({ name, bot }) => ({ name, bot: bot !== null, mark: /** @type {const} */ ("") })),
    [first, ...rest] = stopsOf(game);
  walk.goTo(game.steps, first);
  const view = stillView(walk, seat, shown),
    begin = { turn: 0, seat: null, say: game.type.kind.storyByStep(walk, 0).flat(), steps: [], view: {} };
  let start = first;
  const stops = rest.map((end) => {
    walk.goTo(game.steps, end);
    const stop = stopAt(walk, start, seat, shown);
    start = end;
    return stop;
  });
  return { id: "", seats, view, stops: [begin, ...stops], result: endResult(game) };
}
