// @ts-check
// Predicts the effect of a move before the server confirms it, by running the rules on the view of the seat. Loaded after the
// first drawing; without it the page waits for the server.
import { Game, loadType } from "../engine/game.js";
import { turnOf } from "../engine/scene.js";
import { Prediction } from "./prediction.js";
import { isSecret } from "./turn.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {(said: Model, move: string) => Prediction | null} Predictor */

/** @param {string} name of the game @returns {Promise<Predictor>} */
export async function createPredictor(name) {
  const type = await loadType(name);
  /** @type {Game | null} */
  let game = null;

  /** The effect of an open move of my own seat, up to the next outcome of chance; null if only the server knows it. @param {Model} said @param {string} move */
  function effectOf({ view, you: { seat }, played, version }, move) {
    if (!view || seat === null) return null;
    const start = { state: view.state, extra: view.extra };
    game ??= new Game(type, view.options, null);
    game.begin(start);
    if (game.legal(seat).join() !== view.legal.join() || game.whyNot(move, seat)) return null; // the rules in the page differ from the server's
    game.push(move, seat);
    if (game.isOver) return null; // the server sends the scores
    const turn = { ...turnOf(game, 0, seat), first: played },
      after = game.view(seat, view.seats),
      entry = { version: version + 1, at: played, turn: type.kind.turnAt(game, 0), seat, say: turn.steps.flatMap(({ say }) => say) };
    // Until the outcome of chance arrives, it is still my turn.
    return { turn, played: played + turn.steps.length, log: [entry], view: after.to_act.length ? after : { ...after, to_act: [seat] } };
  }

  return (said, move) => {
    if (isSecret(said.view)) return said.you.seats.length > 1 ? null : new Prediction(move, null); // at one device the next person sees the board then
    const effect = effectOf(said, move);
    return effect && new Prediction(move, effect);
  };
}
