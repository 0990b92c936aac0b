// @ts-check
// The bots of a module with their weights. Moves may take long to compute, so a page runs them in a web worker.
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {number | {type: string, shape: number[], at?: number}} Leaf an argument of `choose` (web/site/weights.py) */
/** @typedef {{rules: Uint8Array, state: Uint8Array, seat: number, policy: number, words: Uint8Array}} Question `words`: 32 bytes of a generator */

const STATES = 32, // the first is looked at, the others are for the search
  /** @type {Record<string, number>} */
  SIZES = { u2: 2, f4: 4, f8: 8, i8: 8 };

/** The bots of a module, with their weights in its memory. */
export class Thinker {
  /** @param {Engine} engine @param {number[]} knowledge arguments of `choose` */
  constructor(engine, knowledge) {
    const { rules, state } = engine.description;
    this.engine = engine;
    this.knowledge = knowledge;
    this.rules = engine.room(rules.size);
    this.states = engine.room(STATES * state.size);
    this.words = engine.room(32);
  }

  /** The action of a bot. The state that it gets has no secret choices. @param {Question} question @returns {number} */
  choose({ rules, state, seat, policy, words }) {
    const { engine } = this;
    engine.bytes(this.rules, rules.length).set(rules);
    engine.bytes(this.states, state.length).set(state);
    engine.bytes(this.words, 32).set(words);
    return engine.call.choose(this.rules, this.states, seat, policy, ...this.knowledge, this.words);
  }
}

/** Write the knowledge of bots to the memory of a module; return the arguments of `choose`. @param {Engine} engine @param {Leaf[]} leaves @param {ArrayBuffer} weights numbers of 16 bits */
export function learned(engine, leaves, weights) {
  const halves = new Uint16Array(weights);
  return leaves.flatMap((leaf) => {
    if (typeof leaf === "number") return [leaf];
    const length = leaf.shape.reduce((all, one) => all * one, 1),
      place = engine.room(Math.max(16, length * SIZES[leaf.type]));
    if (leaf.at !== undefined) new Float32Array(engine.call.memory.buffer, place, length).set(Array.from(halves.subarray(leaf.at, leaf.at + length), fromHalf));
    return [place, ...leaf.shape];
  });
}

/** The value of a 16-bit float (IEEE 754). @param {number} bits */
function fromHalf(bits) {
  const exponent = (bits >> 10) & 31,
    fraction = bits & 1023,
    size = exponent ? 2 ** (exponent - 25) * (1024 + fraction) : 2 ** -24 * fraction; // neither infinite nor missing: weights are numbers
  return bits >> 15 ? -size : size;
}
