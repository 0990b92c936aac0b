// @ts-check
// The waiting room: who sits, what is open, how to invite others.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { face } from "./panels.js";
import { sure } from "./menu.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./wire.d.ts").SeatInfo} SeatInfo */

/** @param {App} app */
export function waiting(app) {
  const { model, t, home, does } = app,
    link = `${home}/t/${model.table?.id}`,
    hash = model.table?.commitment ?? "";
  return html`<section class="waiting" id="waiting"><div class="waiting-card">
    <header><h2>${t("web-table-waiting_room")}</h2><p>${t("web-table-waiting")}</p></header>
    <ol class="seats" id="seats">${model.seats.map((seat, number) => place(app, seat, number))}</ol>
    <div class="invite"><h3 class="sr">${t("web-table-invite")}</h3>
      <img class="qr" id="qr" src="/t/${model.table?.id}/qr.svg" alt=${t("web-table-invite")} width="188" height="188">
      <div class="invite-link"><input id="invite" readonly .value=${link} aria-label=${t("web-table-invite")}><button type="button" class="button" id="copy" @click=${() => does.copy(link)}>${t("web-table-copy")}</button></div>
      <p class="soft">${t("web-table-copy_help")}</p></div>
    <details class="commitment" id="fair"><summary>${t("web-table-commitment", { hash: `${hash.slice(0, 16)}…` })}</summary><p>${t("web-table-fair")}</p><code>${hash}</code></details>
  </div></section>`;
}

/** @param {App} app @param {SeatInfo} seat @param {number} number */
const place = (app, seat, number) =>
  html`<li id="seat${number}" class=${seat.open ? "open" : ""}><span class="n">${number + 1}</span>${seat.open ? free(app, seat, number) : taken(app, seat, number)}</li>`;

/** @param {App} app @param {SeatInfo} seat @param {number} number */
function free({ model, does, t, bot }, { reserved }, number) {
  const { you, table } = model,
    may = (!you.seats.length || table?.hot_seat) && (!reserved || reserved.yours);
  return html`<span class="soft">${reserved ? t("web-table-seat_reserved", { name: reserved.name }) : t("web-table-seat_open")}</span>
    ${may ? html`<form method="post" action="/t/${table?.id}/sit"><input type="hidden" name="seat" value=${number}><button class="button primary">${t("web-table-sit")}</button></form>` : nothing}
    ${you.host ? html`<button type="button" class="button" id="bot-${number}" @click=${() => does.post("free", { seat: number, bot })}>${t("web-host-bot_here")}</button>` : nothing}`;
}

/** The buttons that free a seat; for the seat of a present player, they propose it to the others. @param {App} app @param {number} number */
function freeing({ model: { presence, seats }, t }, number) {
  const hasOthers = seats.some(({ open, bot, yours }, other) => other !== number && !open && !bot && !yours),
    isAsked = hasOthers && presence.seats[number] === "here";
  return t(isAsked ? "web-host-propose_free" : "web-host-free");
}

/** @param {App} app @param {SeatInfo} seat @param {number} number */
const taken = (app, seat, number) =>
  html`${face(seat.bot)}<b><bdi>${seat.name}</bdi></b>${
    seat.bot
      ? html`<span class="soft">${app.t("web-table-bot")}</span>`
      : seat.yours
        ? html`<span class="soft">${app.t("web-table-you")}</span>`
        : app.model.you.host
          ? sure(app, `free-${number}`, freeing(app, number), () => app.does.post("free", { seat: number }))
          : nothing
  }`;
