// @ts-check
// The records of compiled rules: their fields as numbers and lists. Sets of 64 bits are eight bytes each, one a colour.
/** @import { Layout } from "./engine.js" */

/** @type {Record<string, [number, (data: DataView, at: number) => any, (data: DataView, at: number, value: any) => void]>} */
const TYPES = {
  u1: [1, (data, at) => data.getUint8(at), (data, at, value) => data.setUint8(at, value)],
  i1: [1, (data, at) => data.getInt8(at), (data, at, value) => data.setInt8(at, value)],
  u2: [2, (data, at) => data.getUint16(at, true), (data, at, value) => data.setUint16(at, value, true)],
  u4: [4, (data, at) => data.getUint32(at, true), (data, at, value) => data.setUint32(at, value, true)],
  i4: [4, (data, at) => data.getInt32(at, true), (data, at, value) => data.setInt32(at, value, true)],
  u8: [8, (data, at) => Array.from({ length: 8 }, (_, n) => data.getUint8(at + n)), (data, at, value) => value.forEach((/** @type {number} */ byte, /** @type {number} */ n) => data.setUint8(at + n, byte))],
};

/** All numbers of the rules: those of the card table, the others as printed (E0, B0). @param {any} facts @param {any} options @returns {any} */
export const numbersOf = (facts, options) => ({ ...facts.numbers, ...options.cards.numbers });

/** @param {Uint8Array} bytes */
const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** All fields of a record. @param {Layout} layout @param {Uint8Array} bytes @returns {any} */
export function readFields(layout, bytes) {
  const data = view(bytes);
  return Object.fromEntries(
    Object.entries(layout.fields).map(([name, [type, offset, length]]) => {
      const [size, read] = TYPES[type];
      return [name, length === 1 ? read(data, offset) : Array.from({ length }, (_, n) => read(data, offset + n * size))];
    }),
  );
}

/** Write some fields of a record; a list may be shorter than its field. @param {Layout} layout @param {Uint8Array} bytes @param {Record<string, any>} values */
export function writeFields(layout, bytes, values) {
  const data = view(bytes);
  for (const [name, value] of Object.entries(values)) {
    const [type, offset, length] = layout.fields[name],
      [size, , write] = TYPES[type];
    (length === 1 ? [value] : value).forEach((/** @type {any} */ one, /** @type {number} */ n) => write(data, offset + n * size, one));
  }
}
