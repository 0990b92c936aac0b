// @ts-check
// Barrakuda in the page: its record of rules, its plain state, and what a board needs beside it (render/barrakuda/board.py).
import { numbersOf, writeFields } from "../fields.js";
import { notationOf } from "../say.js";
import { flowsOf } from "./flows.js";
import { cellsOf, distances, drawn, facesOf, nearOf, odds, orderAt, placeOf, wayOf } from "./sea.js";
import { sightOf } from "./sight.js";
export { scoreLines, scoreNotes, storyByStep } from "./tell.js";
/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../game.js").GameType} GameType */

const LAYOUT = "layout ";

/** @param {number} length */
const upTo = (length) => Array.from({ length }, (_, n) => n);

/** @param {any} facts */
export function notation(facts) {
  const texts = notationOf(facts, (text) => text);
  return {
    ...texts,
    outcome(/** @type {number} */ number) {
      if (number < facts.first_layout) return texts.outcome(number);
      const place = number - facts.first_layout,
        order = orderAt(place % facts.orders, facts.wrecks),
        shape = facts.shapes[Math.floor(place / facts.orders)];
      return LAYOUT + drawn(shape.map((/** @type {[number, number]} */ [row, column], /** @type {number} */ n) => [row, column, order[n]]));
    },
    outcomeNumber(/** @type {string} */ text) {
      if (!text.startsWith(LAYOUT)) return texts.outcomeNumber(text);
      const cells = cellsOf(text.slice(LAYOUT.length)),
        shape = facts.shapes.findIndex((/** @type {[number, number][]} */ one) => one.length === cells.length && one.every(([row, column], n) => row === cells[n][0] && column === cells[n][1]));
      return shape < 0 ? null : facts.first_layout + facts.orders * shape + placeOf(cells.map(([, , wreck]) => wreck));
    },
  };
}

/** The wrecks of this game, 1 to 6, with the limit of banks (B5.1). @param {any} facts @param {any} options */
export function cardsInPlay(facts, options) {
  const { cards, wrecks } = options,
    limit = numbersOf(facts, options).bank_limit,
    sign = (/** @type {any} */ icon) => (icon?.action === "bank" ? { ...icon, limit } : icon);
  return cards.base.map((/** @type {any} */ base, /** @type {number} */ n) => {
    const { special, general, stop } = wrecks.includes(n + 1) ? cards.alternative[n] : base;
    return { special: sign(special), general: sign(general), stop: sign(stop) };
  });
}

/** The layout as a drawing; null: chance draws one. @param {any} facts @param {any} options */
const drawingOf = (facts, { layout }) => (layout === facts.random_layout ? null : (facts.layouts[layout] ?? layout));

/** @param {GameType} type @param {any} options @param {Uint8Array} record */
export function writeRules({ engine, facts }, options, record) {
  const { rules } = engine.description,
    { players, goal, turn_limit, teams } = options,
    seats = upTo(players),
    drawing = drawingOf(facts, options),
    wrecks = cardsInPlay(facts, options),
    { start_gold, bank_limit, wreck_gold, distance_die } = numbersOf(facts, options),
    faces = facesOf(distance_die);
  const set = (/** @type {number} */ seat) => seats.filter((other) => (teams ? (other - seat) % 2 : other !== seat)).reduce((all, other) => all | (1 << other), 0);
  writeFields(rules, record, { goal, turn_limit, teams: Number(teams), declining: Number(options.declining === "allowed"), opponents: seats.map(set), purse: seats.map((seat) => (teams ? seat % 2 : seat)) });
  writeFields(rules, record, { layout_drawn: Number(drawing !== null), near: drawing === null ? Array(facts.wrecks + 1).fill(0) : nearOf(cellsOf(drawing), facts.wrecks) });
  writeFields(rules, record, { start_gold, bank_limit, wreck_gold, faces: faces.length, distances: [...faces, ...Array(distance_die.length - faces.length).fill(0)] });
  for (const slot of ["special", "general", "stop"]) {
    writeFields(rules, record, { [slot]: [0, ...wrecks.map((/** @type {any} */ wreck) => facts.icons[wreck[slot]?.action] ?? 0)] });
    if (slot !== "stop") writeFields(rules, record, { [`${slot}_x`]: [0, ...wrecks.map((/** @type {any} */ wreck) => wreck[slot]?.x ?? 0)] });
  }
}

// -- the plain state (docs/records.md) -------------------------------------------------------------------------------------

/** @param {Game} game @param {any} state @param {number | null} [seat] undefined: nothing is hidden */
export function plain({ options, type: { facts }, notation: texts }, state, seat) {
  const { players } = options,
    somebody = (/** @type {number} */ one) => (one === facts.nobody ? null : one),
    sight = sightOf(facts, players, state),
    numbers = upTo(facts.wrecks + 1).slice(1);
  const chosen = (/** @type {number} */ other) => {
    const card = state.chosen[other];
    if (card === facts.no_card) return null;
    return seat !== undefined && other !== seat ? "sealed" : texts.move(card);
  };
  return {
    players,
    phase: sight.phase,
    turn: state.turn,
    near: numbers.flatMap((low) => numbers.filter((high) => low < high && (state.near[low] >> high) & 1).map((high) => [low, high])),
    fish: state.fish,
    gold: state.gold.slice(1),
    seats: upTo(players).map((other) => ({
      hand: sight.hand[other],
      row: sight.row[other],
      barracuda: sight.holds[other] ? "hand" : "centre",
      pawn: state.pawn[other] || null,
      lying: sight.lying[other],
      bag: state.bag[other],
      chosen: chosen(other),
    })),
    vaults: state.vault.slice(0, options.teams ? 2 : players),
    distance: state.distance || null,
    actor: somebody(state.actor),
    wreck: state.wreck,
    initiative: state.initiative.slice(0, players),
    reds: state.reds.slice(0, players),
    victim: somebody(state.victim),
    pair: sight.pair.map((card) => (card === facts.barracuda ? "barracuda" : card)),
  };
}

/** @param {Game} game @param {any} position @param {Uint8Array} record */
export function writeState({ type: { engine, facts }, notation: texts }, position, record) {
  const { players, phase, turn, near, fish, gold, seats, vaults, distance, actor, wreck, initiative, reds, victim, pair } = position,
    numberOf = (/** @type {number | string} */ card) => (card === "barracuda" ? facts.barracuda : Number(card)),
    setOf = (/** @type {(number | string)[]} */ cards) => cards.reduce((/** @type {number} */ set, card) => set | (1 << numberOf(card)), 0),
    beside = Array(facts.wrecks + 1).fill(0),
    chosen = (/** @type {string | null} */ text) => (text === null ? facts.no_card : text === "sealed" ? facts.sealed_card : texts.action(text)),
    each = (/** @type {(seat: any, number: number) => number} */ value) => seats.map(value);
  for (const [low, high] of near) {
    beside[low] |= 1 << high;
    beside[high] |= 1 << low;
  }
  writeFields(engine.description.state, record, {
    ...{ players, turn, fish, wreck, initiative, reds, vault: vaults, near: beside, gold: [0, ...gold] },
    phase: facts.phases.indexOf(phase),
    ...{ distance: distance ?? 0, actor: actor ?? facts.nobody, victim: victim ?? facts.nobody, pair: setOf(pair) },
    hand: each(({ hand, barracuda }) => setOf(barracuda === "hand" ? [...hand, "barracuda"] : hand)),
    row: each(({ row }) => row.reduce((/** @type {number} */ all, /** @type {number} */ card, /** @type {number} */ n) => all | (card << (facts.card_bits * n)), 0)),
    ...{ pawn: each(({ pawn }) => pawn ?? 0), bag: each(({ bag }) => bag), chosen: each((seat) => chosen(seat.chosen)) },
    lying: each(({ lying }, n) => Number(lying) << n).reduce((/** @type {number} */ set, /** @type {number} */ one) => set | one, 0),
  });
}

/** @param {Game} game @param {any} state */
export const waiting = ({ players, type: { facts } }, state) => upTo(players).filter((seat) => state.chosen[seat] === facts.no_card);
/** @param {Game} game @param {any} state */
export const why = ({ options }, state) => (state.vault.some((/** @type {number} */ gold) => gold >= options.goal) ? "goal" : "turn_limit");
/** @param {number[][]} rows */
export const scores = (rows) => rows.map(([vault, bag]) => ({ vault, bag }));
/** @param {any} facts @param {any} options */
export const boardOptions = (facts, options) => ({ ...options, numbers: numbersOf(facts, options), cards_in_play: cardsInPlay(facts, options) });
/** @param {Game} game @param {number} number */
export const turnAt = (game, number) => game.at(number).turn;

// -- what a board needs beside the plain state -----------------------------------------------------------------------------

/** @param {Game} game */
export function sharedExtra(game) {
  const { facts } = game.type,
    { near, fish, initiative } = sightOf(facts, game.players, game.at()),
    shown = facesOf(numbersOf(facts, game.options).distance_die),
    isDrawn = near.some(Boolean);
  return {
    cells: isDrawn ? places(game) : [],
    fish_distance: distances(near, fish).slice(1),
    fish_odds: isDrawn ? odds(near, fish, shown).slice(1) : Array(facts.wrecks).fill(0),
    throws: facts.wrecks * shown.length,
    initiative,
    dice: shownDice(game),
  };
}

/** The row and column of each wreck. @param {Game} game */
function places({ options, steps, start, type: { facts } }) {
  if (start?.extra?.cells?.length) return start.extra.cells;
  const drawing = drawingOf(facts, options) ?? steps[0].text.slice(LAYOUT.length),
    placed = cellsOf(drawing);
  return upTo(facts.wrecks).map((n) => placed.filter(([, , wreck]) => wreck === n + 1).map(([row, column]) => [row, column])[0]);
}

/** Distance and direction as the dice show them: of this turn, or of the last while cards are chosen. @param {Game} game */
function shownDice({ steps, start }) {
  let direction = null;
  for (const { seat, text } of steps.toReversed()) {
    if (seat === null && text.startsWith("direction")) direction = Number(text.at(-1));
    else if (seat === null && text.startsWith("distance")) return [Number(text.at(-1)), direction];
  }
  const [thrown, turned] = start?.extra?.dice ?? [null, null];
  return [thrown, direction ?? turned];
}

/** @param {Game} game @param {any} _state @param {number | null} seat */
export function ownExtra({ options, players }, _state, seat) {
  const me = seat ?? 0;
  return { opponents: upTo(players).filter((other) => (options.teams ? (other - me) % 2 : other !== me)) };
}

/** @param {any} state */
export function offers({ players, phase }) {
  const seats = upTo(players),
    each = (/** @type {string} */ verb, numbers = seats) => numbers.map((number) => `${verb} ${number}`);
  if (phase === "choose") return [...each("dive", [1, 2, 3, 4, 5]), "barracuda"];
  if (phase === "steer") return each("fish to", [1, 2, 3, 4, 5, 6]);
  if (phase === "answer") return ["special", "pass", ...each("steal from")];
  if (phase === "special" || phase === "general") return ["take back", "red", ...(phase === "general" ? ["do", "decline"] : []), "barracuda back", ...each("barracuda away")];
  return phase === "victim" ? each("victim") : [];
}

/** @param {Game} game @param {any} state @param {number} seat @param {string} move */
export function refusalArguments(game, state, seat, move) {
  const { facts } = game.type,
    { card = null, wreck = state.wreck, other = null, gold = null } = game.notation.form(game.notation.action(move)).args;
  return {
    phase: state.phase,
    seat,
    turn: game.seatsToMove[0] ?? null,
    distance: state.distance ?? 0,
    card: card === null ? null : card === facts.barracuda ? "barracuda" : String(card),
    wreck,
    other,
    gold,
    bag: state.seats[seat].bag,
  };
}

/** Of each step the gold that moved, and the way of the fish (B3.3). @param {Game} game @param {number} first */
export function stepDetails(game, first) {
  const { facts } = game.type;
  return game.steps.slice(first).map((step, n) => {
    const before = sightOf(facts, game.players, game.at(first + n)),
      after = sightOf(facts, game.players, game.at(first + n + 1)),
      flows = flowsOf(before, after, step, game.options.teams).map(({ flow }) => flow),
      steps = before.phase === "direction" ? before.distance : facts.wrecks,
      swims = before.phase === "direction" || before.phase === "steer";
    return { ...(flows.length ? { flows } : {}), ...(swims ? { way: wayOf(before.near, before.fish, steps, Number(step.text.split(" ").at(-1))) } : {}) };
  });
}
