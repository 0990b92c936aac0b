// @ts-check
// The movements of gold in one step, found by comparing two states (render/barrakuda/flows.py).
/** @typedef {import("./sight.js").Sight} Sight */
/** @typedef {{why: string, flow: [string, string, number], seat: number}} Moved */

/**
 * The gold that moved in a step, in the order of the rules: stolen, shared, taken, banked, dropped or gained.
 * @param {Sight} before
 * @param {Sight} after
 * @param {import("../game.js").Step} step
 * @param {boolean} teams
 */
export function flowsOf(before, after, step, teams) {
  const bag = [...before.bag],
    last = () => Number(step.text.split(" ").at(-1));
  /** @type {Moved[]} */
  const moved = [];
  const move = (/** @type {string} */ why, /** @type {number | null} */ source, /** @type {number | null} */ target, /** @type {[string, string, number]} */ flow) => {
    if (flow[2] <= 0) return;
    moved.push({ why, flow, seat: target ?? source ?? 0 });
    if (source !== null) bag[source] -= flow[2];
    if (target !== null) bag[target] += flow[2];
  };
  if (step.seat !== null && step.text.startsWith("steal from")) move("stolen", last(), step.seat, [`bag-${last()}`, `bag-${step.seat}`, bag[last()]]);
  if (step.seat !== null && step.text.startsWith("exchange")) {
    const more = last() - bag[step.seat],
      [giver, taker] = more > 0 ? [step.seat ^ 2, step.seat] : [step.seat, step.seat ^ 2];
    move("shared", giver, taker, [`bag-${giver}`, `bag-${taker}`, Math.abs(more)]);
  }
  if (!before.wreck) taken(before, after, move);
  after.vault.forEach((now, purse) => {
    const gold = now - before.vault[purse],
      side = teams ? [purse, purse + 2] : [purse];
    if (gold <= 0) return;
    const seat = side.reduce((best, member) => (bag[member] - after.bag[member] > bag[best] - after.bag[best] ? member : best));
    move("banked", seat, null, [`bag-${seat}`, `vault-${seat}`, gold]);
  });
  after.pawn.forEach((place, seat) => place === after.fish && move("dropped", seat, null, [`bag-${seat}`, `wreck-${after.fish}`, bag[seat] - after.bag[seat]]));
  after.pawn.forEach((place, seat) => place && move("gained", null, seat, [`wreck-${place}`, `bag-${seat}`, after.bag[seat] - bag[seat]]));
  return moved;
}

/** B4.1: gold of earlier turns, by the standing diver with the shortest row. @param {Sight} before @param {Sight} after @param {(why: string, source: null, target: number, flow: [string, string, number]) => void} move */
function taken(before, after, move) {
  before.gold.forEach((old, wreck) => {
    const gold = old - after.gold[wreck],
      divers = before.pawn.flatMap((place, seat) => (wreck && place === wreck && !before.lying[seat] ? [seat] : []));
    if (gold <= 0 || !divers.length) return;
    const seat = divers.reduce((first, diver) => (before.initiative[diver] < before.initiative[first] ? diver : first));
    move("taken", null, seat, [`wreck-${wreck}`, `bag-${seat}`, gold]);
  });
}
