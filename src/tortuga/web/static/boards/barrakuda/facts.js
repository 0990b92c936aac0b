// @ts-check
// What a drawing of Barrakuda reads from a view. What needs a rule is in view.extra.
/** @import { BarrakudaState, View } from "../view.js" */

export const WRECKS = [1, 2, 3, 4, 5, 6];
export const BARRACUDA = "barracuda";

/** The move that plays a card. @param {number | string} card */
export const moveOf = (card) => (card === BARRACUDA ? BARRACUDA : `dive ${card}`);

/** A card as part of a piece's name: 3, B. @param {number | string} card */
export const letterOf = (card) => (card === BARRACUDA ? "B" : String(card));

/** The gold in the vault of a seat, or of its team. @param {View} view @param {number} seat */
export const vaultOf = (view, seat) => view.state.vaults[view.options.teams ? seat % 2 : seat];

/** Where the wrecks lie: their cells as parts of the whole map, and its size. @param {View} view */
export function chart(view) {
  const cells = /** @type {[number, number][]} */ (view.extra.cells);
  const rows = Math.max(1, ...cells.map(([row]) => row + 1)),
    columns = Math.max(1, ...cells.map(([, column]) => column + 1));
  return { rows, columns, places: cells.map(([row, column]) => ({ x: column / columns, y: row / rows })) };
}

/** The seats in groups by the length of their rows, the shortest first. @param {number[]} lengths */
export const order = (lengths) =>
  [...new Set(lengths)]
    .sort((a, b) => a - b)
    .map((length) => ({ length, seats: lengths.flatMap((own, seat) => (own === length ? [seat] : [])) }));

/** The places in the order of play: `2`, or `2=` if it is shared. @param {number[]} lengths */
export const ranks = (lengths) =>
  lengths.map(
    (own) => 1 + lengths.filter((other) => other < own).length + (lengths.filter((other) => other === own).length > 1 ? "=" : ""),
  );

/** Hand and row of a seat, each with the Barracuda card where it is. @param {BarrakudaState["seats"][0]} held */
export function cardsOf({ hand, row, barracuda }) {
  return { hand: barracuda === "hand" ? [...hand, BARRACUDA] : hand, row: barracuda === "hand" ? row : [...row, BARRACUDA] };
}
