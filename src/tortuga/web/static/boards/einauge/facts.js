// @ts-check
// What a drawing of Einauge reads from a view. What needs a rule is in view.extra.
/** @import { View, Face } from "../view.js" */

export const SHIP = "ship";
export const KINDS = /** @type {const} */ (["sabres", "ducats", "jewels"]);
export const PURSE = /** @type {const} */ (["ducats", "sabres", "jewels"]);
/** What one does with a card of the display and of the pirate table, by phase. @type {Record<string, [string, string]>} */
const VERBS = { buy: ["buy", "fight"], fight: ["buy", "fight"], lay: ["lay", "fight"], final: ["fight", "fight"] };

/** Colour and name of a card as in a record: `red 4`, `ship`. @param {string} card */
export function partsOf(card) {
  const [colour, name] = card.split(" ");
  return { colour, name: name ?? SHIP };
}

/** The face of a card, and which of the seven islands it is. @param {View["options"]} options @param {string} name @returns {{face: Face, rank: number}} */
export function faceOf(options, name) {
  const { islands, ship } = options.cards,
    rank = islands.findIndex((/** @type {Face} */ face) => face.name === name);
  return { face: rank < 0 ? ship : islands[rank], rank };
}

/** What the cards of a row bear together. @param {View} view @param {string[]} row */
export function borne(view, row) {
  const sum = { sabres: 0, ducats: 0, jewels: 0, chests: 0 };
  for (const name of row) {
    const { face } = faceOf(view.options, name);
    for (const kind of /** @type {(keyof typeof sum)[]} */ (Object.keys(sum))) sum[kind] += face[kind];
  }
  return sum;
}

/** The seat whose rows are drawn large: mine, or the one that a spectator has put there. @param {View} view @param {{main: number | null}} ui */
export const mainSeat = (view, { main }) => view.seat ?? main ?? 0;

/** What is done with the cards of a zone now. @param {View} view @param {"display" | "table"} zone */
export const verbOf = (view, zone) => (VERBS[view.state.phase] ?? VERBS.buy)[zone === "display" ? 0 : 1];

/** The legal moves that take or lay a card. @param {View} view @param {string} verb @param {string} card */
export const movesWith = (view, verb, card) =>
  view.legal.filter((move) => move === `${verb} ${card}` || move.startsWith(`${verb} ${card} `));

/** Slots with exactly these cards: those that lie there stay, new ones fill the gaps. @param {(string | null)[]} slots @param {string[]} cards */
export function arrange(slots, cards) {
  const left = [...cards],
    kept = slots.map((card) => {
      const at = card === null ? -1 : left.indexOf(card);
      return at < 0 ? null : left.splice(at, 1)[0];
    });
  for (const card of left) kept[kept.indexOf(null)] = card;
  return kept;
}
