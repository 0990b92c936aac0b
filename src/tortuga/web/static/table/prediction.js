// @ts-check
// A move of mine that is shown before the server has confirmed it. Pure.
import { fold } from "./store.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Turn} Turn */
/** @typedef {import("../boards/view.d.ts").View} View */
/** @typedef {Pick<Update, "view" | "log" | "played"> & {turn: Turn}} Effect what the rules say that an open move does */

export class Ahead {
  /** @param {string} move @param {Effect | null} effect null: a secret choice, which makes no steps */
  constructor(move, effect) {
    this.move = move;
    this.effect = effect;
  }

  /** The steps that are shown. */
  get turn() {
    return this.effect?.turn ?? null;
  }

  /** What is shown: the model of the server with the move. @param {Model} said @returns {Model} */
  on(said) {
    const { version, game_version, status, you, clock, guide, view, played } = said;
    if (!view) return said;
    const effect = this.effect ?? { played, log: [], view: chosen(view, this.move) };
    return fold(said, { version, game_version, status, you, clock, guide, ...effect });
  }

  /** What an update says of the move: nothing yet, that it was done, or that something else happened. @param {Model} said before the update @param {Update} update @returns {"waits" | "done" | "else"} */
  met({ played }, update) {
    const isSame = update.played === played && !update.log.length,
      { turn } = this;
    if (!turn) return isSame && update.view?.chosen !== this.move ? "waits" : "done";
    if (isSame) return "waits";
    const seen = played - (update.turn?.first ?? 0),
      came = seen < 0 || update.log[0]?.at < played ? [] : (update.turn?.steps ?? []).slice(seen, seen + turn.steps.length);
    return told(came) === told(turn.steps) ? "done" : "else";
  }
}

/** What makes steps the same. @param {Turn["steps"]} steps */
const told = (steps) => JSON.stringify(steps.map(({ seat, text }) => [seat, text]));

/** A view with my secret choice: the others are waited for. @param {View} view @param {string} move @returns {View} */
function chosen(view, move) {
  const others = view.to_act.filter((seat) => seat !== view.seat);
  return { ...view, chosen: move, ready: view.ready.map((is, seat) => is || seat === view.seat), to_act: others.length ? others : view.to_act };
}
