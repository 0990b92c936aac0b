// @ts-check
// The log and the score sheet of Einauge as messages (render/einauge/narration.py, scoring.py).
import { numbersOf } from "../fields.js";
import { amount, amounts, say, sharedWin } from "../say.js";
import { chestJewels, fightPrice, scores } from "./kind.js";
/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("../../table/wire.d.ts").Message} Message */

const GOODS = ["sabres", "ducats", "jewels"];

/** The messages of each step; cards turned up one after the other share one. @param {Game} game @param {number} first */
export function storyByStep(game, first) {
  /** @type {Message[][]} */
  const told = [];
  /** @type {string[]} */
  let shown = [];
  const turnedUp = () => {
    if (shown.length) told[told.length - 1].push(say("chance-einauge-up", { cards: shown }));
    shown = [];
  };
  game.steps.slice(first).forEach((step, n) => {
    const before = game.at(first + n),
      after = game.at(first + n + 1);
    /** @type {Message[]} */
    const lines = [];
    if (step.seat === null && step.text.startsWith("up ")) shown.push(step.text.slice(3));
    else {
      turnedUp();
      lines.push(withIncome(game, step, before, after));
    }
    told.push(lines);
    shown.push(...Array(Math.max(0, before.pile_ships - after.pile_ships)).fill("ship"));
    const news = newsOf(game, before, after);
    if (news.length) turnedUp();
    lines.push(...news);
  });
  turnedUp();
  return told;
}

/** A move with what the row paid: the change of what the seat holds, the price added again. @param {Game} game @param {Step} step @param {any} before @param {any} after */
function withIncome(game, { seat, number, text }, before, after) {
  if (seat === null) {
    const colours = text.split(" ").slice(1);
    return say("chance-einauge-out", { number: colours.length, colour: colours });
  }
  const { form, args } = game.notation.form(number),
    did = say(`did-einauge-${form}`, { seat, ...args }),
    [verb] = form.split("_");
  if (verb !== "buy" && verb !== "fight") return did;
  const name = args.card ? args.card.slice(args.card.indexOf(" ") + 1) : "ship",
    { islands, ship } = game.options.cards,
    face = args.card ? islands.find((/** @type {any} */ one) => one.name === name) : ship,
    income = Object.fromEntries(GOODS.map((kind) => [kind, after[kind][seat] - before[kind][seat]]));
  if (verb === "buy") income.ducats += face.price;
  else income.sabres += fightPrice(numbersOf(game.type.facts, game.options), face);
  return Object.values(income).some(Boolean) ? say("news-einauge-paid", { did, income: amounts(income) }) : did;
}

/** @param {Game} game @param {any} before @param {any} after */
function newsOf({ type: { facts } }, before, after) {
  const isFinal = (/** @type {any} */ state) => facts.phases[state.phase] === "final",
    news = [];
  if (before.turns_left === facts.not_in_sight && after.turns_left !== facts.not_in_sight) news.push(say("news-einauge-in_sight"));
  if (!isFinal(before) && isFinal(after)) news.push(say("news-einauge-final"));
  return news;
}

// -- the score sheet -------------------------------------------------------------------------------------------------------

/** @param {Message} what @param {number} jewels */
const brought = (what, jewels) => (jewels ? say("score-einauge-brought", { what, jewels: amount("jewels", jewels) }) : null);

/** The chests of each seat by colour. @param {Game} game */
function chestsOf(game) {
  const state = game.plain(),
    { islands, ship } = game.options.cards,
    chests = (/** @type {string} */ name) => (name === "ship" ? ship : islands.find((/** @type {any} */ face) => face.name === name)).chests;
  return state.colours.map((/** @type {string} */ colour) => [
    colour,
    state.seats.map((/** @type {any} */ seat) => (seat.rows[colour] ?? []).reduce((/** @type {number} */ sum, /** @type {string} */ name) => sum + chests(name), 0)),
  ]);
}

/** @param {Game} game */
export function scoreLines(game) {
  const state = game.at(),
    jewels = chestJewels(game),
    /** @type {any[]} */
    points = scores(game.score().rows),
    column = (/** @type {string} */ kind) => points.map((score) => score[kind]),
    line = (/** @type {string} */ name, /** @type {number[]} */ numbers, more = {}, args = {}) => ({ title: say(`score-einauge-${name}`, args), numbers, total: false, ...more });
  const exchanged = points.map(({ exchange }, seat) => brought(amounts({ sabres: state.sabres[seat], ducats: state.ducats[seat] }), exchange));
  const chests = chestsOf(game).flatMap((/** @type {[string, number[]]} */ [colour, owned]) => {
    const numbers = jewels.map((seat) => seat[colour]);
    return numbers.some(Boolean) ? [line("chests", numbers, { cells: owned.map((own, seat) => brought(amount("chests", own), numbers[seat])) }, { colour })] : [];
  });
  return [
    line("jewels", column("jewels")),
    line("exchange", column("exchange"), { cells: exchanged }),
    ...chests,
    ...(column("bonus").some(Boolean) ? [line("bonus", column("bonus"))] : []),
    line("total", column("total"), { total: true }),
  ];
}

/** E5.4: what equal chests brought; E5.6: a shared win. @param {Game} game @param {number[]} winners */
export function scoreNotes(game, winners) {
  const jewels = chestJewels(game),
    ties = chestsOf(game).flatMap((/** @type {[string, number[]]} */ [colour, owned]) =>
      [...new Set(owned)]
        .sort((a, b) => b - a)
        .flatMap((number) => {
          const seats = owned.flatMap((own, seat) => (own === number ? [seat] : [])),
            each = jewels[seats[0]][colour];
          return number && seats.length > 1 && each ? [say("score-einauge-tie", { colour, seats, chests: amount("chests", number), jewels: amount("jewels", each) })] : [];
        }),
    );
  return [...ties, ...(ties.length && game.options.ties === "one_lapses" ? [say("score-einauge-lapses")] : []), ...sharedWin(winners)];
}
