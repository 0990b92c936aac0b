// @ts-check
// What happened on the wrecks in one step, cause before effect (render/barrakuda/wrecks.py).
import { amount, say } from "../say.js";
import { flowsOf } from "./flows.js";
/** @typedef {import("./sight.js").Sight} Sight */
/** @typedef {import("../../table/wire.d.ts").Message} Message */

const BEFORE_ACTIONS = ["direction", "steer", "jump"],
  ACTIONS = ["answer", "special", "general"];
/** @type {Record<string, string>} */
const EFFECTS = { gained: "gains", dropped: "loses", banked: "banks" };

/** @param {string} id @param {object} [args] */
const news = (id, args) => say(`news-barrakuda-${id}`, { ...args });

/**
 * The changes of a step, wreck by wreck; then those that belong to no wreck.
 * @param {import("../game.js").Game} game
 * @param {any[]} cards the wrecks of this game
 * @param {Sight} before
 * @param {Sight} after
 * @param {import("../game.js").Step} step
 * @returns {Message[]}
 */
export function toldWrecks(game, cards, before, after, step) {
  const moved = flowsOf(before, after, step, game.options.teams),
    seats = before.pawn.map((_, seat) => seat),
    isBegun = BEFORE_ACTIONS.includes(before.phase) && !BEFORE_ACTIONS.includes(after.phase),
    lengths = !ACTIONS.includes(before.phase) && ACTIONS.includes(after.phase) ? after.initiative : before.initiative,
    gold = (/** @type {import("./flows.js").Moved} */ { flow }) => amount("gold", flow[2]);

  const standing = (/** @type {number} */ wreck) => seats.filter((seat) => before.pawn[seat] === wreck && !before.lying[seat]),
    divers = (/** @type {number} */ wreck) => seats.filter((seat) => before.pawn[seat] === wreck);
  const first = (/** @type {number} */ wreck) => {
    const fewest = Math.min(...standing(wreck).map((seat) => lengths[seat]));
    return standing(wreck).filter((seat) => lengths[seat] === fewest);
  };
  const returned = (/** @type {number} */ seat) => {
    const back = after.hand[seat].filter((card) => !before.hand[seat].includes(card)),
      laid = after.row[seat].filter((card) => !before.row[seat].includes(card));
    return [...(back.length ? [news("back", { cards: back })] : []), ...(laid.length ? [news("laid", { cards: laid })] : [])];
  };
  const barracuda = (/** @type {number} */ seat) => (after.holds[seat] === before.holds[seat] ? [] : [news(`barracuda_${after.holds[seat] ? "hand" : "centre"}`)]);

  const isTie = (/** @type {number} */ wreck) => after.fish !== wreck && first(wreck).length > 1 && !(after.phase === "over" && !after.wreck);
  const why = (/** @type {number} */ wreck) => {
    const found = first(wreck);
    if (after.fish === wreck) return news("fish", { wreck });
    if (found.length > 1) return news("tie", { wreck, seats: found });
    return found.length ? news(divers(wreck).length === 1 ? "alone" : "first", { wreck, seat: found[0] }) : null;
  };
  const effects = (/** @type {number} */ wreck) => {
    const here = divers(wreck),
      changes = here.map((seat) => [...moved.filter((each) => each.seat === seat && each.why in EFFECTS).map((each) => news(EFFECTS[each.why], { gold: gold(each) })), ...returned(seat)]),
      isGain = changes.every((each) => each.length === 1 && each[0].id === "news-barrakuda-gains");
    if (here.length > 1 && isGain && changes.every((each) => JSON.stringify(each) === JSON.stringify(changes[0]))) return [news("all", { number: here.length, changes: changes[0] })];
    if (here.length === 1 && after.fish !== wreck && wreck !== before.wreck) return changes[0];
    return here.flatMap((seat, n) => (changes[n].length ? [news("one", { seat, changes: changes[n] })] : []));
  };
  const toldWreck = (/** @type {number} */ wreck) => {
    const found = effects(wreck),
      isNew = wreck !== before.wreck && (found.length > 0 || wreck === after.wreck || isTie(wreck)),
      because = isNew ? why(wreck) : null,
      told = because === null ? found : [found.length ? news("wreck", { why: because, effects: found }) : because];
    return after.gold[wreck] > before.gold[wreck] ? [...told, news("lies", { gold: amount("gold", after.gold[wreck]), wreck })] : told;
  };

  const stop = cards[after.fish - 1].stop,
    isStop = before.fish !== after.fish && (before.phase === "direction" || before.phase === "steer") && stop?.action === "all_back",
    isReturned = isStop && before.holds.some((holds, seat) => holds !== after.holds[seat]),
    wrecks = isBegun || before.wreck ? before.gold.map((_, wreck) => wreck).filter((wreck) => wreck >= (before.wreck || 1) && wreck <= (after.wreck || before.gold.length)) : [],
    here = wrecks.flatMap(divers);
  return [
    ...(isReturned ? [news("stop", { wreck: after.fish, sentence: say("icon_sentence-all_back") })] : []),
    ...moved.filter((each) => each.why === "taken").map((each) => news("takes", { seat: each.seat, gold: gold(each), wreck: Number(each.flow[0].slice("wreck-".length)) })),
    ...wrecks.flatMap(toldWreck),
    ...seats.flatMap((seat) => {
      const changes = [...(here.includes(seat) ? [] : returned(seat)), ...(isReturned ? [] : barracuda(seat))];
      return changes.length ? [news("seat", { seat, changes })] : [];
    }),
  ];
}
