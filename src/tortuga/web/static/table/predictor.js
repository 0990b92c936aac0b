// @ts-check
// What a move will have done, before the server has said so: the rules run here on the view that the seat was sent. Loaded after
// the first drawing; a page without it waits for the server.
import { Game, loadType } from "../engine/game.js";
import { turnOf } from "../engine/scene.js";
import { Ahead } from "./ahead.js";
import { isSecret } from "./turn.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {(said: Model, move: string) => Ahead | null} Foresight */

/** @param {string} name of the game @returns {Promise<Foresight>} */
export async function createForesight(name) {
  const type = await loadType(name);
  /** @type {Game | null} */
  let game = null;

  /** What an open move of my own seat does, up to where chance is asked; null if only the server can say it. @param {Model} said @param {string} move */
  function effectOf({ view, you: { seat }, played, version }, move) {
    if (!view || seat === null) return null;
    const start = { state: view.state, extra: view.extra };
    game ??= new Game(type, view.options, null);
    game.begin(start);
    if (game.legal(seat).join() !== view.legal.join() || game.whyNot(move, seat)) return null; // other rules than the server's
    game.push(move, seat);
    if (game.isOver) return null; // the server counts
    const turn = { ...turnOf(game, 0, seat), first: played },
      after = game.view(seat, view.seats),
      entry = { version: version + 1, at: played, turn: type.kind.turnAt(game, 0), seat, say: turn.steps.flatMap(({ say }) => say) };
    // Where chance is asked it is still my turn.
    return { turn, played: played + turn.steps.length, log: [entry], view: after.to_act.length ? after : { ...after, to_act: [seat] } };
  }

  return (said, move) => {
    if (isSecret(said.view)) return said.you.seats.length > 1 ? null : new Ahead(move, null); // at one device the next person looks then
    const effect = effectOf(said, move);
    return effect && new Ahead(move, effect);
  };
}
