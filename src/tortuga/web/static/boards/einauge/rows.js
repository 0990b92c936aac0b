// @ts-check
// The rows before a seat: in full, or as small tiles.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/art.js";
import { thingButton } from "../kit/things.js";
import { amount, amounts, listing } from "../kit/words.js";
import { cardName, picture } from "./card.js";
import { borne, SHIP } from "./facts.js";
import { numbers } from "./middle.js";
import { cardSale } from "./words.js";
/** @import { View, Ui } from "../view.js" */
/** @typedef {{colour: string, cards: string[]}} Row */

const ALONE = "alone";

/** All rows of a seat, empty ones too, and its lone ships. @param {View} view @param {number} seat @returns {Row[]} */
function rowsOf(view, seat) {
  const { rows, lone_ships: lone } = view.state.seats[seat];
  const found = view.state.colours.map((/** @type {string} */ colour) => ({ colour, cards: rows[colour] ?? [] }));
  return lone ? [...found, { colour: ALONE, cards: Array(lone).fill(SHIP) }] : found;
}

/** @param {string} colour */
const ground = (colour) => (colour === ALONE ? SHIP : colour);

/** @param {string} colour */
export const tile = (colour) => html`<span class="tile k-${ground(colour)}">${icon(`tg-emblem-${ground(colour)}`)}</span>`;

/** The rows of a seat in full. @param {View} view @param {Ui} ui @param {number} seat @param {boolean} forSale */
export const columns = (view, ui, seat, forSale) => rowsOf(view, seat).map((row) => column(view, ui, seat, row, forSale));

/** @param {View} view @param {Ui} ui @param {number} seat @param {Row} row @param {boolean} forSale */
function column(view, ui, seat, { colour, cards }, forSale) {
  const about = words(view, ui.t, seat, { colour, cards });
  if (!cards.length) return html`<div class="col k-${colour} none" role="group" aria-label=${about}>${tile(colour)}</div>`;
  return html`<div class="col k-${ground(colour)}" data-place="row-${seat}-${colour}" style="--n:${cards.length}" role="group"
      aria-label=${about}>${head(view, seat, { colour, cards })}
    <span class="stack">${cards.map((name, n) => card(view, ui, seat, colour, name, n - cards.filter((one) => one !== SHIP).length, forSale))}</span></div>`;
}

/** The emblem; what the row pays; its chests and what they would bring now. @param {View} view @param {number} seat @param {Row} row */
function head(view, seat, { colour, cards }) {
  if (colour === ALONE) return html`<span class="col-head">${tile(colour)}</span>`;
  const sums = borne(view, cards),
    jewels = view.extra.chest_jewels[seat][colour] ?? 0;
  return html`<span class="col-head" aria-hidden="true">${tile(colour)}<span
      class="row-pays">${numbers(sums)}</span>${sums.chests ? html`<span
          class="chest"><span>${sums.chests}${icon("tg-chests")}</span><span>→${jewels}${icon("tg-jewels")}</span></span>` : nothing}</span>`;
}

/** @param {View} view @param {Ui["t"]} t @param {number} seat @param {Row} row */
function words(view, t, seat, { colour, cards }) {
  if (colour === ALONE) return t("web-einauge-row_alone", { ships: amount(t, "ships", cards.length) });
  const name = t(`colour-${colour}`);
  if (!cards.length) return t("web-einauge-row_empty", { colour: name });
  const { chests, ...pays } = borne(view, cards),
    names = cards.map((one) => (one === SHIP ? t("card-ship") : one));
  return t("web-einauge-row_about", {
    colour: name,
    cards: listing(t, names),
    income: amounts(t, pays),
    chests: amount(t, "chests", chests),
    jewels: amount(t, "jewels", view.extra.chest_jewels[seat][colour] ?? 0),
  });
}

/** @param {View} view @param {Ui} ui @param {number} seat @param {string} colour @param {string} name @param {number} ship @param {boolean} forSale */
function card(view, ui, seat, colour, name, ship, forSale) {
  const isShip = name === SHIP,
    id = isShip ? SHIP : `${colour} ${name}`,
    piece = isShip ? `ship:${seat}:${colour}:${ship}` : `card:${id}`;
  const look = `card k-${isShip ? SHIP : colour}${ui.fresh.has(piece) ? " fresh" : ""}`,
    drawn = picture(view.options, id);
  const move = isShip ? `sell ship ${colour}` : `sell ${id}`;
  if (!forSale || !view.legal.includes(move)) return html`<span class=${look} data-piece=${piece} aria-hidden="true">${drawn}</span>`;
  const label = ui.t("web-einauge-say_sell", { card: cardName(ui.t, id), price: cardSale(view, ui.t) });
  return thingButton(ui, { id: piece, moves: [[move, ui.t("web-einauge-do_sell", { price: cardSale(view, ui.t) })]], say: label }, `${look} for-sale`, drawn, {
    piece,
    label,
  });
}

/** The rows of a seat as tiles: how many cards, how many chests. @param {View} view @param {Ui} ui @param {number} seat */
export const tiles = (view, ui, seat) =>
  rowsOf(view, seat).map(({ colour, cards }) => {
    const fresh = cards.some((name) => ui.fresh.has(`card:${colour} ${name}`)) ? "fresh" : "";
    const { chests } = colour === ALONE ? { chests: 0 } : borne(view, cards);
    const number = cards.length ? html`<b>${cards.length}</b>` : nothing;
    return html`<span class="mini ${fresh || (cards.length ? "" : "none")}" data-place="mini-${seat}-${colour}"
        ><span class="tile k-${ground(colour)}">${icon(`tg-emblem-${ground(colour)}`)}${number}</span
        >${chests ? html`<i>${chests}${icon("tg-chests")}</i>` : nothing}</span>`;
  });
