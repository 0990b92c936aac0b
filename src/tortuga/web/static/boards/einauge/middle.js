// @ts-check
// The middle of the table: display and pirate table, what can be done with each card, or why it cannot.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/art.js";
import { thingButton } from "../kit/things.js";
import { amount, amounts, refusal } from "../kit/words.js";
import { cardName, described, picture } from "./card.js";
import { arrange, KINDS, movesWith, partsOf, SHIP, verbOf } from "./facts.js";
/** @import { View, Ui, Goods } from "../view.js" */

/** @param {View} view @param {Ui} ui */
export function display(view, ui) {
  const { t } = ui,
    pile = view.state.pile.length,
    words = t("web-einauge-pile", { cards: amount(t, "cards", pile) });
  return html`<div role="group" class="zone sea" aria-label=${t("web-einauge-display")}><div class="zone-side"><h2>${t("web-einauge-display")}</h2>
      <div class="pile" data-piece="pile" title=${words} role="img" aria-label=${words}><svg class="face" viewBox="0 0 100 140"
          aria-hidden="true"><use href="#g-back"></use></svg><b data-count="pile">${pile}</b></div></div>
      ${slots(view, ui, "display")}</div>`;
}

/** @param {View} view @param {Ui} ui */
export const pirates = (view, ui) =>
  html`<div role="group" class="zone wood" aria-label=${ui.t("web-einauge-pirates")}><div class="zone-side"><h2>${ui.t("web-einauge-pirates")}</h2><svg
        class="one-eye" viewBox="0 0 64 64" aria-hidden="true"><use href="#one-eye"></use></svg></div>
      ${slots(view, ui, "table")}</div>`;

/** @param {View} view @param {Ui} ui @param {"display" | "table"} zone */
const slots = (view, ui, zone) =>
  html`<ul class="slots">${arrange(view.extra.places[zone], view.state[zone]).map((card, place) => (card === null ? html`<li
      class="slot empty"></li>` : slot(view, ui, zone, card, place)))}</ul>`;

/** @param {View} view @param {Ui} ui @param {"display" | "table"} zone @param {string} card @param {number} place */
function slot(view, ui, zone, card, place) {
  const { t } = ui,
    piece = card === SHIP ? `ship:${zone}:${place}` : `card:${card}`,
    about = described(view, t, card),
    { colour } = partsOf(card);
  const look = `card k-${colour}${ui.fresh.has(piece) ? " fresh" : ""}`,
    bySabres = zone === "table" || view.state.phase === "final";
  const offer = view.extra.market[card],
    price = bySabres ? offer?.sabres : offer?.ducats,
    below = offer ? tags(bySabres ? "sabres" : "ducats", price, offer.pays) : nothing;
  if (view.seat === null || view.result || !offer)
    return html`<li class="slot"><span class=${look} data-piece=${piece} role="img"
        aria-label=${about}>${picture(view.options, card)}</span>${below}</li>`;
  const verb = verbOf(view, zone),
    moves = movesWith(view, verb, card),
    say = moves.length ? doing(t, verb, card, price, offer.pays) : "";
  const why = moves.length ? "" : refusal(view, t, card === SHIP && verb !== "lay" ? `${verb} ship alone` : `${verb} ${card}`);
  const thing = {
    id: piece,
    moves: moves.map(
      (move) =>
        /** @type {[string, string]} */ ([
          move,
          moves.length > 1 || (card === SHIP && verb !== "lay") ? option(view, t, move) : t(`web-einauge-do_${verb}`),
        ]),
    ),
    say,
    why,
  };
  return html`<li class="slot">${thingButton(ui, thing, look, picture(view.options, card), { piece, label: `${about}. ${say || why}` })}${below}</li>`;
}

/** Under a card: its price, and what its row would pay. @param {string} kind @param {number} price @param {Goods | null} pays */
const tags = (kind, price, pays) =>
  html`<span class="tags" aria-hidden="true"><span class="price">${price}${icon(`tg-${kind}`)}</span>${pays ? html`<span
      class="pays">${numbers(pays)}</span>` : nothing}</span>`;

/** Pictures with their numbers, those of 0 left out. @param {Goods} goods */
export const numbers = (goods) => KINDS.filter((kind) => goods[kind]).map((kind) => html`<span>${goods[kind]}${icon(`tg-${kind}`)}</span>`);

/** What taking a card would cost and bring. @param {Ui["t"]} t @param {string} verb @param {string} card @param {number} price @param {Goods | null} pays */
function doing(t, verb, card, price, pays) {
  if (verb === "lay") return t("web-einauge-say_lay", { card: cardName(t, card) });
  const costs = amount(t, verb === "buy" ? "ducats" : "sabres", price);
  if (!pays) return t(`web-einauge-say_${verb}_ship`, { price: costs });
  return t(`web-einauge-say_${verb}`, {
    card: cardName(t, card),
    price: costs,
    colour: t(`colour-${partsOf(card).colour}`),
    income: brings(t, pays),
  });
}

/** @param {Ui["t"]} t @param {Goods} pays */
const brings = (t, { sabres, ducats, jewels }) => amounts(t, { sabres, ducats, jewels });

/** Where a ship goes, or whether an island joins a lone one. @param {View} view @param {Ui["t"]} t @param {string} move */
function option(view, t, move) {
  const [, what, where] = move.split(" "),
    pays = view.extra.pays[move];
  if (what !== SHIP) {
    const income = brings(t, pays);
    return move.endsWith(SHIP) ? t("web-einauge-option_with_ship", { income }) : t("web-einauge-option_without", { income });
  }
  return where === "alone"
    ? t("web-einauge-option_alone")
    : t("web-einauge-option_row", { colour: t(`colour-${where}`), income: brings(t, pays) });
}
