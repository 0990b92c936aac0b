// @ts-check
// The guide of Einauge. Its text is chosen by the phase and the moves so far, not by a fixed script.
import { chestJewels, fightPrice, scores } from "../engine/einauge/kind.js";
import { numbersOf } from "../engine/fields.js";
import { amount, amounts, say } from "../engine/say.js";
import { LESSONS } from "./guide.js";
/** @typedef {import("./guide.js").Learner} Learner */
/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {Record<string, number>} Held amounts by their kind */

/** @type {Held} */
const WORTH = { sabres: 3, ducats: 1, jewels: 5 },
  /** The steps of the first turn count each. @type {Held} */
  EARLY = { fight: 2, fight_none: 2, lay: 3, wait: 3, again: 4 },
  BUYING = ["first", "again", "chests", "sell", "near"]; // what the first purchases teach, one each

/** The content of the panel. @param {Learner} learner @returns {import("./guide.js").Told} */
export const guide = (learner) => new Lesson(learner).whole();

class Lesson {
  /** @param {Learner} learner */
  constructor({ game, seat, toAct, isOver, names }) {
    this.game = game;
    this.seat = seat;
    this.isOver = isOver;
    this.isAsked = toAct.includes(seat);
    this.name = names[1 - seat];
    this.plain = game.plain();
    this.mine = this.plain.seats[seat];
    this.bought = game.steps.filter((step) => step.seat === seat && step.text.startsWith("buy")).length;
    this.legal = this.isAsked ? game.legal(seat) : [];
  }

  whole() {
    const key = this.key(),
      facts = this.facts(key),
      first = key === "first" ? [say("guide-einauge-win")] : [];
    return { lesson: this.lesson(key), title: say(`guide-einauge-title-${key}`, facts), say: [...first, say(`guide-einauge-text-${key}`, facts)], news: this.news(), mark: this.suggested(key) };
  }

  // -- which lesson --------------------------------------------------------------------------------------------------------

  /** The key of the present lesson. @returns {string} */
  key() {
    if (this.isOver) return "over";
    if (!this.isAsked) return "wait";
    const { phase } = this.game;
    if (phase === "buy") return this.buying();
    return phase === "fight" && !this.offers("fight").length ? "fight_none" : phase;
  }

  buying() {
    if (!this.offers("buy").length) return "short";
    return this.plain.turns_left === null ? (BUYING[this.bought] ?? "free") : "sight";
  }

  /** The number of the lesson: each step of the first turn counts, then each turn. @param {string} key */
  lesson(key) {
    return this.bought > 1 || key === "over" || key === "final" ? Math.min(this.bought + 3, LESSONS) : (EARLY[key] ?? 1);
  }

  // -- the figures ---------------------------------------------------------------------------------------------------------

  /** @param {string} key */
  facts(key) {
    const totals = scores(this.game.score().rows).map(({ total }) => amount("jewels", total));
    return {
      ducats: amount("ducats", this.mine.ducats),
      sabres: amount("sabres", this.mine.sabres),
      cards: amount("cards", this.plain.pile.length),
      name: this.name,
      mine: totals[this.seat],
      theirs: totals[1 - this.seat],
      ...(key === "first" || key === "again" ? this.offered("buy") : key === "fight" ? this.offered("fight") : key === "chests" ? this.chests() : {}),
    };
  }

  /** The cards that can be taken now, ships last. @param {string} verb */
  offers(verb) {
    const words = this.legal.map((text) => text.split(" ")).filter(([first]) => first === verb),
      cards = new Set(words.filter(([, second]) => second !== "ship").map((each) => each.slice(1, 3).join(" ")));
    return [...[...cards].sort(), ...(words.some(([, second]) => second === "ship") ? ["ship"] : [])];
  }

  /** The card that would bring most. @param {string} verb */
  best(verb) {
    const value = (/** @type {string} */ card) => [Number(this.opensFight(card)), this.worth(card, this.mine)],
      isBetter = (/** @type {number[]} */ [fight, worth], /** @type {number[]} */ [than, other]) => fight > than || (fight === than && worth > other);
    return this.offers(verb).reduce((found, card) => (isBetter(value(card), value(found)) ? card : found));
  }

  /** That card, with its price. @param {string} verb */
  offered(verb) {
    const { options, type } = this.game,
      card = this.best(verb),
      face = this.face(card),
      price = verb === "buy" ? amount("ducats", face.price) : amount("sabres", fightPrice(numbersOf(type.facts, options), face));
    return { card, price, income: amounts(this.income(card, this.mine)) };
  }

  /** Whether a first card brings a sabre and has its colour on the pirate table: then all can be tried. @param {string} card */
  opensFight(card) {
    const colour = (/** @type {string} */ one) => one.split(" ")[0];
    return !this.bought && Boolean(this.income(card, this.mine).sabres) && this.plain.table.some((/** @type {string} */ lying) => colour(lying) === colour(card));
  }

  /** The face of a card: `red 4`, `ship`, or the name alone. @param {string} card */
  face(card) {
    const { islands, ship } = this.game.options.cards,
      name = card.slice(card.indexOf(" ") + 1);
    return name === "ship" ? ship : islands.find((/** @type {any} */ island) => island.name === name);
  }

  /** What all cards of a row bear together. @param {string[]} row @param {string[]} [kinds] @returns {Held} */
  bears(row, kinds = ["sabres", "ducats", "jewels"]) {
    return Object.fromEntries(kinds.map((kind) => [kind, row.reduce((sum, name) => sum + this.face(name)[kind], 0)]));
  }

  /** E4.3: what the row of a card pays when it joins; nothing for a ship, whose row is not known. @param {string} card @param {any} owner @returns {Held} */
  income(card, owner) {
    const [colour, name] = card.split(" ");
    return name ? this.bears([...(owner.rows[colour] ?? []), name]) : {};
  }

  /** @param {string} card @param {any} owner */
  worth(card, owner) {
    return Object.entries(this.income(card, owner)).reduce((sum, [kind, number]) => sum + WORTH[kind] * number, 0) * 2 - this.face(card).price;
  }

  chests() {
    const rows = /** @type {string[][]} */ (Object.values(this.mine.rows)),
      held = rows.reduce((sum, row) => sum + this.bears(row, ["chests"]).chests, 0),
      jewels = Object.values(chestJewels(this.game)[this.seat]).reduce((sum, number) => sum + number, 0);
    return { chests: amount("chests", held), jewels: amount("jewels", jewels) };
  }

  // -- the suggested move --------------------------------------------------------------------------------------------------

  /** A sensible legal move while the lessons last. @param {string} key @returns {string | null} */
  suggested(key) {
    if (key === "short") return this.legal.includes("sell jewel") ? "sell jewel" : this.legal[0];
    if (key === "lay") return `lay ${this.poorest()}`;
    if (key === "fight_none") return "pass";
    const verb = BUYING.includes(key) ? "buy" : key === "fight" || key === "final" ? "fight" : "";
    if (!verb || !this.offers(verb).length) return null;
    const start = `${verb} ${this.best(verb)}`;
    return this.legal.find((text) => text.startsWith(start)) ?? null;
  }

  /** The card of the display that would bring the other least. */
  poorest() {
    const theirs = this.plain.seats[1 - this.seat];
    return this.plain.display.reduce((/** @type {string} */ found, /** @type {string} */ card) => (this.worth(card, theirs) < this.worth(found, theirs) ? card : found));
  }

  // -- what has just happened ----------------------------------------------------------------------------------------------

  /** What the own row paid, as long as nothing else was decided since by this seat. */
  news() {
    const { steps } = this.game,
      taken = steps.findLastIndex((step) => step.seat === this.seat && /^(buy|fight)/.test(step.text)),
      isLast = steps.slice(taken + 1).every((step) => step.seat !== this.seat || step.text.startsWith("pass"));
    return taken >= 0 && isLast ? [this.paid(taken)] : [];
  }

  /** @param {number} number of the step */
  paid(number) {
    const [before, after] = [number, number + 1].map((at) => this.game.plain(at).seats[this.seat].rows),
      grown = Object.keys(after).find((colour) => after[colour].length > (before[colour] ?? []).length);
    return grown ? say("guide-paid", { colour: grown, income: amounts(this.bears(after[grown])) }) : say("guide-alone");
  }
}
