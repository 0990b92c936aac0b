// @ts-check
// The record of a game as text (docs/records.md), written and read: headers, then a line a step with the running hash.
import { Game, Refused } from "./game.js";
import { canonical, hex, sha256 } from "./sha256.js";
import { say } from "./say.js";
/** @typedef {import("./game.js").GameType} GameType */
/** @typedef {Map<string, [number, string]>} Headers the line and the value of each */

const FORMAT = "record 1",
  HEADER = /^\[([A-Z][A-Za-z]*(?: [\w-]+)?) "((?:[^"\\]|\\.)*)"\]$/,
  STEP = /^((?:~|\d+) [^{}#]*[^{}#\s])(?:\s+\{([0-9a-f]{8})\})?$/,
  UNFINISHED = "*";

/** An error in a record: a message and its line. */
export class RecordError extends Error {
  /** @param {number} line @param {import("./say.js").Message} told */
  constructor(line, told) {
    super(`line ${line}: ${told.id}`);
    this.told = say("error-line", { line, reason: told });
  }
}

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** A function that computes the running hash of a game, step by step. @param {Game} game */
function chain({ type: { facts }, options, start }) {
  let digest = sha256(bytes(canonical({ game: facts.name, rules: facts.version, options, position: start?.state ?? null })));
  return (/** @type {string} */ step, /** @type {any} */ plain) => {
    const more = bytes(`${step}\n${canonical(plain)}`),
      all = new Uint8Array(digest.length + more.length);
    all.set(digest);
    all.set(more, digest.length);
    digest = sha256(all);
    return hex(digest).slice(0, 8);
  };
}

/** The hash of a card table, which covers the cards and not the name. @param {any} cards */
const cardsHash = ({ name: _, ...cards }) => hex(sha256(bytes(canonical(cards)))).slice(0, 16);

// -- writing ---------------------------------------------------------------------------------------------------------------

/** The record of a game; without the seed while it goes on. @param {Game} game @param {string[]} names @param {string} [date] */
export function write(game, names, date = "") {
  const add = chain(game),
    lines = headersOf(game, names, date).map(([key, value]) => `[${key} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", " ")}"]`);
  const steps = game.steps.map(({ seat, text }, n) => {
    const step = `${seat ?? "~"} ${text}`;
    return `${step.padEnd(40)} {${add(step, game.plain(n + 1))}}`;
  });
  return [...lines, "", ...steps, ""].join("\n");
}

/** @param {Game} game @param {string[]} names @param {string} date @returns {[string, string][]} */
function headersOf(game, names, date) {
  const { facts } = game.type,
    { cards } = game.options;
  return [
    ["Tortuga", FORMAT],
    ["Game", facts.name],
    ["Rules", String(facts.version)],
    ["Players", String(game.players)],
    ...facts.options.filter((/** @type {any} */ { name }) => name in game.options).map((/** @type {any} */ option) => [`Option ${option.name}`, textOf(option, game.options[option.name])]),
    ["Cards", `${cards.name} ${cardsHash(cards)}`],
    .../** @type {[string, string][]} */ (cards.name === facts.cards ? [] : [["Table", canonical(cards)]]),
    ...names.map((name, seat) => /** @type {[string, string]} */ ([`Seat ${seat}`, name])),
    .../** @type {[string, string][]} */ (date ? [["Date", date]] : []),
    .../** @type {[string, string][]} */ (game.start ? [["Position", canonical(game.start.state)]] : []),
    .../** @type {[string, string][]} */ (game.seed && game.isOver ? [["Seed", hex(game.seed)]] : []),
    ["Result", resultOf(game)],
  ];
}

/** An option as a record writes it. @param {any} option @param {any} value */
function textOf({ kind, otherwise, default: usual }, value) {
  if (kind === "switch") return value ? "on" : "off";
  if (!Array.isArray(value)) return String(value);
  return value.length || !Array.isArray(usual) ? value.join(" ") : otherwise;
}

/** Winners, why, and the columns of each score. @param {Game} game */
function resultOf(game) {
  const outcome = game.outcome();
  if (!outcome) return UNFINISHED;
  return `won by ${outcome.winners.join(" ")}, ${outcome.why}, ${game.score().rows.map((row) => row.join("+")).join(" ")}`;
}

// -- reading ---------------------------------------------------------------------------------------------------------------

/**
 * Read and replay a record; a damaged or illegal one is refused at its line.
 * @param {string} text
 * @param {(name: string) => GameType | undefined} typeOf the game of a name
 * @param {any} [extra] of the first view of a record that begins at a position, which does not contain where cards lie
 */
export function read(text, typeOf, extra = null) {
  /** @type {Headers} */
  const headers = new Map(),
    /** @type {[number, string, string | undefined][]} */
    steps = [],
    lines = text.split(/\r?\n/).map((line) => line.trim());
  lines.forEach((line, n) => {
    if (!line || line.startsWith("#")) return;
    const header = HEADER.exec(line),
      step = STEP.exec(line);
    if (line.startsWith("[") && (!header || steps.length)) throw new RecordError(n + 1, say(steps.length ? "error-late_header" : "error-header", { came: line }));
    if (header && headers.has(header[1])) throw new RecordError(n + 1, say("error-header_twice", { header: header[1], first: headers.get(header[1])?.[0] }));
    if (header) headers.set(header[1], [n + 1, header[2].replace(/\\(.)/g, "$1")]);
    else if (step) steps.push([n + 1, step[1].split(/\s+/).join(" "), step[2]]);
    else throw new RecordError(n + 1, say("error-no_step", { example: "0 buy red 4 {1a2b3c4d}", came: line }));
  });
  const game = begun(headers, typeOf, extra);
  replay(game, steps);
  const seed = headers.get("Seed")?.[1];
  if (seed && /^[0-9a-f]{64}$/.test(seed)) game.seed = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const [line, result] = headers.get("Result") ?? [lines.length, UNFINISHED];
  if (result !== UNFINISHED && result !== resultOf(game)) throw new RecordError(line, expected("Result", resultOf(game), result));
  const names = Array.from({ length: game.players }, (_, seat) => headers.get(`Seat ${seat}`)?.[1] ?? `seat ${seat}`);
  return { game, names, date: headers.get("Date")?.[1] ?? "" };
}

/** @param {Game} game @param {[number, string, string | undefined][]} steps */
function replay(game, steps) {
  const add = chain(game);
  for (const [line, step, digits] of steps) {
    const at = step.indexOf(" "),
      [actor, text] = [step.slice(0, at), step.slice(at + 1)];
    try {
      if (actor === "~") game.pushChance(text);
      else game.push(text, Number(actor));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new RecordError(line, say("refusal-sentence", { move: text, reason: error.code.replaceAll("_", " ") }));
    }
    const wanted = add(step, game.plain());
    if (digits && digits !== wanted) throw new RecordError(line, say("error-hash", { wanted, came: digits }));
  }
}

/** @param {string} header @param {string} wanted @param {string} came */
const expected = (header, wanted, came) => say("error-expected", { what: say("error-the_header", { header }), wanted, came });

/** The game before its first step. @param {Headers} headers @param {(name: string) => GameType | undefined} typeOf @param {any} extra */
function begun(headers, typeOf, extra) {
  const of = (/** @type {string} */ key) => {
    const found = headers.get(key);
    if (!found) throw new RecordError(1, say("error-no_header", { header: key }));
    return found;
  };
  const must = (/** @type {string} */ key, /** @type {string} */ wanted) => {
    if (of(key)[1] !== wanted) throw new RecordError(of(key)[0], expected(key, wanted, of(key)[1]));
  };
  must("Tortuga", FORMAT);
  const type = typeOf(of("Game")[1]);
  if (!type) throw new RecordError(of("Game")[0], expected("Game", "einauge, barrakuda", of("Game")[1]));
  must("Rules", String(type.facts.version));
  if (headers.has("Position") && !extra) throw new RecordError(of("Position")[0], say("offline-no_positions"));
  const usual = type.facts.defaults[of("Players")[1]];
  if (!usual) throw new RecordError(of("Players")[0], expected("Players", Object.keys(type.facts.defaults).join(", "), of("Players")[1]));
  const options = { ...usual.options, ...(headers.has("Table") ? { cards: JSON.parse(of("Table")[1]) } : {}) };
  for (const option of type.facts.options) {
    const given = headers.get(`Option ${option.name}`);
    if (given) options[option.name] = valueOf(option, given);
  }
  must("Cards", `${options.cards.name} ${cardsHash(options.cards)}`);
  const start = headers.has("Position") ? { state: JSON.parse(of("Position")[1]), extra } : null;
  return new Game(type, options, null, start); // the outcomes of the record count
}

/** The value of an option from its text. @param {any} option @param {[number, string]} given */
function valueOf({ name, kind, words, otherwise, low, high, default: usual }, [line, text]) {
  const refused = (/** @type {string} */ wanted) => new RecordError(line, expected(`Option ${name}`, wanted, text));
  if (kind === "switch") return text === "on";
  if (kind === "whole") {
    if (!/^\d+$/.test(text) || Number(text) < low || Number(text) > high) throw refused(`${low}–${high}`);
    return Number(text);
  }
  if (kind === "choice" && !words.includes(text)) throw refused(words.join(", "));
  if (kind !== "several") return text;
  if (text === otherwise) return Array.isArray(usual) ? [] : otherwise;
  const found = text.split(/[\s,]+/).filter(Boolean);
  if (!found.every((word) => words.includes(word))) throw refused(words.join(", "));
  return words.filter((/** @type {string} */ word) => found.includes(word)).map((/** @type {string} */ word) => (/^\d+$/.test(word) ? Number(word) : word));
}
