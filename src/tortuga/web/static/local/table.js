// @ts-check
// A table in this browser. Its messages are those of the server (../table/wire.d.ts).
import { Game } from "../engine/game.js";
import { endResult, turnOf } from "../engine/scene.js";
import { say } from "../engine/say.js";
/** @typedef {import("./saves.js").Saved} Saved */
/** @typedef {import("../table/wire.d.ts").Update} Update */
/** @typedef {import("../table/wire.d.ts").LogEntry} LogEntry */

const MOST_STEPS = 100; // of one message

/** A table as the fold of its events. */
export class LocalTable {
  /** @param {import("../engine/game.js").GameType} type @param {Saved} saved */
  constructor(type, saved) {
    this.saved = saved;
    this.game = new Game(type, saved.options, Uint8Array.from(saved.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
    /** The first step that each event brought; the beginning is an event, too. @type {{version: number, first: number}[]} */
    this.events = [{ version: 1, first: 0 }];
    for (const { version, moves } of saved.events) this.#push(version, moves);
    /** @type {Map<number, string>} */
    this.sealed = new Map(saved.sealed);
    this.people = saved.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  get status() {
    return this.game.isOver ? /** @type {const} */ ("over") : /** @type {const} */ ("running");
  }

  /** The seats that have yet to decide. */
  get toAct() {
    return this.game.seatsToMove.filter((seat) => !this.sealed.has(seat));
  }

  /** The seat of the viewer; of several people at one device, the one who decides. @returns {number | null} */
  get seat() {
    return this.toAct.find((seat) => this.people.includes(seat)) ?? this.people[0] ?? null;
  }

  /** A seat of a bot that is to decide; null if there is none. @returns {number | null} */
  get botToAct() {
    return this.toAct.find((seat) => !this.people.includes(seat)) ?? null;
  }

  /** The request to the bot on a seat (bots.js). @param {number} seat */
  question(seat) {
    return this.game.question(this.saved.seats[seat].bot ?? "", seat);
  }

  /** Do a move, or keep a secret choice until all have chosen; return the code of a refusal, or "". @param {number} seat @param {string} move */
  move(seat, move) {
    if (!this.game.seatsToMove.includes(seat)) return "not_your_turn";
    const refusal = this.game.whyNot(move, seat);
    if (refusal) return refusal;
    this.saved.version++;
    if (!this.game.isSealed) this.#add([[seat, move]]);
    else if (this.sealed.set(seat, move) && !this.toAct.length) this.#add([...this.sealed].sort(([one], [other]) => one - other));
    this.saved.sealed = [...this.sealed];
    return "";
  }

  /** Whether the last step is an own open move, and nothing hidden was revealed since. */
  get canUndo() {
    const last = this.events[this.events.length - 1],
      step = this.game.steps[last.first];
    return this.status === "running" && this.events.length > 1 && this.game.steps.length === last.first + 1 && step.seat !== null && this.people.includes(step.seat) && !this.sealed.size;
  }

  /** Take the last move back; return whether that was possible. */
  undo() {
    if (!this.canUndo) return false;
    this.game.pop();
    this.events.pop();
    this.saved.events.pop();
    this.saved.version++;
    return true;
  }

  /** A complete message with the steps and the log since a version. @param {number} since @returns {Update} */
  message(since) {
    const { game, saved, seat, people, sealed, status } = this,
      first = this.#firstSince(since),
      seats = saved.seats.map(({ name, bot }) => ({ name, bot: bot !== null, mark: /** @type {"" | "bot"} */ (bot === null ? "" : "bot") }));
    return {
      version: saved.version,
      game_version: saved.version,
      status,
      you: { seat, seats: people, host: true, can_undo: this.canUndo },
      view: game.view(seat, seats, { sealed, isRunning: status === "running" }),
      played: game.steps.length,
      log: this.#log(since),
      ...(first < game.steps.length ? { turn: turnOf(game, first, seat) } : {}),
      clock: null,
      guide: saved.guide && seat !== null ? { steps: game.steps.map((step) => [step.seat, step.text]) } : null,
      table: this.#info(),
      seats: saved.seats.map(({ name, bot }, number) => ({ name, bot, open: false, away: false, resigned: false, hints: 0, yours: people.includes(number), reserved: null })),
      result: endResult(game),
    };
  }

  /** @returns {import("../table/wire.d.ts").TableInfo} */
  #info() {
    const { saved, game, people } = this;
    return { protocol: 1, id: saved.id, game: saved.game, options: game.type.kind.boardOptions(game.type.facts, saved.options), clock: 0, hints: false, hot_seat: people.length > 1, start: saved.guide ? "as_seated" : "drawn", mark: saved.guide ? "known" : "", guide: Boolean(saved.guide), chat: "off", phrases: [], commitment: "" };
  }

  /** @param {[number, string][]} moves */
  #add(moves) {
    this.#push(this.saved.version, moves);
    this.saved.events.push({ version: this.saved.version, moves });
    this.sealed.clear();
    this.saved.winners = this.game.outcome()?.winners ?? null;
  }

  /** @param {number} version @param {[number, string][]} moves */
  #push(version, moves) {
    this.events.push({ version, first: this.game.steps.length });
    for (const [seat, move] of moves) this.game.push(move, seat);
  }

  /** The first step to send: of a first message the first of the last turn. @param {number} since */
  #firstSince(since) {
    const { events, game } = this,
      first = since ? (events.find(({ version }) => version > since)?.first ?? game.steps.length) : this.#lastTurn();
    return Math.max(first, game.steps.length - MOST_STEPS);
  }

  /** The first step of the turn that was played last; the deal is a turn, too. */
  #lastTurn() {
    const { game, events } = this,
      turn = (/** @type {number} */ step) => game.type.kind.turnAt(game, step),
      moves = events.slice(1);
    if (!moves.length) return 0;
    const last = turn(moves[moves.length - 1].first);
    return moves.find(({ first }) => turn(first) === last)?.first ?? 0;
  }

  /** The entries of the log since a version. @param {number} since @returns {LogEntry[]} */
  #log(since) {
    const { game, events, saved } = this,
      start = events.findIndex(({ version }) => version > since);
    if (start < 0) return [];
    const from = events[start].first,
      told = game.type.kind.storyByStep(game, from),
      entries = events.slice(start).flatMap(({ version, first }, n) => {
        const end = events[start + n + 1]?.first ?? game.steps.length,
          seats = new Set(game.steps.slice(first, end).flatMap(({ seat }) => seat ?? [])),
          spoken = told.slice(first - from, end - from).flat();
        return spoken.length ? [{ version, at: first, turn: game.type.kind.turnAt(game, first), seat: seats.size === 1 ? [...seats][0] : null, say: spoken }] : [];
      });
    return start || saved.guide ? entries : [{ version: 1, at: -1, turn: 1, seat: null, say: [say("web-table-begins_drawn", { name: saved.seats[0].name })] }, ...entries];
  }
}
