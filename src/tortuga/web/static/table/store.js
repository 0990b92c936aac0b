// @ts-check
// What the page knows of the table. Pure: an update of the server and the old model make the new one.
import { portraitOf } from "../boards/kit/portraits.js";
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Turn} Turn */
/** @typedef {import("./wire.d.ts").Step} Step */
/** @typedef {import("./wire.d.ts").LogEntry} LogEntry */
/**
 * @typedef {import("../boards/view.d.ts").View} View
 * @typedef {Required<Omit<Update, "turn" | "table" | "view">> & {table: import("./wire.d.ts").TableInfo | null, view: View | null, recent: Turn | null}} Model
 *   everything that was sent, the newest of each; `recent` are the last steps, for whoever wants to see them again
 */

/** Before the first message. @type {Model} */
export const NOTHING = Object.freeze({
  version: 0,
  game_version: 0,
  status: "open",
  you: { seat: null, seats: [], host: false, can_undo: false },
  view: null,
  played: 0,
  log: [],
  clock: null,
  guide: null,
  table: null,
  seats: [],
  chat: [],
  notices: [],
  proposal: null,
  presence: { seats: [], watching: 0 },
  queue: [],
  result: null,
  rematch: null,
  recent: null,
});

/** The model after an update. @param {Model} model @param {Update} update @returns {Model} */
export function fold(model, update) {
  const { turn, ...rest } = update,
    log = foldLog(model.log, update),
    { options } = update.table ?? model.table ?? { options: {} }, // sent once, not with every view
    people = update.seats ?? model.seats;
  const view = update.view && { ...update.view, options, seats: update.view.seats.map((seat, n) => ({ ...seat, portrait: portraitOf(people[n].bot) })) };
  return { ...model, queue: [], ...rest, view, log, recent: foldRecent(model.recent, turn, update, log) };
}

/** Whether an update is older than what is known: a late answer. @param {Model} model @param {Pick<Update, "version">} update */
export const isOld = (model, update) => update.version < model.version;

/**
 * The steps of an update that are new to the model, to be played; null if there are none, if steps before them are
 * missing, or if nothing was known before.
 * @param {Model} model
 * @param {Update} update
 * @param {number} [shown] steps after those of the model that the page has shown already
 * @returns {Turn | null}
 */
export function freshSteps(model, update, shown = 0) {
  const { turn } = update;
  if (!model.version || !model.view || !turn) return null;
  const known = Math.min(model.played, update.log[0]?.at ?? model.played) + shown, // what was taken back is not known
    skipped = known - turn.first;
  if (skipped < 0 || skipped >= turn.steps.length) return null;
  return { first: known, before: skipped ? turn.steps[skipped - 1].state : turn.before, steps: turn.steps.slice(skipped) };
}

/** Entries that were taken back go, new ones come. @param {LogEntry[]} log @param {Update} update */
function foldLog(log, { log: fresh, played }) {
  const end = Math.min(played, fresh[0]?.at ?? played);
  return [...log.filter(({ at }) => at < end), ...fresh];
}

/** @param {Turn | null} recent @param {Turn | undefined} turn @param {Update} update @param {LogEntry[]} log @returns {Turn | null} */
function foldRecent(recent, turn, { played }, log) {
  const kept = recent && cut(recent, turn?.first ?? played);
  if (!turn?.steps.length) return kept;
  const joined = kept && kept.first + kept.steps.length === turn.first ? { ...kept, steps: [...kept.steps, ...turn.steps] } : turn;
  return from(joined, Math.max(joined.first, begins(log, turnAt(log, played - 1) - KEPT)));
}

const KEPT = 5; // turns before the last: one of each other seat of the largest table

/** The steps before a number. @param {Turn} turn @param {number} end @returns {Turn | null} */
const cut = (turn, end) => (end > turn.first ? { ...turn, steps: turn.steps.slice(0, end - turn.first) } : null);

/** The steps from a number on. @param {Turn} turn @param {number} first @returns {Turn} */
function from(turn, first) {
  const skipped = first - turn.first;
  return skipped <= 0 ? turn : { first, before: turn.steps[skipped - 1].state, steps: turn.steps.slice(skipped) };
}

/** The turn of the game to which a step belongs. @param {LogEntry[]} log @param {number} step */
export const turnAt = (log, step) => log.findLast(({ at }) => at <= step)?.turn ?? 0;

/** The first step of a turn, or of the first later one. @param {LogEntry[]} log @param {number} turn */
const begins = (log, turn) => log.find((entry) => entry.turn >= turn)?.at ?? 0;

/**
 * The last turn, to be played again: what the others have done since the turn of my own last move, else that turn.
 * @param {Model} model
 * @returns {Turn | null}
 */
export function lastTurn({ recent, log, played, you }) {
  if (!recent?.steps.length) return null;
  const mine = recent.steps.findLastIndex(({ seat }) => seat !== null && you.seats.includes(seat)),
    last = turnAt(log, played - 1),
    own = mine < 0 ? 0 : turnAt(log, recent.first + mine);
  return from(recent, Math.max(recent.first, begins(log, own && own < last ? own + 1 : last)));
}
