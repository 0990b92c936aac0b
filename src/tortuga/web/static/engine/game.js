// @ts-check
// A game like games/kit/game.py: a pure function of options, seed and moves. The rules are those of the module.
import { Play, load } from "./engine.js";
import { readFields } from "./fields.js";
import { viewOf } from "./scene.js";
/** @typedef {{ seat: number | null, number: number, text: string }} Step null: chance */
/** @typedef {{ state: any, extra?: any }} Start a position in plain fields (docs/records.md), and the extra of its view if it is known: where cards and wrecks lie */
/** @typedef {import("./kind.d.ts").Kind} Kind */

/** A kind of game: its rules, its facts, and the functions of its kind.js. */
export class GameType {
  /** @param {import("./engine.js").Engine} engine @param {any} facts @param {Kind} kind */
  constructor(engine, facts, kind) {
    this.engine = engine;
    this.facts = facts;
    this.kind = kind;
    /** @type {Record<string, number>} */
    this.bots = engine.description.bots;
  }

  /** The options with which a game for so many begins, some of them as given. @param {number} players @param {object} [given] */
  options(players, given = {}) {
    return { ...this.facts.defaults[players].options, ...given };
  }
}

/** Load the rules and facts of a game. @param {string} name @param {(path: string) => Promise<Response>} [get] */
export async function loadType(name, get = (path) => fetch(new URL(path, import.meta.url))) {
  const [module, description, facts, kind] = await Promise.all([
    get(`${name}.wasm`).then((answer) => answer.arrayBuffer()),
    get(`${name}.json`).then((answer) => answer.json()),
    get(`${name}.facts.json`).then((answer) => answer.json()),
    import(`./${name}/kind.js`),
  ]);
  return new GameType(await load(module, description), facts, kind);
}

/** A refused move; the message is a code of refusals.py. */
export class Refused extends Error {
  /** @param {string} code */
  constructor(code) {
    super(`expected a legal move; ${code} came`);
    this.code = code;
  }
}

/** A game with all its past states. */
export class Game {
  /**
   * @param {GameType} type
   * @param {any} options plain
   * @param {Uint8Array | null} seed of the deal; null: chance waits for pushChance
   * @param {Start | null} [start] the position it begins at, if that is not the beginning
   */
  constructor(type, options, seed, start = null) {
    this.type = type;
    this.options = options;
    this.seed = seed;
    this.play = new Play(type.engine);
    this.notation = type.kind.notation(type.facts, options);
    /** @type {Step[]} */
    this.steps = [];
    /** @type {any[]} */
    this.read = []; // cache of the fields of states
    this.begin(start);
  }

  /** Begin again: memory of the module is never freed, so reuse one game in place of making many. @param {Start | null} start */
  begin(start) {
    const { type, options } = this,
      base = Uint8Array.from(atob(type.facts.defaults[options.players].rules), (sign) => sign.charCodeAt(0));
    type.kind.writeRules(type, options, base);
    this.start = start;
    this.steps.length = this.read.length = 0;
    this.play.begin(base);
    if (start) type.kind.writeState(this, start.state, this.play.state.fill(0));
    this.settle();
  }

  /** The number of seats. @returns {number} */
  get players() {
    return this.options.players;
  }

  /** The fields of the state after so many steps. @param {number} [number] @returns {any} */
  at(number = this.steps.length) {
    return (this.read[number] ??= readFields(this.type.engine.description.state, this.play.stateAt(number)));
  }

  /** The plain state after so many steps, as a seat may see it; undefined: all of it. @param {number} [number] @param {number | null} [seat] */
  plain(number = this.steps.length, seat) {
    return this.type.kind.plain(this, this.at(number), seat);
  }

  /**
   * The view of a seat (null: a spectator), as the boards take it, without the options.
   * @param {number | null} seat
   * @param {import("../boards/view.d.ts").Seat[]} [seats] who sits there
   * @param {{sealed?: Map<number, string>, isRunning?: boolean}} [given] choices of this turn that are not in the game yet
   */
  view(seat, seats = [], given = {}) {
    return viewOf(this, seat, seats, given);
  }

  /** @returns {string} */
  get phase() {
    return this.type.facts.phases[this.at().phase];
  }

  get isOver() {
    return this.play.isOver;
  }

  /** Whether all seats choose at once now, each in secret. */
  get isSealed() {
    return this.phase === this.type.facts.sealed;
  }

  /** The seats that have yet to decide now. @returns {number[]} */
  get seatsToMove() {
    if (this.isOver || this.play.question().size) return [];
    return this.play.isSimultaneous ? this.type.kind.waiting(this, this.at()) : [this.play.turn];
  }

  /** The texts of the legal moves of a seat. @param {number} seat */
  legal(seat) {
    return this.play.legal(seat).map((action) => this.notation.move(action));
  }

  /** Why a seat may not do a move: a code, or "" if it may. @param {string} move @param {number} seat @returns {string} */
  whyNot(move, seat) {
    const code = this.play.whyNot(seat, this.notation.action(move));
    return code ? this.type.facts.refusals[code] : "";
  }

  /** Do a legal move and the outcomes of chance after it. @param {string} move @param {number} seat */
  push(move, seat) {
    const number = this.notation.action(move),
      { refusal } = this.play.push(seat, number);
    if (refusal) throw new Refused(this.type.facts.refusals[refusal]);
    this.steps.push({ seat, number, text: this.notation.move(number) });
    this.read.length = Math.min(this.read.length, this.steps.length);
    this.settle();
  }

  /** Apply outcomes of the deal until a seat decides. */
  settle() {
    if (!this.seed) return;
    for (const number of this.play.settle(this.seed)) this.steps.push({ seat: null, number, text: this.notation.outcome(number) });
  }

  /** Apply the outcome of chance that a text means. @param {string} text */
  pushChance(text) {
    const number = this.notation.outcomeNumber(text);
    if (number === null || !this.play.pushChance(number)) throw new Refused("no_such_move");
    this.steps.push({ seat: null, number, text: this.notation.outcome(number) });
    this.read.length = Math.min(this.read.length, this.steps.length);
  }

  /** Take back the last move and the outcomes after it; return it, or null if there is none. @returns {Step | null} */
  pop() {
    const last = this.steps.findLastIndex(({ seat }) => seat !== null);
    if (last < 0) return null;
    const step = this.steps[last];
    this.#cut(last);
    return step;
  }

  /**
   * Go to the position after the first of these steps. Outcomes of chance are taken from the steps, not from the deal.
   * @param {Pick<Step, "seat" | "text">[]} steps
   * @param {number} [number]
   */
  goTo(steps, number = steps.length) {
    const { seed } = this,
      isSame = (/** @type {number} */ n) => n < this.steps.length && steps[n].seat === this.steps[n].seat && steps[n].text === this.steps[n].text;
    let same = 0;
    while (same < number && isSame(same)) same++;
    this.#cut(same);
    this.seed = null;
    for (const { seat, text } of steps.slice(same, number)) {
      if (seat === null) this.pushChance(text);
      else this.push(text, seat);
    }
    this.seed = seed;
  }

  /** Take back all but so many steps. @param {number} number */
  #cut(number) {
    this.steps.length = number;
    this.read.length = Math.min(this.read.length, number + 1);
    this.play.back(number);
  }

  /** The score sheet as if the game ended now, a row a seat, and the winners. */
  score() {
    const { sheet, winners } = this.play.score(),
      columns = this.type.engine.description.sheet[1],
      seats = Array.from({ length: this.players }, (_, seat) => seat);
    return { rows: seats.map((seat) => sheet.slice(seat * columns, (seat + 1) * columns)), winners: seats.filter((seat) => (winners >> seat) & 1) };
  }

  /** Who won and why; null while the game goes on. */
  outcome() {
    return this.isOver ? { winners: this.score().winners, why: this.type.kind.why(this, this.at()) } : null;
  }

  /** The request to a bot on a seat (thinker.js). It contains the whole state, in which secret choices are not stored yet. @param {string} bot @param {number} seat */
  question(bot, seat) {
    const { play, type, players } = this,
      rules = type.engine.bytes(play.rules, type.engine.description.rules.size).slice();
    return { game: type.facts.name, players, rules, state: play.state.slice(), seat, policy: type.bots[bot], words: crypto.getRandomValues(new Uint8Array(32)) };
  }
}
