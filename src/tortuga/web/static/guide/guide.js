// @ts-check
// A guided first game: a panel beside a real table that says what to try, what happened and why. Its text is chosen by the
// game so far; the lessons of a game are in <game>.js. It works at tables of a server and of this browser.
import { Game, loadType } from "../engine/game.js";
/** @typedef {import("../table/wire.d.ts").Message} Message */
/** @typedef {{lesson: number, title: Message, say: Message[], news: Message[], mark: string | null}} Told */
/** @typedef {Told & {of: number}} Panel `say` are paragraphs, `news` what has just happened to the learner, `mark` a legal move that is suggested */
/**
 * @typedef {object} Learner
 * @property {Game} game
 * @property {number} seat
 * @property {number[]} toAct the seats that have yet to decide
 * @property {boolean} isSealed whether the seat has chosen in secret, and others have not
 * @property {boolean} isOver
 * @property {string[]} names
 */

export const LESSONS = 7; // after these the player plays on freely

/** Load the lessons of a game; return a function that makes the panel of a table, or null for no panel. @param {string} name of the game */
export async function createGuide(name) {
  const [type, lessons] = await Promise.all([loadType(name), import(`./${name}.js`)]);
  /** @type {Game | null} */
  let game = null;
  return (/** @type {import("../table/store.js").Model} */ { guide, table, view, you, status, seats }) => {
    if (!guide || !table || !view || you.seat === null) return null;
    game ??= new Game(type, table.options, null);
    game.goTo(guide.steps.map(([seat, text]) => ({ seat, text })));
    return panelOf(lessons, { game, seat: you.seat, toAct: view.to_act, isSealed: view.chosen !== null, isOver: status === "over", names: seats.map((seat) => seat.name) });
  };
}

/** @param {{guide(learner: Learner): Told}} lessons @param {Learner} learner @returns {Panel} */
export function panelOf(lessons, learner) {
  const told = lessons.guide(learner);
  return { ...told, lesson: Math.min(told.lesson, LESSONS), of: LESSONS };
}
