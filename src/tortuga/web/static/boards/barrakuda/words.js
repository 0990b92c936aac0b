// @ts-check
// The sentences of Barrakuda's board.
import { amount, listing } from "../kit/words.js";
import { BARRACUDA } from "./facts.js";
/** @import { View, Translate, Sign } from "../view.js" */

export const SLOTS = /** @type {const} */ (["special", "general", "stop"]);
const STEPS = ["choose", "fish", "wrecks", "end"];
/** @type {Record<string, number>} */
const STEP_OF = { choose: 0, distance: 1, direction: 1, steer: 1, jump: 1, answer: 2, special: 2, general: 2, victim: 3, pair: 3, card: 3 };

/** @param {Translate} t @param {Sign} sign @param {"icon_name" | "icon_short" | "icon_sentence"} form */
export const signWords = (t, sign, form) => t(`${form}-${sign.action}`, { x: sign.x ?? sign.limit ?? 0 });

/** @param {Translate} t @param {number | string} card */
export const cardName = (t, card) => (card === BARRACUDA ? t("card-barracuda") : t("web-barrakuda-card", { card }));

/** Whether what the rules say of the fish is about where it is now: while a turn is played it may be about where it was. @param {View} view */
export const fishIsKnown = (view) => view.extra.fish_distance[view.state.fish - 1] === 0;

/** How near the fish is to a wreck, and how likely the dice lead it there. @param {View} view @param {Translate} t @param {number} wreck */
export function chance(view, t, wreck) {
  if (!fishIsKnown(view)) return "";
  const steps = view.extra.fish_distance[wreck - 1],
    dice = { throws: view.extra.fish_odds[wreck - 1], all: view.extra.throws };
  return `${steps > Math.max(...view.options.numbers.distance_die) ? t("web-barrakuda-far-more") : t("web-barrakuda-far", { steps })} ${t("web-barrakuda-throws", dice)}`;
}

/** A wreck for those who do not see it. @param {View} view @param {Translate} t @param {number} wreck */
export function wreckWords(view, t, wreck) {
  const { state } = view,
    card = view.options.cards_in_play[wreck - 1];
  const signs = SLOTS.filter((slot) => card[slot]).map((slot) =>
    t(`web-barrakuda-${slot}`, { icon: signWords(t, card[slot], "icon_name") }),
  );
  const parts = [t("web-barrakuda-wreck", { wreck, actions: signs.join(", ") })];
  if (state.gold[wreck - 1]) parts.push(t("web-barrakuda-lies", { gold: amount(t, "gold", state.gold[wreck - 1]) }));
  const divers = view.seats.flatMap(({ name }, seat) => {
    const { pawn, lying } = state.seats[seat];
    return pawn === wreck ? [lying ? t("web-barrakuda-lying", { name }) : name] : [];
  });
  if (divers.length) parts.push(t("web-barrakuda-divers", { names: listing(t, divers) }));
  if (state.fish === wreck) parts.push(t("web-barrakuda-fish_here"));
  return `${parts.join("; ")}. ${chance(view, t, wreck)}`;
}

/** What a card would bring: alone, shared, and how likely the fish comes. @param {View} view @param {Translate} t @param {number | string} card */
export function brings(view, t, card) {
  if (typeof card === "string") return t("web-barrakuda-brings_fish");
  const { special, general } = view.options.cards_in_play[card - 1],
    lying = view.state.gold[card - 1];
  const found = lying ? [t("web-barrakuda-brings_lying", { gold: amount(t, "gold", lying) })] : [];
  const words = (/** @type {string[]} */ told) => (told.length ? listing(t, told) : t("word-nothing"));
  return t("web-barrakuda-brings", {
    wreck: card,
    alone: words([...gains(t, [special, general]), ...found]),
    shared: words(gains(t, [general])),
    throws: view.extra.fish_odds[card - 1],
    all: view.extra.throws,
  });
}

/** Signs in words; gold of several is added up. @param {Translate} t @param {(Sign | null | undefined)[]} signs */
function gains(t, signs) {
  const shown = signs.flatMap((sign) => sign ?? []),
    gold = shown.filter(({ action }) => action === "gold"),
    x = gold.reduce((sum, sign) => sum + (sign.x ?? 0), 0);
  const told = [...(x ? [{ action: "gold", x }] : []), ...shown.filter((sign) => !gold.includes(sign))];
  return told.map((sign) => signWords(t, sign, "icon_name"));
}

/** What I can do now, or whom we wait for. @param {View} view @param {Translate} t */
export function hint(view, t) {
  const { state } = view,
    asked = view.seat !== null && view.to_act.includes(view.seat);
  const name = (/** @type {number | null} */ seat) => (seat === null ? "" : view.seats[seat].name);
  if (state.phase === "choose") {
    if (asked && view.legal.length && !view.chosen) return t("web-barrakuda-hint-choose");
    return t(view.chosen ? "web-barrakuda-hint-chosen_wait" : "web-barrakuda-wait-choose", { names: listing(t, view.to_act.map(name)) });
  }
  const facts = { name: name(state.actor), victim: name(state.victim), wreck: state.wreck, distance: state.distance ?? 0 };
  return t(`web-barrakuda-${asked ? "hint" : "wait"}-${state.phase}`, facts);
}

/** @param {number} turn @param {Translate} t */
export const turnTitle = (turn, t) => t("web-barrakuda-turn", { turn });
/** The title names the turn. @type {Record<string, (t: Translate) => string>} */
export const untitled = { "news-barrakuda-turn": (t) => t("news-barrakuda-revealed") };

/** For the page around the board: the phase, the steps of a turn, the turn and the goal. @param {View} view @param {Translate} t */
export function heading(view, t) {
  const { turn, phase } = view.state,
    { goal, turn_limit: limit } = view.options,
    at = STEP_OF[phase] ?? STEPS.length;
  return {
    phase: t(`phase-barrakuda-${phase}`),
    steps: view.result
      ? []
      : STEPS.map((step, place) => ({ word: t(`web-barrakuda-step-${step}`), state: place < at ? "done" : place === at ? "now" : "" })),
    facts: [
      {
        text: t(limit ? "web-barrakuda-turn_of" : "web-barrakuda-turn", { turn, limit }),
        short: t("web-barrakuda-turn_short", { turn }),
        help: limit ? t("web-barrakuda-limit_help", { limit }) : "",
      },
      { text: t("web-barrakuda-goal", { goal }), short: String(goal), icon: "sea-vault", help: "" },
    ],
  };
}
