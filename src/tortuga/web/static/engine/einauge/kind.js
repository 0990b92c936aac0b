// @ts-check
// Einauge in the page: its record of rules, its plain state, and what a board needs beside it (render/einauge/board.py).
import { numbersOf, writeFields } from "../fields.js";
import { amount, notationOf } from "../say.js";
export { scoreLines, scoreNotes, storyByStep } from "./tell.js";
/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../game.js").GameType} GameType */

const GOODS = ["sabres", "ducats", "jewels"],
  CHOICES = ["selling", "end", "ties", "colour_bonus"],
  NUMBERS = ["start_ducats", "start_sabres", "start_jewels", "ships", "jewel_sale", "card_sale", "sabre_ducats", "jewel_ducats"],
  PARTS = ["jewels", "exchange", "chests", "bonus"];

/** The numbers below a limit. @param {number} length */
const upTo = (length) => Array.from({ length }, (_, n) => n);
/** The members of a set of ranks. @param {number} set */
const members = (set) => upTo(8).filter((rank) => (set >> rank) & 1);

/** The set of the numbers at which a list is true. @param {boolean[]} list */
const setOf = (list) => list.reduce((set, holds, n) => set | (Number(holds) << n), 0);

/** @param {any} facts @param {any} options */
export function notation(facts, options) {
  const texts = notationOf(facts, (text) => text.replace(/\{(\d)\}/g, (_, rank) => options.cards.islands[rank].name)),
    { jewel_sale, card_sale } = numbersOf(facts, options);
  return {
    ...texts,
    form(/** @type {number} */ action) {
      const { form, args } = texts.form(action);
      return { form, args: form.startsWith("sell") ? { ...args, price: amount("ducats", form === "sell_jewel" ? jewel_sale : card_sale) } : args };
    },
  };
}

/** @param {GameType} type @param {any} options @param {Uint8Array} record */
export function writeRules({ engine, facts }, options, record) {
  const { rules } = engine.description,
    faces = [...options.cards.islands, options.cards.ship],
    numbers = numbersOf(facts, options),
    prices = faces.map((face) => fightPrice(numbers, face)),
    every = (/** @type {(face: any, rank: number) => boolean} */ holds) => Array(8).fill(setOf(faces.map(holds))),
    held = upTo(rules.fields.affordable[2]);
  for (const name of CHOICES) writeFields(rules, record, { [name]: facts.options.find((/** @type {any} */ option) => option.name === name).words.indexOf(options[name]) });
  if (Array.isArray(options.colours_out)) {
    const out = options.colours_out.reduce((/** @type {number} */ set, /** @type {string} */ colour) => set | (1 << facts.colours.indexOf(colour)), 0);
    writeFields(rules, record, { ways_out: 1, colours_out: [out, ...Array(rules.fields.colours_out[2] - 1).fill(0)] });
  }
  writeFields(rules, record, { price: faces.map((face) => face.price), affordable: held.map((ducats) => every((face) => face.price <= ducats)) });
  writeFields(rules, record, { fight_price: prices, fightable: held.map((sabres) => every((_, rank) => prices[rank] <= sabres)) });
  writeFields(rules, record, Object.fromEntries(NUMBERS.map((name) => [name, numbers[name]])));
  writeFields(rules, record, { place_jewels: [0, ...numbers.chest_jewels], colour_jewels: [0, 0, 0, ...numbers.colour_jewels] });
  for (const kind of [...GOODS, "chests"]) {
    const row = (/** @type {number} */ set) => members(set).reduce((sum, rank) => sum + faces[rank][kind], 0);
    writeFields(rules, record, { [`row_${kind}`]: upTo(1 << facts.ranks).map(row), [`ship_${kind}`]: faces[facts.ship][kind] });
  }
}

// -- the plain state (docs/records.md) -------------------------------------------------------------------------------------

/** @param {Game} game @param {any} state */
export function plain({ options, type: { facts } }, state) {
  const names = options.cards.islands.map((/** @type {any} */ face) => face.name),
    cards = (/** @type {number[]} */ zone, /** @type {number} */ ships) => [
      ...zone.flatMap((row, colour) => members(row).map((rank) => `${facts.colours[colour]} ${names[rank]}`)),
      ...Array(ships).fill("ship"),
    ];
  return {
    players: options.players,
    phase: facts.phases[state.phase],
    turn: state.turn,
    colours: members(state.colours).map((colour) => facts.colours[colour]),
    display: cards(state.display, state.display_ships),
    table: cards(state.table, state.table_ships),
    pile: cards(state.pile, state.pile_ships),
    gone: facts.phases[state.phase] === "colours" ? [] : cards(...gone(options, facts, state)),
    seats: upTo(options.players).map((seat) => ({
      ducats: state.ducats[seat],
      sabres: state.sabres[seat],
      jewels: state.jewels[seat],
      rows: rows(facts, names, state, seat),
      lone_ships: state.lone_ships[seat],
    })),
    turns: state.turns,
    turns_left: state.turns_left === facts.not_in_sight ? null : state.turns_left,
    quiet: state.quiet,
    moved: Boolean(state.moved),
    final_left: state.final_left,
  };
}

/** @param {Game} game @param {any} position @param {Uint8Array} record */
export function writeState({ options, type: { engine, facts } }, position, record) {
  const { islands } = options.cards,
    zone = (/** @type {string[]} */ cards) => facts.colours.map((/** @type {string} */ colour) => setOf(islands.map((/** @type {any} */ face) => cards.includes(`${colour} ${face.name}`)))),
    ships = (/** @type {string[]} */ cards) => cards.filter((card) => card === "ship").length,
    inRow = (/** @type {any} */ seat, /** @type {(row: string[]) => number} */ count) => facts.colours.map((/** @type {string} */ colour) => count(seat.rows[colour] ?? [])),
    each = (/** @type {(seat: any) => any} */ value) => position.seats.map(value),
    { display, table, pile, turn, turns, quiet, final_left } = position;
  writeFields(engine.description.state, record, {
    ...{ display: zone(display), table: zone(table), pile: zone(pile) },
    ...{ display_ships: ships(display), table_ships: ships(table), pile_ships: ships(pile) },
    islands: each((seat) => inRow(seat, (row) => setOf(islands.map((/** @type {any} */ face) => row.includes(face.name))))),
    row_ships: each((seat) => inRow(seat, ships)),
    lone_ships: each((seat) => seat.lone_ships),
    ...Object.fromEntries(GOODS.map((kind) => [kind, each((seat) => seat[kind])])),
    colours: setOf(facts.colours.map((/** @type {string} */ colour) => position.colours.includes(colour))),
    phase: facts.phases.indexOf(position.phase),
    ...{ turn, turns, quiet, final_left, turns_left: position.turns_left ?? facts.not_in_sight, moved: Number(position.moved) },
  });
}

/** @param {any} facts @param {string[]} names @param {any} state @param {number} seat */
const rows = (facts, names, state, seat) =>
  Object.fromEntries(
    upTo(8)
      .filter((colour) => state.islands[seat][colour])
      .map((colour) => [facts.colours[colour], [...members(state.islands[seat][colour]).map((rank) => names[rank]), ...Array(state.row_ships[seat][colour]).fill("ship")]]),
  );

/** The islands and the number of ships that are nowhere. @param {any} options @param {any} facts @param {any} state @returns {[number[], number]} */
function gone(options, facts, state) {
  const seats = upTo(options.players),
    sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0),
    there = (/** @type {number} */ colour) => seats.reduce((set, seat) => set | state.islands[seat][colour], state.display[colour] | state.table[colour] | state.pile[colour]);
  const islands = upTo(8).map((colour) => ((state.colours >> colour) & 1 ? ((1 << facts.ranks) - 1) & ~there(colour) : 0)),
    ships = numbersOf(facts, options).ships - state.display_ships - state.table_ships - state.pile_ships;
  return [islands, ships - sum(seats.map((seat) => state.lone_ships[seat] + sum(state.row_ships[seat])))];
}

/** @param {Game} _game @param {any} state */
export const waiting = (_game, state) => [state.turn];
/** @param {Game} game @param {any} state */
export const why = ({ players }, state) => (state.quiet >= players ? "standstill" : "ships");
/** @param {number[][]} sheet */
export const scores = (sheet) => sheet.map((parts) => ({ ...Object.fromEntries(PARTS.map((name, n) => [name, parts[n]])), total: parts.reduce((all, one) => all + one, 0) }));
/** @param {any} facts @param {any} options */
export const boardOptions = (facts, options) => ({ ...options, numbers: numbersOf(facts, options) });
/** @param {Game} game @param {number} number */
export const turnAt = (game, number) => 1 + game.at(number).turns;
/** @param {Game} game @param {number} first */
export const stepDetails = (game, first) => game.steps.slice(first).map(() => ({}));

// -- what a board needs beside the plain state -----------------------------------------------------------------------------

/** @param {Game} game @param {any} state the plain one */
export const sharedExtra = (game, state) => ({
  places: places(game, state),
  if_ended_now: scores(game.score().rows),
  chest_jewels: chestJewels(game).map((jewels) => Object.fromEntries(Object.entries(jewels).filter(([, number]) => number))),
});

/** E5.4 for each seat: the jewels its chests would bring now by colour, asked of states in which one colour is left. @param {Game} game @returns {Record<string, number>[]} */
export function chestJewels(game) {
  const { play, type } = game,
    { layout, column } = { layout: type.engine.description.state, column: PARTS.indexOf("chests") },
    state = game.at(),
    /** @type {Record<string, number>[]} */
    found = upTo(game.players).map(() => Object.fromEntries(type.facts.colours.map((/** @type {string} */ colour) => [colour, 0]))),
    kept = play.stateAt(play.top).slice();
  type.facts.colours.forEach((/** @type {string} */ colour, /** @type {number} */ number) => {
    if (!state.islands.some((/** @type {number[]} */ islands) => islands[number])) return;
    const only = (/** @type {number[][]} */ sets) => sets.map((set) => set.map((row, other) => (other === number ? row : 0)));
    writeFields(layout, play.stateAt(play.top), { islands: only(state.islands), row_ships: only(state.row_ships) });
    game.score().rows.forEach((row, seat) => (found[seat][colour] = row[column]));
  });
  play.stateAt(play.top).set(kept);
  return found;
}

/** @param {Game} game @param {any} state @param {number | null} seat @param {string[]} legal */
export function ownExtra(game, state, seat, legal) {
  const mine = state.seats[seat ?? state.turn].rows,
    { islands, ship } = game.options.cards,
    numbers = numbersOf(game.type.facts, game.options),
    face = (/** @type {string} */ name) => (name === "ship" ? ship : islands.find((/** @type {any} */ one) => one.name === name)),
    paid = (/** @type {string[]} */ row) => Object.fromEntries(GOODS.map((kind) => [kind, row.reduce((sum, name) => sum + face(name)[kind], 0)]));
  /** @type {Record<string, any>} */
  const market = {},
    /** @type {Record<string, any>} */
    pays = {};
  for (const card of [...state.display, ...state.table]) {
    const [colour, name] = split(card);
    market[card] = { ducats: face(name || "ship").price, sabres: fightPrice(numbers, face(name || "ship")), pays: name ? paid([...(mine[colour] ?? []), name]) : null };
  }
  for (const move of legal) {
    const [verb, ...words] = move.split(" ");
    if ((verb !== "buy" && verb !== "fight") || move.endsWith("ship alone")) continue;
    pays[move] = words[0] === "ship" ? paid([...mine[words[1]], "ship"]) : paid([...(mine[words[0]] ?? []), words[1], ...(words.at(-1) === "ship" ? ["ship"] : [])]);
  }
  return { market, pays };
}

/** Colour and name of a card. @param {string} card */
const split = (card) => {
  const at = card.indexOf(" ");
  return at < 0 ? [card, ""] : [card.slice(0, at), card.slice(at + 1)];
};

/** E3.2: what a card costs in sabres. @param {any} numbers @param {any} face @returns {number} */
export const fightPrice = (numbers, face) => (face.sabres ? numbers.fight_price_sabre : numbers.fight_price);

/** @type {Record<string, [string, string]>} for the display and the table */
const VERBS = { lay: ["lay", "fight"], final: ["fight", "fight"] };

/** @param {any} state */
export function offers({ phase, display, table }) {
  const [shown, laid] = VERBS[phase] ?? ["buy", "fight"],
    move = (/** @type {string} */ verb, /** @type {string} */ card) => (card === "ship" && verb !== "lay" ? `${verb} ship alone` : `${verb} ${card}`);
  return [...new Set([...display.map((/** @type {string} */ card) => move(shown, card)), ...table.map((/** @type {string} */ card) => move(laid, card))])];
}

/** @param {Game} game @param {any} state @param {number} seat @param {string} move */
export function refusalArguments(game, state, seat, move) {
  const [verb, first] = move.split(" "),
    mine = state.seats[seat],
    card = first === "ship" ? "ship" : move.slice(verb.length + 1),
    name = split(card)[1] || "ship",
    { islands, ship } = game.options.cards,
    face = name === "ship" ? ship : islands.find((/** @type {any} */ one) => one.name === name);
  return { phase: state.phase, seat, turn: state.turn, colour: first === "ship" ? null : first, card, price: face.price, sabre_price: fightPrice(numbersOf(game.type.facts, game.options), face), ducats: mine.ducats, sabres: mine.sabres };
}

// -- places: a card stays where it was turned up; the rules know no order ---------------------------------------------------

/** @param {Game} game @param {any} state */
function places({ steps, start, type: { facts }, notation: texts }, state) {
  const known = start?.extra?.places,
    islands = (/** @type {(string | null)[]} */ slots) => slots.map((card) => (card === "ship" ? null : card)), // ships fill what is left
    display = /** @type {(string | null)[]} */ (islands(known?.display ?? Array(facts.display).fill(null))),
    table = /** @type {(string | null)[]} */ (islands(known?.table ?? Array(facts.table).fill(null)));
  for (const { seat, number, text } of steps) {
    if (seat === null) {
      if (text.startsWith("up ")) put(display.includes(null) ? display : table, text.slice(3));
      continue;
    }
    const { form, args } = texts.form(number),
      zone = display.includes(args.card) ? display : table;
    if (!args.card || form.startsWith("sell")) continue;
    if (zone.includes(args.card)) zone[zone.indexOf(args.card)] = null;
    if (form === "lay") put(table, args.card);
  }
  return { display: matching(display, state.display), table: matching(table, state.table) };
}

/** @param {(string | null)[]} slots @param {string} card */
function put(slots, card) {
  if (slots.includes(null)) slots[slots.indexOf(null)] = card;
}

/** The slots with exactly these cards. @param {(string | null)[]} slots @param {string[]} cards */
function matching(slots, cards) {
  const kept = slots.map((card) => (card !== null && cards.includes(card) ? card : null));
  for (const card of cards.filter((one) => one === "ship" || !kept.includes(one))) put(kept, card);
  return kept;
}
