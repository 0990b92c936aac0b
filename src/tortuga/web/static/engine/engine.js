// @ts-check
// A game's rules in WebAssembly, made by `tortuga build-wasm` from the compiled rules of the server.
// docs/how-to/build-the-rules-for-the-browser.md lists what a module exports.
import { outcome } from "./deal.js";

/** @typedef {{ size: number, fields: Record<string, [string, number, number]> }} Layout a type, offset and length each */
/** @typedef {{ state: Layout, rules: Layout, sheet: [number, number], bots: Record<string, number> }} Description */
/** @typedef {{ refusal: number, size: number, key: number }} Answer of a push: size and key are chance's next question */

const SHARE = 65536; // of WebAssembly's memory
const MOST_ACTIONS = 512;

/** The module of a game with its memory. */
export class Engine {
  /** @param {WebAssembly.Instance} instance @param {Description} description */
  constructor(instance, description) {
    /** @type {any} */
    this.call = instance.exports; // by name; arrays are passed as addresses
    this.description = description;
    this.top = this.call.__heap_base.value;
  }

  /** Allocate bytes that are never freed; return their address. @param {number} bytes */
  room(bytes) {
    const at = (this.top + 15) & ~15;
    this.top = at + bytes;
    const missing = this.top - this.call.memory.buffer.byteLength;
    if (missing > 0) this.call.memory.grow(Math.ceil(missing / SHARE));
    return at;
  }

  /** The bytes at an address, as they are now. @param {number} at @param {number} bytes */
  bytes(at, bytes) {
    return new Uint8Array(this.call.memory.buffer, at, bytes);
  }

  /** The whole numbers of 32 bits at an address. @param {number} at @param {number} length */
  numbers(at, length) {
    return new Int32Array(this.call.memory.buffer, at, length);
  }

  /** The whole numbers of 64 bits at an address, which are small. @param {number} at @param {number} length */
  longs(at, length) {
    return Array.from(new BigInt64Array(this.call.memory.buffer, at, length), Number);
  }
}

/** @param {BufferSource} module @param {Description} description */
export async function load(module, description) {
  const imports = { env: /** @type {any} */ (Math) }; // exp, log: what a bot's values need
  const { instance } = await WebAssembly.instantiate(module, imports);
  return new Engine(instance, description);
}

/** One game: its states lie one after the other, so that taking back is stepping back. */
export class Play {
  /** @param {Engine} engine @param {number} most states that there is room for */
  constructor(engine, most = 2048) {
    const { state, rules, sheet } = engine.description;
    this.engine = engine;
    this.most = most;
    this.top = 0;
    this.rules = engine.room(rules.size);
    this.states = engine.room(most * state.size);
    this.actions = engine.room(8 * MOST_ACTIONS);
    this.sheet = engine.room(8 * sheet[0] * sheet[1]);
    this.out = engine.room(16);
  }

  /** Begin a game by these rules. @param {Uint8Array} rules the record that options make */
  begin(rules) {
    this.engine.bytes(this.rules, rules.length).set(rules);
    this.top = 0;
    this.engine.call.begin(this.rules, this.states, 0);
  }

  /** Take back all but so many states after the first. @param {number} top */
  back(top) {
    this.top = top;
  }

  /** The bytes of the state after so many steps. @param {number} number */
  stateAt(number) {
    const { size } = this.engine.description.state;
    return this.engine.bytes(this.states + number * size, size);
  }

  /** Whether all seats choose at once now. */
  get isSimultaneous() {
    return this.engine.call.is_simultaneous(this.at) !== 0;
  }

  /** The bytes of the present state. */
  get state() {
    return this.engine.bytes(this.at, this.engine.description.state.size);
  }

  /** The address of the present state. */
  get at() {
    return this.states + this.top * this.engine.description.state.size;
  }

  /** Whether the game has ended. */
  get isOver() {
    return this.engine.call.is_over(this.at) !== 0;
  }

  /** The seat that decides; where several decide at once, the lowest that has not yet. @returns {number} */
  get turn() {
    return this.engine.call.decider(this.at);
  }

  /** The legal actions of a seat, rising. @param {number} seat */
  legal(seat) {
    const found = this.engine.call.legal_actions(this.rules, this.states, this.top, seat, this.actions);
    return this.engine.longs(this.actions, found);
  }

  /** The refusal of an action, or 0. @param {number} seat @param {number} action @returns {number} */
  whyNot(seat, action) {
    return this.engine.call.why_not_push(this.rules, this.states, this.top, seat, action);
  }

  /** Do an action; if it is refused, nothing changes. @param {number} seat @param {number} action @returns {Answer} */
  push(seat, action) {
    this.engine.call.push(this.rules, this.states, this.#withRoom(), seat, action, this.out);
    const [refusal, size, key] = this.engine.numbers(this.out, 3);
    if (!refusal) this.top++;
    return { refusal, size, key };
  }

  /** What chance is asked: how many outcomes it has (0: nothing), and the key for a deal. */
  question() {
    this.engine.call.question(this.rules, this.states, this.top, this.out);
    const [size, key] = this.engine.numbers(this.out, 2);
    return { size, key };
  }

  /** Let a deal speak until a seat decides; the outcomes. @param {Uint8Array} seed */
  settle(seed) {
    const said = [];
    for (let { size, key } = this.question(); size; ) {
      this.engine.call.push_nth(this.rules, this.states, this.#withRoom(), outcome(seed, key, size), this.out);
      let number;
      [number, size, key] = this.engine.numbers(this.out, 3);
      said.push(number);
      this.top++;
    }
    return said;
  }

  /** Let chance say an outcome; false if it cannot. @param {number} number */
  pushChance(number) {
    const done = this.engine.call.push_chance(this.rules, this.states, this.#withRoom(), number) !== 0;
    if (done) this.top++;
    return done;
  }

  /** The score sheet by rows as if the game ended now, and the winners as a set of seats. */
  score() {
    const [seats, columns] = this.engine.description.sheet;
    this.engine.bytes(this.sheet, 8 * seats * columns).fill(0);
    const winners = this.engine.call.score_sheet(this.rules, this.states, this.top, this.sheet);
    return { sheet: this.engine.longs(this.sheet, seats * columns), winners };
  }

  #withRoom() {
    if (this.top + 1 >= this.most) throw new RangeError(`expected a game of at most ${this.most} states; a longer one came`);
    return this.top;
  }
}
