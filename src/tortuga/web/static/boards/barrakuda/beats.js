// @ts-check
// The last turn as beats, from the states after each of its steps: the cards are revealed together, the dice fall, the fish
// swims wreck by wreck, and the wrecks are paid one by one. A beat's `state` is shown when it has been played.
import { amount, listing } from "../kit/words.js";
import { cardsOf } from "./facts.js";
import { cardName } from "./words.js";
/** @import { View, Step, BarrakudaBeat as Beat, BarrakudaState as State, Translate } from "../view.js" */

/** How long each beat normally takes, in milliseconds; what moves to another place takes its own time afterwards. @type {Record<string, number>} */
export const TIMES = { reveal: 1700, dice: 1300, fish: 0, jump: 0, gold: 900, steal: 1000, pair: 1500, back: 500, laid: 500 };

/** @param {View} view @param {State} before the state before the first step @param {Step[]} steps @param {Translate} t @returns {Beat[]} */
export function beats(view, before, steps, t) {
  const names = view.seats.map(({ name }) => name);
  /** @type {Beat[]} */
  const found = [];
  let old = before;
  steps.forEach((step, number) => {
    const now = /** @type {State} */ (step.state);
    const told =
      old.phase !== "choose"
        ? [...moved(old, now, step, found, t), ...gold(old, now, step, names, t), ...cards(old, now, names, t)]
        : now.phase !== "choose"
          ? reveal(before, now, names, t)
          : [];
    found.push(...told.map((beat) => ({ ...beat, step: number })));
    old = now;
  });
  return found;
}

/** @param {Translate} t @param {number | string} card */
const short = (t, card) => (typeof card === "number" ? String(card) : cardName(t, card));

/** All cards of the turn together; the place or the posture of the pawn says which. @param {State} old @param {State} now @param {string[]} names @param {Translate} t @returns {Beat[]} */
function reveal(old, now, names, t) {
  const shown = now.seats.map(({ lying, pawn }, seat) => ({ seat, card: lying || pawn === null ? "barracuda" : pawn }));
  const text = shown.map(({ seat, card }) => t("web-barrakuda-news-card", { name: names[seat], card: short(t, card) })).join(" · ");
  const full = now.seats.flatMap(({ row }, seat) => (old.seats[seat].row.length > row.length ? [seat] : []));
  const found = [{ kind: "reveal", cards: shown, text, state: now }];
  if (!full.length) return found;
  const whose = listing(
    t,
    full.map((seat) => names[seat]),
  );
  return [...found, { kind: "back", seats: full, text: t("web-barrakuda-news-all_back", { names: whose }), state: now }];
}

/** Dice, fish and the pair of the red action. @param {State} old @param {State} now @param {Step} step @param {Beat[]} found @param {Translate} t @returns {Beat[]} */
function moved(old, now, { text, way }, found, t) {
  const shown = text.split(" ").at(-1) ?? "",
    last = found.at(-1);
  if (old.phase === "distance")
    return [{ kind: "dice", dice: [Number(shown), null], text: t("web-barrakuda-news-distance", { shown }), state: now }];
  if (old.phase === "direction") {
    if (last?.kind === "dice") found.pop(); // both dice fall together
    const dice = {
      kind: "dice",
      dice: /** @type {[number, number]} */ ([old.distance ?? 0, Number(shown)]),
      text: t("web-barrakuda-news-dice", { distance: old.distance ?? 0, direction: shown }),
      state: old,
    };
    return [dice, ...swim(old, way ?? [old.fish, now.fish], t)];
  }
  if (old.phase === "steer") return swim(old, way ?? [old.fish, now.fish], t);
  if (old.phase === "jump")
    return [
      {
        kind: "jump",
        way: [old.fish, now.fish],
        text: t("web-barrakuda-news-jumps", { wreck: now.fish }),
        state: { ...old, fish: now.fish },
      },
    ];
  if (old.phase === "pair" && old.victim !== null)
    return [{ kind: "pair", cards: now.pair.map((card) => ({ seat: /** @type {number} */ (old.victim), card })), text: "", state: now }];
  return [];
}

/** One beat a wreck that the fish reaches; gold moves later. @param {State} old @param {number[]} way @param {Translate} t @returns {Beat[]} */
function swim(old, way, t) {
  if (way.length === 1)
    return [{ kind: "fish", way: [way[0], way[0]], text: t("web-barrakuda-news-stays", { wreck: way[0] }), state: old }];
  const text = t("web-barrakuda-news-swims", { way: way.join(" → ") });
  return way.slice(1).map((wreck, n) => ({ kind: "fish", way: [way[n], wreck], text, state: { ...old, fish: wreck } }));
}

/** Gold that moved, by the wreck it belongs to. @param {State} old @param {State} now @param {Step} step @param {string[]} names @param {Translate} t @returns {Beat[]} */
function gold(old, now, { seat, text, flows = [] }, names, t) {
  if (text.startsWith("steal from") && seat !== null) {
    const robbed = Number(text.split(" ").at(-1)),
      stolen = amount(t, "gold", old.seats[robbed].bag);
    return [
      { kind: "steal", flows, text: t("web-barrakuda-news-steals", { name: names[seat], other: names[robbed], gold: stolen }), state: now },
    ];
  }
  let shown = { ...old, fish: now.fish };
  return byWreck(old, now, flows).map((group) => {
    shown = paid(shown, now, group);
    const bitten = group.flatMap(([from, to]) =>
      from.startsWith("bag-") && to.startsWith("wreck-") ? [names[Number(from.slice(4))]] : [],
    );
    return {
      kind: "gold",
      flows: group,
      text: bitten.length ? t("web-barrakuda-news-bitten", { names: listing(t, bitten) }) : "",
      state: shown,
    };
  });
}

/** The state in which only the places of these flows have their new gold. @param {State} shown @param {State} now @param {[string, string, number][]} flows @returns {State} */
function paid(shown, now, flows) {
  const touched = new Set(flows.flatMap(([from, to]) => [from, to])),
    sides = now.vaults.length;
  const banked = new Set([...touched].filter((place) => place.startsWith("vault-")).map((place) => Number(place.slice(6)) % sides));
  return {
    ...shown,
    gold: shown.gold.map((coins, n) => (touched.has(`wreck-${n + 1}`) ? now.gold[n] : coins)),
    vaults: shown.vaults.map((coins, n) => (banked.has(n) ? now.vaults[n] : coins)),
    seats: shown.seats.map((one, seat) => (touched.has(`bag-${seat}`) ? { ...one, bag: now.seats[seat].bag } : one)),
  };
}

/** Flows in groups, one a wreck, the lowest first. @param {State} old @param {State} now @param {[string, string, number][]} flows */
function byWreck(old, now, flows) {
  /** @type {Map<number, [string, string, number][]>} */
  const groups = new Map();
  for (const flow of flows) {
    const named = flow
        .slice(0, 2)
        .map(String)
        .find((place) => place.startsWith("wreck-")),
      seat = Number(flow[0].split("-")[1]);
    const wreck = named ? Number(named.slice(6)) : (now.seats[seat]?.pawn ?? old.wreck);
    groups.set(wreck, [...(groups.get(wreck) ?? []), flow]);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Cards that return to hands, or are laid by the red action. @param {State} old @param {State} now @param {string[]} names @param {Translate} t @returns {Beat[]} */
const cards = (old, now, names, t) =>
  now.seats.flatMap((held, seat) => {
    const was = cardsOf(old.seats[seat]),
      is = cardsOf(held);
    const beat = (/** @type {string} */ kind, /** @type {(string | number)[]} */ some) => {
      const told = some.map((card) => short(t, card));
      const text = t(`web-barrakuda-news-${kind}`, { name: names[seat], cards: listing(t, told) });
      return some.length ? [{ kind, seats: [seat], text, state: now }] : [];
    };
    return [
      ...beat("back", is.hand.filter((card) => was.row.includes(card))),
      ...beat("laid", is.row.filter((card) => was.hand.includes(card))),
    ];
  });
