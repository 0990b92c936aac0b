// @ts-check
// The deal of a game as games/kit/chance.py has it: outcome(key, size) by SHA-256 of the seed and the key.

const SPAN = 1n << 64n;
/** @type {number[]} */
const ROUNDS = [];
/** @type {number[]} */
const START = [];

/** The first 32 bits of the fraction of a root. @param {number} root */
const fraction = (root) => ((root % 1) * 2 ** 32) | 0;

for (let number = 2; ROUNDS.length < 64; number++) {
  let prime = true;
  for (let by = 2; by * by <= number; by++) prime &&= number % by !== 0;
  if (prime) {
    if (START.length < 8) START.push(fraction(Math.sqrt(number)));
    ROUNDS.push(fraction(Math.cbrt(number)));
  }
}

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * The first 64 bits of the SHA-256 of 44 bytes: one block.
 * @param {Uint8Array} seed 32 bytes
 * @param {bigint} attempt 12 bytes
 */
function hash(seed, attempt) {
  const block = new DataView(new ArrayBuffer(64));
  new Uint8Array(block.buffer).set(seed);
  block.setUint32(32, Number(attempt >> 64n));
  block.setBigUint64(36, BigInt.asUintN(64, attempt));
  block.setUint8(44, 0x80);
  block.setUint32(60, 8 * 44);
  const words = Array.from({ length: 16 }, (_, i) => block.getInt32(4 * i));
  let [a, b, c, d, e, f, g, h] = START;
  for (let i = 0; i < 64; i++) {
    if (i > 15) {
      const [near, far] = [words[i - 2], words[i - 15]];
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      words[i] = (words[i - 16] + low + words[i - 7] + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10))) | 0;
    }
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + words[i];
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return (BigInt((START[0] + a) >>> 0) << 32n) | BigInt((START[1] + b) >>> 0);
}

/**
 * The outcome of a deal for a key, among so many equally likely ones.
 * @param {Uint8Array} seed
 * @param {number} key
 * @param {number} size
 */
export function outcome(seed, key, size) {
  const limit = SPAN - (SPAN % BigInt(size)); // values above would favour the low outcomes
  for (let attempt = BigInt(key) << 32n; ; attempt++) {
    const value = hash(seed, attempt);
    if (value < limit) return Number(value % BigInt(size));
  }
}
