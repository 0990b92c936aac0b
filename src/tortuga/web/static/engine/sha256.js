// @ts-check
// A synchronous SHA-256: the browser's own is asynchronous, and exists only on https and localhost.

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

/** @param {number[]} state eight words, changed @param {DataView} data @param {number} at where 64 bytes begin */
function compress(state, data, at) {
  const words = Array.from({ length: 16 }, (_, i) => data.getInt32(at + 4 * i));
  let [a, b, c, d, e, f, g, h] = state;
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
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
}

/** The 32 bytes of a hash. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const data = new DataView(new ArrayBuffer((bytes.length + 72) & ~63)),
    state = [...START];
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(data.byteLength - 4, bytes.length << 3);
  for (let at = 0; at < data.byteLength; at += 64) compress(state, data, at);
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => found.setInt32(4 * i, word));
  return new Uint8Array(found.buffer);
}

/** Bytes as hexadecimal digits. @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** JSON with sorted keys and no white space, ASCII only: what all hashes are taken of. @param {unknown} value */
export const canonical = (value) => JSON.stringify(sorted(value)).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** @param {any} value @returns {unknown} */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}
