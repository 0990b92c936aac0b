// @ts-check
// The deal of a game as games/kit/chance.py has it: outcome(key, size) by SHA-256 of the seed and the key.
import { sha256 } from "./sha256.js";

const SPAN = 1n << 64n;

/**
 * The first 64 bits of the hash of a seed and an attempt.
 * @param {Uint8Array} seed 32 bytes
 * @param {bigint} attempt 12 bytes
 */
function hash(seed, attempt) {
  const asked = new DataView(new ArrayBuffer(44));
  new Uint8Array(asked.buffer).set(seed);
  asked.setUint32(32, Number(attempt >> 64n));
  asked.setBigUint64(36, BigInt.asUintN(64, attempt));
  return new DataView(sha256(new Uint8Array(asked.buffer)).buffer).getBigUint64(0);
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

/** A random seed of 32 bytes. */
export const newSeed = () => crypto.getRandomValues(new Uint8Array(32));
