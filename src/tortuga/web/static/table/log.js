// @ts-check
// The log: one block a turn, the newest first, and inside it what happened first stands first. Pure.
import { sentence, tell } from "./messages.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").Notice} Notice */
/** @typedef {import("./wire.d.ts").Step} Step */
/** @typedef {import("../boards/view.d.ts").Translate} Translate */
/** @typedef {{key: string, text: string, seat: number | null}} Line */
/** @typedef {{turn: number, title: string, lines: Line[]}} Block */
/** @typedef {Pick<import("../boards/view.d.ts").BoardModule, "turnTitle" | "untitled">} Titles */

/**
 * The blocks of the log, newest first. While a turn is played only its steps so far are told.
 * @param {Model} model
 * @param {Translate} t
 * @param {Titles} board
 * @param {{first: number, steps: Step[]} | null} [played] the steps that are played, as far as they have come
 * @returns {Block[]}
 */
export function logBlocks(model, t, board, played = null) {
  const now = model.seats.map(({ name }) => name),
    shown = played ? model.log.filter(({ at }) => at < played.first) : model.log;
  const entries = [
    ...shown.map((entry) => ({ version: entry.version, turn: entry.turn, seat: entry.seat, texts: below(entry.say, t, entry.names ?? now, board) })),
    ...model.notices.filter(isInGame).map((notice) => ({ version: notice.version, turn: -1, seat: null, texts: [noticeText(notice, t)] })),
  ].sort((one, other) => one.version - other.version);
  /** @type {Block[]} */
  const blocks = [];
  for (const { version, turn, seat, texts } of entries) add(blocks, turn, texts.map((text, n) => line(`${version}-${n}`, text, n ? null : seat)));
  if (played) for (const [n, step] of played.steps.entries()) add(blocks, playedTurn(model, played.first + n), below(step.say, t, now, board).map((text, m) => line(`s${played.first + n}-${m}`, text, m ? null : step.seat)));
  for (const block of blocks) if (block.turn) block.title = board.turnTitle(block.turn, t);
  return blocks.reverse();
}

/** Lines go to the block of their turn; those of no turn to the last. @param {Block[]} blocks @param {number} turn @param {Line[]} lines */
function add(blocks, turn, lines) {
  if (!lines.length) return;
  const last = blocks.at(-1);
  if (last && (turn < 0 || last.turn === turn)) last.lines.push(...lines);
  else blocks.push({ turn: Math.max(0, turn), title: "", lines });
}

/** @param {string} key @param {string} text @param {number | null} seat @returns {Line} */
const line = (key, text, seat) => ({ key, text: sentence(text), seat });

/** @param {import("./wire.d.ts").Message[]} say @param {Translate} t @param {string[]} names */
const told = (say, t, names) => say.map((message) => tell(message, t, names));

/** The same below the title of a turn. @param {import("./wire.d.ts").Message[]} say @param {Translate} t @param {string[]} names @param {Titles} board */
export const below = (say, t, names, { untitled = {} }) => say.map((message) => untitled[message.id]?.(t) ?? tell(message, t, names));

/** @param {Model} model @param {number} step */
const playedTurn = ({ log }, step) => log.findLast(({ at }) => at <= step)?.turn ?? 0;

/** A notice of the time before the game is none of the log. @param {Notice} notice */
const isInGame = (notice) => notice.in_game;

/** The sentence of a notice for the others. @param {Notice} notice @param {Translate} t */
export const noticeText = ({ kind, name, by, bot }, t) =>
  t(`web-people-${kind}`, { name, by: by || t("web-people-host"), bot });

/** What is new in the log, in one text to be read out. @param {Model} before @param {Model} now @param {Translate} t */
export const news = (before, now, t) =>
  now.log
    .filter(({ version }) => version > before.version)
    .flatMap(({ say, names }) => told(say, t, names ?? now.seats.map(({ name }) => name)).map(sentence))
    .join(". ");
