// @ts-check
// The last moves as beats: a card moves, then coins fly from the row that pays to the purse.
import { borne, PURSE, SHIP } from "./facts.js";
/** @import { View, Goods, Step, EinaugeState as State } from "../view.js" */
/** @typedef {{kind: string, state: State, step: number, flows?: [string, string, number, string][]}} Beat */

/** How long each beat normally takes, in milliseconds, beside the gliding of the cards. @type {Record<string, number>} */
export const TIMES = { move: 0, paid: 500 };

/** @param {View} view @param {State} _before @param {Step[]} steps @returns {Beat[]} */
export const beats = (view, _before, steps) =>
  steps.flatMap(({ seat, text, state }, step) => {
    const colour = seat === null ? "" : rowOf(text),
      row = seat !== null && state.seats[seat].rows[colour];
    if (!row) return [{ kind: "move", state, step }];
    const pays = borne(view, row),
      flows = PURSE.flatMap((kind) => (pays[kind] ? [flow(seat, colour, kind, pays[kind])] : []));
    const unpaid = state.seats.map((/** @type {State["seats"][0]} */ one, /** @type {number} */ n) =>
      n === seat ? { ...one, ...less(one, pays) } : one,
    );
    return flows.length
      ? [
          { kind: "move", state: { ...state, seats: unpaid }, step },
          { kind: "paid", state, flows, step },
        ]
      : [{ kind: "move", state, step }];
  });

/** The row that a move makes pay: the colour of the card, or where the ship goes. @param {string} text */
function rowOf(text) {
  const [verb, what, where] = text.split(" ");
  return verb === "buy" || verb === "fight" ? (what === SHIP ? where : what) : "";
}

/** @param {State["seats"][0]} seat @param {Goods} pays */
const less = (seat, pays) => Object.fromEntries(PURSE.map((kind) => [kind, seat[kind] - pays[kind]]));

/** @param {number} seat @param {string} colour @param {string} kind @param {number} number @returns {[string, string, number, string]} */
const flow = (seat, colour, kind, number) => [`row-${seat}-${colour},mini-${seat}-${colour}`, `held-${seat}-${kind}`, number, `tg-${kind}`];

/** The cards that somebody took or laid, as pieces: they stay marked until one's own next move. @param {Step[]} steps */
export const touched = (steps) =>
  new Set(
    steps.flatMap(({ seat, text }) =>
      seat !== null && /^(buy|fight|lay) (?!ship)/.test(text) ? [`card:${text.split(" ").slice(1, 3).join(" ")}`] : [],
    ),
  );

/** Where new pieces come from: ships from ships that are gone, cards from the pile. @param {string[]} gone @param {string[]} fresh */
export function origins(gone, fresh) {
  const ships = gone.filter((piece) => piece.startsWith("ship:"));
  return Object.fromEntries(fresh.map((piece) => [piece, (piece.startsWith("ship:") && ships.shift()) || "pile"]));
}
