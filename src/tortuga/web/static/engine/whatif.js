// @ts-check
// "What if …?": the game of a replay continued with other moves. Outcomes of chance follow the deal of the record if it is disclosed.
import { newSeed } from "./deal.js";
import { Game } from "./game.js";
import { write } from "./record.js";
import { stopAt, stopsOf, wholeView } from "./replay.js";
import { endResult } from "./scene.js";
/** @typedef {import("../pages/replay.d.ts").Stop} Stop */

export class WhatIf {
  /**
   * @param {Game} real
   * @param {Stop[]} stops of the real game
   * @param {number | null} seat from which they are seen
   * @param {(question: ReturnType<Game["question"]>) => Promise<number>} chosen the action of a bot
   */
  constructor(real, stops, seat, chosen) {
    this.chosen = chosen;
    this.game = new Game(real.type, real.options, real.seed ?? newSeed(), real.start);
    this.hasDeal = real.seed !== null;
    this.stops = [...stops];
    /** The first stop that the real game does not have. */
    this.branch = stops.length;
    this.steps = [...real.steps];
    this.ends = stopsOf(real);
    this.seat = seat;
    this.me = 0; // the seat that the reader played last
    /** Choices that wait for the others, and the stop at which they were made. @type {Map<number, string>} */
    this.sealed = new Map();
    this.sealedAt = -1;
  }

  get seats() {
    return this.stops[0].view.seats;
  }

  /** Go to a stop. @param {number} stop */
  goTo(stop) {
    this.game.goTo(this.steps, this.ends[stop]);
    if (this.sealedAt !== stop) this.sealed.clear();
    this.sealedAt = stop;
  }

  /** The seat that decides; null if none does. @returns {number | null} */
  get asked() {
    return this.game.seatsToMove.find((seat) => !this.sealed.has(seat)) ?? null;
  }

  /** A stop in the view of the seat that decides there. @param {number} stop */
  view(stop) {
    this.goTo(stop);
    return wholeView(this.game, this.asked, this.seats, { sealed: this.sealed });
  }

  /**
   * The moves that follow from a move of the deciding seat, with the secret choices of a bot in the other seats. They are not
   * played yet, because computing the bot's choices takes time.
   * @param {number} stop
   * @param {string} move
   * @param {string} bot that plays the other seats; "": nobody does
   * @returns {Promise<[number, string][]>}
   */
  async moves(stop, move, bot) {
    this.goTo(stop);
    const seat = this.asked;
    if (seat === null) throw new Error("expected a stop at which a seat is asked; a move came where none is");
    this.me = seat;
    const chosen = new Map(this.sealed).set(seat, move),
      others = this.game.isSealed && bot ? this.game.seatsToMove.filter((other) => !chosen.has(other)) : [];
    return [...chosen, ...(await this.#chosen(bot, others))];
  }

  /** Play moves in place of what followed this stop. Return whether there is a next stop: secret choices wait until all have chosen. @param {number} stop @param {[number, string][]} moves */
  play(stop, moves) {
    this.goTo(stop);
    if (this.game.isSealed && moves.length < this.game.seatsToMove.length) {
      this.sealed = new Map(moves);
      return false;
    }
    this.#add(stop, moves.sort(([one], [other]) => one - other));
    return true;
  }

  /** Whether a bot decides at a stop. @param {number} stop */
  waits(stop) {
    this.goTo(stop);
    return !this.game.isSealed && this.asked !== null && this.asked !== this.me;
  }

  /** The move of a bot for the seat that decides. @param {number} stop @param {string} bot */
  answer(stop, bot) {
    this.goTo(stop);
    return this.#chosen(bot, this.asked === null ? [] : [this.asked]);
  }

  /** The end of the game, at the last stop. @param {number} stop */
  result(stop) {
    this.goTo(stop);
    return endResult(this.game);
  }

  /** The record of the continued game. */
  record() {
    this.goTo(this.stops.length - 1);
    return write(this.game, this.seats.map(({ name }) => name));
  }

  /** @param {string} bot @param {number[]} seats @returns {Promise<[number, string][]>} */
  async #chosen(bot, seats) {
    const { game } = this,
      questions = seats.map((seat) => game.question(bot, seat)), // of this stop: the reader may look at another meanwhile
      actions = await Promise.all(questions.map(this.chosen));
    return seats.map((seat, number) => [seat, game.notation.move(actions[number])]);
  }

  /** @param {number} stop @param {[number, string][]} moves */
  #add(stop, moves) {
    const { game, stops, ends } = this,
      first = game.steps.length;
    for (const [seat, move] of moves) game.push(move, seat);
    this.steps = [...game.steps];
    stops.length = ends.length = stop + 1;
    this.branch = Math.min(this.branch, stop + 1);
    this.sealed.clear();
    ends.push(game.steps.length);
    stops.push(stopAt(game, first, this.seat, this.seats));
  }
}
