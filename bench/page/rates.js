// Random games by the rules in WebAssembly, whole games in one call, in Node and in a browser.
import { load } from "../../src/tortuga/web/static/engine/engine.js";

const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const TOTALS = 64; // bytes

/** Decisions a second, the best of all repeats, as bench/clock.py measures it. */
export async function rate(module, description, { rules, words, seconds, repeats }) {
  const engine = await load(module, description),
    place = [bytes(rules), new Uint8Array(2 * description.state.size), bytes(words), new Uint8Array(TOTALS)].map((part) => {
      const at = engine.room(part.length);
      engine.bytes(at, part.length).set(part);
      return at;
    }),
    [rulesAt, states, wordsAt, totals] = place;
  const timed = (games) => {
    const start = performance.now(),
      decisions = engine.call.play_many(rulesAt, states, wordsAt, games, totals);
    return { decisions, taken: (performance.now() - start) / 1000 };
  };
  let games = 1,
    taken = 0;
  for (timed(50); (taken = timed(games).taken) < seconds / 4; games *= 2);
  games = Math.max(1, Math.round((games * seconds) / taken));
  return Math.max(...Array.from({ length: repeats }, () => timed(games)).map((run) => run.decisions / run.taken));
}
