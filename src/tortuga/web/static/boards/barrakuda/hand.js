// @ts-check
// The cards of the seat that looks: its row, oldest first, then its hand.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { thingButton } from "../kit/things.js";
import { refusal } from "../kit/words.js";
import { art } from "./art.js";
import { BARRACUDA, cardsOf, letterOf, moveOf } from "./facts.js";
import { brings, cardName } from "./words.js";
/** @import { View, Ui } from "../view.js" */

/** @param {View} view @param {Ui} ui @param {number} seat */
export function hand(view, ui, seat) {
  const { t } = ui,
    { hand: held, row } = cardsOf(view.state.seats[seat]),
    open = view.state.phase === "choose" && !view.result;
  return html`<div class="bk-mine">
    <div class="bk-row" role="group" aria-label=${t("web-barrakuda-row")}><span
        class="bk-head">${t(row.length ? "web-barrakuda-row" : "web-barrakuda-row_empty")}</span><span
            class="bk-row-cards">${repeat(row, letterOf, (card) => played(ui, card))}</span></div>
    <div class="bk-hand ${open ? "bk-open" : ""}" role="group" aria-label=${t("web-barrakuda-hand")}
        style="--n:${held.length}">${repeat(held, letterOf, (card, place) => inHand(view, ui, card, place))}</div></div>`;
}

/** @param {number | string} card */
export const face = (card) =>
  html`${card === BARRACUDA ? art("fish") : html`<b>${card}</b>`}<i class="bk-corner" aria-hidden="true">${letterOf(card)}</i>`;

/** @param {Ui} ui @param {number | string} card */
const played = ({ t }, card) =>
  html`<span class="bk-card bk-spent ${card === BARRACUDA ? "bk-card-fish" : ""}" data-piece="card:${letterOf(card)}" role="img"
      aria-label=${cardName(t, card)}>${face(card)}</span>`;

/** @param {View} view @param {Ui} ui @param {number | string} card @param {number} place */
function inHand(view, ui, card, place) {
  const { t } = ui,
    move = moveOf(card),
    can = view.legal.includes(move),
    chosen = view.chosen === move,
    letter = letterOf(card);
  const thing = {
    id: `card:${letter}`,
    moves: /** @type {[string, string][]} */ (can ? [[move, t("web-table-confirm")]] : []),
    say: brings(view, t, card),
    why: refusal(view, t, move),
    marks: `wreck:${card}`,
  };
  const look = `bk-card ${card === BARRACUDA ? "bk-card-fish" : ""} ${chosen ? "bk-chosen" : ""}`;
  return thingButton(
    ui,
    thing,
    look,
    html`${face(card)}${chosen ? html`<em aria-hidden="true">${t("web-barrakuda-chosen_mark")}</em>` : nothing}`,
    {
      piece: `card:${letter}`,
      key: letter.toLowerCase(),
      label: t("web-barrakuda-play", { name: cardName(t, card), letter }),
      pressed: can ? chosen : undefined,
      style: `--i:${place}`,
    },
  );
}
