// @ts-check
// The fields of a state that the log and the board of Barrakuda use (render/barrakuda/sight.py); sealed choices are not read.

const READ = ["answer", "special", "general"]; // phases in which initiative is as it was read at the start of the actions

/** The members of a set of cards. @param {any} facts @param {number} set */
const cardsIn = (facts, set) => Array.from({ length: facts.barracuda }, (_, n) => n + 1).filter((card) => (set >> card) & 1);

/** @param {any} facts @param {number} row the oldest card the lowest digit */
function rowOf(facts, row) {
  const cards = [];
  for (let left = row; left; left >>= facts.card_bits) cards.push(left & ((1 << facts.card_bits) - 1));
  return cards;
}

/** @param {any} facts @param {number} players @param {any} state */
export function sightOf(facts, players, state) {
  const phase = /** @type {string} */ (facts.phases[state.phase]),
    hands = /** @type {number[]} */ (state.hand.slice(0, players)),
    hand = hands.map((cards) => cardsIn(facts, cards).filter((card) => card !== facts.barracuda));
  return {
    players,
    turn: /** @type {number} */ (state.turn),
    phase,
    fish: /** @type {number} */ (state.fish),
    near: /** @type {number[]} */ (state.near),
    gold: /** @type {number[]} */ (state.gold),
    bag: /** @type {number[]} */ (state.bag.slice(0, players)),
    vault: /** @type {number[]} */ (state.vault),
    hand,
    row: /** @type {number[][]} */ (state.row.slice(0, players).map((/** @type {number} */ row) => rowOf(facts, row))),
    holds: hands.map((cards) => ((cards >> facts.barracuda) & 1) === 1),
    pawn: /** @type {number[]} */ (state.pawn.slice(0, players)),
    lying: hands.map((_, seat) => ((state.lying >> seat) & 1) === 1),
    distance: /** @type {number} */ (state.distance),
    wreck: /** @type {number} */ (state.wreck),
    initiative: /** @type {number[]} */ (READ.includes(phase) ? state.initiative.slice(0, players) : hand.map((cards) => facts.cards_in_hand - cards.length)),
    pair: cardsIn(facts, state.pair),
  };
}
/** @typedef {ReturnType<typeof sightOf>} Sight */
