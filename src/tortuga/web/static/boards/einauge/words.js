// @ts-check
// The sentences of Einauge's board, and what the page around it shows.
import { amount } from "../kit/words.js";
/** @import { View, Translate } from "../view.js" */

const STEPS = ["buy", "fight", "lay"];

/** Whether a purchase is possible only after a sale. @param {View} view */
export const mustSell = (view) =>
  view.state.phase === "buy" && view.legal.length > 0 && view.legal.every((move) => move.startsWith("sell"));

/** What a card brings that is sold. @param {View} view @param {Translate} t */
export const cardSale = (view, t) => amount(t, "ducats", view.options.numbers.card_sale);

/** What I can do now, or whom we wait for. @param {View} view @param {Translate} t @param {boolean} selling */
export function hint(view, t, selling) {
  const { phase, turn, seats } = view.state;
  if (!view.legal.length) return t(`turn-einauge-${phase}`, { name: view.seats[turn].name });
  if (mustSell(view)) return t("web-einauge-hint_must_sell", { price: cardSale(view, t) });
  if (selling) return t("web-einauge-hint_sell", { price: cardSale(view, t) });
  if (view.legal.length === 1 && view.legal[0] === "pass")
    return t("web-einauge-hint_only_pass", { sabres: amount(t, "sabres", seats[turn].sabres) });
  return t(`web-einauge-hint_${phase}`);
}

/** @param {number} turn @param {Translate} t */
export const turnTitle = (turn, t) => t("web-einauge-turn", { turn });

/** For the page around the board: phase, steps of a turn, and the end once it is in sight. @param {View} view @param {Translate} t */
export function heading(view, t) {
  const { phase } = view.state,
    at = STEPS.indexOf(phase);
  return {
    phase: t(`phase-einauge-${phase}`),
    steps:
      at < 0
        ? []
        : STEPS.map((step, place) => ({ word: t(`phase-einauge-${step}`), state: place < at ? "done" : place === at ? "now" : "" })),
    facts: ending(view, t),
  };
}

/** @param {View} view @param {Translate} t */
function ending(view, t) {
  const { phase, turns_left: left, final_left: last } = view.state;
  if (view.result || (left === null && phase !== "final")) return [];
  const text =
    phase === "final"
      ? t("web-einauge-final", { number: last })
      : left
        ? t("web-einauge-in_sight", { turns: amount(t, "turns", left) })
        : t("web-einauge-last_turn");
  return [{ text, short: String(phase === "final" ? last : left), icon: "ui-flag", help: text }];
}
