// @ts-check
// An optimistic update: a move of my own that is shown before the server has confirmed it. Pure.
import { fold } from "./store.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Turn} Turn */
/** @typedef {import("../boards/view.d.ts").View} View */
/** @typedef {Pick<Update, "view" | "log" | "played"> & {turn: Turn}} Effect of an open move, by the rules in the page */

/** The expected effect of a move of my own. */
export class Prediction {
  /** @param {string} move @param {Effect | null} effect null for a secret choice, which makes no steps */
  constructor(move, effect) {
    this.move = move;
    this.effect = effect;
  }

  /** The predicted steps; null for a secret choice. */
  get turn() {
    return this.effect?.turn ?? null;
  }

  /** The model to show: that of the server with the move applied. @param {Model} said @returns {Model} */
  apply(said) {
    const { version, game_version, status, you, clock, guide, view, played } = said;
    if (!view) return said;
    const effect = this.effect ?? { played, log: [], view: chosen(view, this.move) };
    return fold(said, { version, game_version, status, you, clock, guide, ...effect });
  }

  /** Whether an update leaves the prediction pending, confirms it, or shows that it was wrong. @param {Model} said before the update @param {Update} update @returns {"pending" | "confirmed" | "wrong"} */
  check({ played }, update) {
    const isSame = update.played === played && !update.log.length,
      { turn } = this;
    if (!turn) return isSame && update.view?.chosen !== this.move ? "pending" : "confirmed";
    if (isSame) return "pending";
    const seen = played - (update.turn?.first ?? 0),
      came = seen < 0 || update.log[0]?.at < played ? [] : (update.turn?.steps ?? []).slice(seen, seen + turn.steps.length);
    return told(came) === told(turn.steps) ? "confirmed" : "wrong";
  }
}

/** A key that is equal for equal steps. @param {Turn["steps"]} steps */
const told = (steps) => JSON.stringify(steps.map(({ seat, text }) => [seat, text]));

/** The view with my secret choice, while the others have yet to choose. @param {View} view @param {string} move @returns {View} */
function chosen(view, move) {
  const others = view.to_act.filter((seat) => seat !== view.seat);
  return { ...view, chosen: move, ready: view.ready.map((is, seat) => is || seat === view.seat), to_act: others.length ? others : view.to_act };
}
