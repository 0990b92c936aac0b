// @ts-check
// Views and steps of a game as the boards take them: what render/kit/board.py makes on the server, in the same shape.
import { say } from "./say.js";
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("../table/wire.d.ts").SentView} SentView */
/** @typedef {import("../table/wire.d.ts").Turn} Turn */
/** @typedef {import("../table/wire.d.ts").EndResult} EndResult */

/**
 * What a seat sees (null: a spectator), without the options.
 * @param {Game} game
 * @param {number | null} seat
 * @param {any[]} seats
 * @param {{sealed?: Map<number, string>, isRunning?: boolean}} [given] choices of this turn that are not in the game yet
 * @returns {SentView}
 */
export function viewOf(game, seat, seats, { sealed = new Map(), isRunning = true } = {}) {
  const asked = game.seatsToMove,
    isAsked = seat !== null && isRunning && (game.isSealed || asked.includes(seat)),
    legal = isAsked ? game.legal(seat) : [];
  return {
    game: game.type.facts.name,
    players: game.players,
    state: game.plain(game.steps.length, seat),
    seat,
    seats,
    to_act: isRunning ? asked.filter((number) => !sealed.has(number)) : [],
    ready: Array.from({ length: game.players }, (_, number) => sealed.has(number) || (game.isSealed && !asked.includes(number))),
    chosen: seat === null ? null : (sealed.get(seat) ?? null),
    legal,
    result: game.outcome(),
    ...derivedOf(game, seat, legal),
  };
}

/** What the rules derive from the present state for a seat with these legal moves. @param {Game} game @param {number | null} seat @param {string[]} legal @returns {Pick<SentView, "refusals" | "extra">} */
export function derivedOf(game, seat, legal) {
  const { kind } = game.type,
    plain = game.plain(game.steps.length, seat);
  return {
    refusals: seat === null || !legal.length ? {} : refusals(game, plain, seat, legal),
    extra: { ...kind.sharedExtra(game, game.plain(game.steps.length, null)), ...kind.ownExtra(game, plain, seat, legal) },
  };
}

/** Why other moves that the board shows are refused. @param {Game} game @param {any} plain @param {number} seat @param {string[]} legal */
function refusals(game, plain, seat, legal) {
  const { kind } = game.type,
    refused = kind.offers(plain).filter((move) => !legal.includes(move));
  return Object.fromEntries(refused.map((move) => [move, { code: game.whyNot(move, seat), arguments: kind.refusalArguments(game, plain, seat, move) }]));
}

/** The steps from a number on, with the state before them and after each, as a seat may see them. @param {Game} game @param {number} first @param {number | null} seat @returns {Turn} */
export function turnOf(game, first, seat) {
  const { kind } = game.type,
    told = kind.storyByStep(game, first),
    details = kind.stepDetails(game, first);
  const steps = game.steps.slice(first).map((step, n) => ({ seat: step.seat, text: step.text, state: game.plain(first + n + 1, seat), say: told[n], ...details[n] }));
  return { first, before: game.plain(first, seat), steps };
}

/** The end of a game; null while it goes on. @param {Game} game @returns {EndResult | null} */
export function endResult(game) {
  const outcome = game.outcome(),
    { kind, facts } = game.type;
  if (!outcome) return null;
  return { winners: outcome.winners, why: say(`why-${facts.name}-${outcome.why}`), resigned_by: null, scores: kind.scoreLines(game), notes: kind.scoreNotes(game, outcome.winners) };
}
