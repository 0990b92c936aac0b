// @ts-check
// The log and the score sheet of Barrakuda as messages (render/barrakuda/narration.py).
import { amount, say, sharedWin } from "../say.js";
import { cardsInPlay } from "./kind.js";
import { sightOf } from "./sight.js";
import { toldWrecks } from "./wrecks.js";
/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("./sight.js").Sight} Sight */
/** @typedef {import("../../table/wire.d.ts").Message} Message */

/** The messages of each step, with what it changed; none while choices are sealed. @param {Game} game @param {number} first */
export function storyByStep(game, first) {
  const cards = cardsInPlay(game.type.facts, game.options),
    sight = (/** @type {number} */ number) => sightOf(game.type.facts, game.players, game.at(number));
  /** @type {Message[][]} */
  const told = [];
  game.steps.slice(first).forEach((step, n) => {
    const before = sight(first + n),
      after = sight(first + n + 1);
    if (before.phase === "choose") {
      told.push(after.phase === "choose" ? [] : [...revealed(game, first + n, sight), ...allBack(before, after)]);
      return;
    }
    if (before.phase === "direction" && told.length) told[told.length - 1].length = 0; // the distance, which is told with the direction
    told.push([did(game, before, after, step), ...toldWrecks(game, cards, before, after, step)]);
  });
  return told;
}

/** @param {Game} game @param {Sight} before @param {Sight} after @param {Step} step */
function did(game, before, after, step) {
  const last = Number(step.text.split(" ").at(-1));
  if (before.phase === "direction") {
    const dice = { distance: before.distance, direction: last };
    return before.fish === after.fish ? say("news-barrakuda-stays", { ...dice, new: after.fish }) : say("news-barrakuda-swims", { ...dice, old: before.fish, new: after.fish });
  }
  if (step.seat !== null && step.text.startsWith("steal from")) return say("news-barrakuda-steals", { seat: step.seat, other: last, gold: amount("gold", before.bag[last]) });
  return sentence(game, step);
}

/** B3.2: the fifth card brings all back, itself too. @param {Sight} before @param {Sight} after */
const allBack = (before, after) =>
  before.hand.flatMap((hand, seat) => (after.hand[seat].length > hand.length ? [say("news-barrakuda-seat", { seat, changes: [say("news-barrakuda-all_back")] })] : []));

/** The choices of the turn, in seat order: of each seat the last one it made. @param {Game} game @param {number} last @param {(number: number) => Sight} sight */
function revealed(game, last, sight) {
  /** @type {Map<number, Step>} */
  const chosen = new Map();
  for (let number = last; number >= 0; number--) {
    const step = game.steps[number];
    if (step.seat === null || sight(number).phase !== "choose") break;
    if (!chosen.has(step.seat)) chosen.set(step.seat, step);
  }
  const inOrder = [...chosen].sort(([one], [other]) => one - other);
  return [say("news-barrakuda-turn", { turn: sight(last).turn }), ...inOrder.map(([, step]) => sentence(game, step))];
}

/** @param {Game} game @param {Step} step */
function sentence(game, { seat, number, text }) {
  if (seat !== null) {
    const { form, args } = game.notation.form(number);
    return say(`did-barrakuda-${form}`, { seat, ...args });
  }
  const at = text.indexOf(" "),
    [kind, rest] = [text.slice(0, at), text.slice(at + 1)];
  return kind === "pair" ? say("chance-barrakuda-pair", { cards: rest.split(" ") }) : say(`chance-barrakuda-${kind}`, { shown: rest });
}

/** B6: the vault, then the bag. @param {Game} game */
export const scoreLines = (game) =>
  ["vault", "bag"].map((kind, column) => ({ title: say(`score-barrakuda-${kind}`), numbers: game.score().rows.map((row) => row[column]), total: kind === "vault" }));

/** B6: the fuller bag decides between equal vaults; B7: partners win together. @param {Game} game @param {number[]} winners */
export function scoreNotes(game, winners) {
  const vaults = game.score().rows.map(([vault]) => vault),
    equal = vaults.flatMap((gold, seat) => (gold === Math.max(...vaults) ? [seat] : [])),
    shared = game.options.teams && winners.length < game.players ? [] : sharedWin(winners);
  return [...(equal.join() === winners.join() ? [] : [say("score-barrakuda-bag_decides", { seats: equal })]), ...shared];
}
