// @ts-check
// What a player is asked: answers with a picture and what they bring, or why they are barred.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { moveButton, thingButton } from "../kit/things.js";
import { amount, refusal } from "../kit/words.js";
import { art, pawnArt } from "./art.js";
import { BARRACUDA, WRECKS } from "./facts.js";
import { cardName, signWords } from "./words.js";
/** @import { View, Ui } from "../view.js" */
/** @typedef {{move: string, title: string, note: string, art: unknown, key?: string, look?: string}} Answer */

/** The question to the acting seat; none while a card is chosen: there is the hand for it. @param {View} view @param {Ui} ui @param {string[]} letters */
export function ask(view, ui, letters) {
  const { phase, wreck, distance, victim } = view.state,
    { t } = ui;
  if (!view.legal.length || phase === "choose" || ui.still) return nothing;
  const kind = phase === "special" ? "general" : phase;
  const title = t(`web-barrakuda-ask-${kind}`, { wreck, distance: distance ?? 0, victim: victim === null ? "" : view.seats[victim].name });
  return html`<div class="bk-ask bk-ask-${kind}" role="group" aria-label=${title}><h2 class="bk-ask-title">${title}</h2>
    <div class="bk-answers">${answers(view, ui, letters).map((answer, n) => button(view, ui, answer, n + 1))}${share(view, ui, letters)}</div></div>`;
}

/** @param {View} view @param {Ui} ui @param {Answer} answer @param {number} place */
function button(view, ui, { move, title, note, art: drawn, key, look = "" }, place) {
  const can = view.legal.includes(move),
    say = `${title}${ui.t("word-colon")}${note}`;
  return thingButton(
    ui,
    {
      id: `answer:${move}`,
      moves: can ? [[move, ui.t("web-table-confirm")]] : [],
      say: can ? say : undefined,
      why: refusal(view, ui.t, move),
    },
    `bk-answer ${look}`,
    html`${drawn}<span><b>${title}</b><small>${note}</small></span>`,
    { key: key ?? String(place) },
  );
}

/** @param {View} view @param {Ui} ui @param {string[]} letters @returns {Answer[]} */
function answers(view, ui, letters) {
  const asked = { steer: wrecks, answer: onWreck, victim: victims, card: pair }[/** @type {string} */ (view.state.phase)] ?? either;
  return asked(view, ui.t, (/** @type {number} */ seat) => pawnArt(seat, letters[seat]));
}

/** @typedef {(view: View, t: Ui["t"], diver: (seat: number) => unknown) => Answer[]} Asking */

/** @type {Asking} */
const wrecks = (view, t) =>
  WRECKS.filter((wreck) => view.legal.includes(`fish to ${wreck}`)).map((wreck) => ({
    move: `fish to ${wreck}`,
    title: String(wreck),
    note: t(`web-barrakuda-ask-${wreck === view.state.fish ? "stay" : "swim"}`, { wreck }),
    art: art("fish"),
    look: "bk-short",
    key: String(wreck),
  }));

/** Special, or a bag of somebody here; pass where only the exchange is left. @type {Asking} */
const onWreck = (view, t, diver) => {
  const { wreck, seats } = view.state,
    here = view.extra.opponents.filter((/** @type {number} */ seat) => seats[seat].pawn === wreck);
  return [
    ...(view.legal.includes("special") ? [signed(view, t, "special", "special")] : []),
    ...here.map((/** @type {number} */ seat) => ({
      move: `steal from ${seat}`,
      title: t("web-barrakuda-ask-steal", { name: view.seats[seat].name }),
      note: amount(t, "gold", seats[seat].bag),
      art: diver(seat),
      look: "bk-bold",
    })),
    ...(view.legal.includes("pass")
      ? [{ move: "pass", title: t("web-barrakuda-ask-pass"), note: t("web-barrakuda-ask-pass_note"), art: nothing, key: "p" }]
      : []),
  ];
};

/** @type {Asking} */
const either = (view, t, diver) => [
  ...toIcon(view, t, diver),
  ...(view.legal.includes("decline")
    ? [{ move: "decline", title: t("web-barrakuda-ask-decline"), note: t("web-barrakuda-ask-decline_note"), art: nothing, key: "n" }]
    : []),
];

/** @type {Asking} */
const toIcon = (view, t, diver) => {
  if (view.legal.includes("do")) return [signed(view, t, "do", "general")];
  if (view.legal.includes("red")) {
    const [oldest] = view.state.seats[view.state.actor].row;
    return [
      {
        move: "take back",
        title: t("web-barrakuda-ask-take_back"),
        note: oldest ? t("web-barrakuda-ask-oldest", { card: oldest }) : t("web-barrakuda-ask-no_row"),
        art: art("icon-take_back"),
      },
      { move: "red", title: t("web-barrakuda-ask-red"), note: t("web-barrakuda-ask-red_note"), art: art("icon-or_red"), look: "bk-bold" },
    ];
  }
  return [
    { move: "barracuda back", title: t("web-barrakuda-ask-back"), note: t("web-barrakuda-ask-back_note"), art: art("icon-barracuda") },
    ...view.extra.opponents.map((/** @type {number} */ seat) => ({
      move: `barracuda away ${seat}`,
      title: t("web-barrakuda-ask-away", { name: view.seats[seat].name }),
      note: t("web-barrakuda-ask-away_note"),
      art: diver(seat),
      look: "bk-bold",
    })),
  ];
};

/** The answer that does what a sign of the wreck shows. @param {View} view @param {Ui["t"]} t @param {string} move @param {"special" | "general"} slot @returns {Answer} */
const signed = (view, t, move, slot) => {
  const sign = view.options.cards_in_play[view.state.wreck - 1][slot];
  return {
    move,
    title: t(`web-barrakuda-ask-${move}`),
    note: sign ? signWords(t, sign, "icon_sentence") : t("word-nothing"),
    art: sign ? art(`icon-${sign.action}`) : nothing,
    key: move[0],
  };
};

/** @type {Asking} */
const victims = (view, t, diver) =>
  view.extra.opponents.map((/** @type {number} */ seat) => {
    const { hand, barracuda } = view.state.seats[seat],
      cards = hand.length + (barracuda === "hand" ? 1 : 0);
    return {
      move: `victim ${seat}`,
      title: view.seats[seat].name,
      note: t("web-barrakuda-ask-holds", { cards: amount(t, "cards", cards) }),
      art: diver(seat),
      look: "bk-bold",
    };
  });

/** @type {Asking} */
const pair = (view, t) =>
  view.state.pair.map((/** @type {number | string} */ card) => ({
    move: `lay ${card}`,
    title: cardName(t, card),
    note: t(`web-barrakuda-ask-${card === BARRACUDA ? "to_centre" : "to_row"}`),
    key: card === BARRACUDA ? "b" : String(card),
    art: card === BARRACUDA ? art("fish") : html`<b class="bk-mini">${card}</b>`,
  }));

/** The exchange between partners: a slider over both bags. @param {View} view @param {Ui} ui @param {string[]} letters */
function share(view, ui, letters) {
  const most = view.legal.filter((move) => move.startsWith("exchange")).length - 1,
    me = view.seat;
  if (most < 0 || me === null) return nothing;
  const { t } = ui,
    partner = me ^ 2,
    bags = view.state.seats,
    mine = ui.share ?? Math.min(bags[me].bag, most),
    sum = bags[me].bag + bags[partner].bag;
  const slide = (/** @type {InputEvent} */ event) => ui.set({ share: Number(/** @type {HTMLInputElement} */ (event.target).value) });
  return html`<div class="bk-share"><label for="bk-share-mine">${t("web-barrakuda-share")}</label>
    <span class="bk-share-bag">${pawnArt(me, letters[me])}<output>${mine}</output></span>
    <input type="range" id="bk-share-mine" min="0" max=${most} .value=${String(mine)} @input=${slide}>
    <span class="bk-share-bag"><output>${sum - mine}</output>${pawnArt(partner, letters[partner])}</span>
    ${moveButton(ui, `exchange ${mine}`, t("web-barrakuda-share_do"), `primary ${ui.suggested?.startsWith("exchange") ? "suggested" : ""}`, { key: "x" })}</div>`;
}
