// @ts-check
// The rules in the page: they derive prices, refusals and scores from the state that the server sends, and predict the effect of
// a move before the server confirms it. Loaded after the first drawing; without them the server sends all of that.
import { Game, loadType } from "../engine/game.js";
import { derivedOf, turnOf } from "../engine/scene.js";
import { Prediction } from "./prediction.js";
import { isSecret } from "./turn.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").SentView} SentView */
/** @typedef {import("./wire.d.ts").BareView} BareView */
/** @typedef {{complete: (view: BareView, options: any) => SentView | null, predict: (said: Model, move: string) => Prediction | null}} Rules */

/** @param {string} name of the game @param {Parameters<typeof loadType>[1]} [get] @returns {Promise<Rules>} */
export async function createRules(name, get) {
  const type = await loadType(name, get);
  /** @type {Game | null} */
  let kept = null;

  /** The game at the position of a view; null if its legal moves differ from those of the server, which has other rules then. @param {Pick<BareView, "state" | "extra" | "seat" | "legal">} view @param {any} options */
  function gameAt({ state, extra, seat, legal }, options) {
    const game = (kept ??= new Game(type, options, null));
    game.begin({ state, extra });
    return seat === null || !legal.length || game.legal(seat).join() === legal.join() ? game : null;
  }

  /** The effect of an open move of my own seat, up to the next outcome of chance; null if only the server knows it. @param {Model} said @param {string} move */
  function effectOf({ view, you: { seat }, played, version }, move) {
    if (!view || seat === null || !view.legal.includes(move)) return null;
    const game = gameAt(view, view.options);
    if (!game || game.whyNot(move, seat)) return null;
    game.push(move, seat);
    if (game.isOver) return null; // the server sends the scores
    const turn = { ...turnOf(game, 0, seat), first: played },
      after = game.view(seat, view.seats),
      entry = { version: version + 1, at: played, turn: type.kind.turnAt(game, 0), seat, say: turn.steps.flatMap(({ say }) => say) };
    // Until the outcome of chance arrives, it is still my turn.
    return { turn, played: played + turn.steps.length, log: [entry], view: after.to_act.length ? after : { ...after, to_act: [seat] } };
  }

  return {
    /** A view with what the rules derive from it; null if they are not the server's. */
    complete(view, options) {
      const game = gameAt(view, options);
      return game && { ...view, ...derivedOf(game, view.seat, view.legal) };
    },
    /** The effect of a move of mine; null if only the server knows it. */
    predict(said, move) {
      if (isSecret(said.view)) return said.you.seats.length > 1 ? null : new Prediction(move, null); // at one device the next person sees the board then
      const effect = effectOf(said, move);
      return effect && new Prediction(move, effect);
    },
  };
}
