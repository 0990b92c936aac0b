// @ts-check
// Beside the board, or behind tabs on a phone: the log, the chat, the table as text; who is here.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { portraitOf } from "../boards/kit/portraits.js";
import { chat } from "./chat.js";
/** @typedef {import("./app.d.ts").App} App */

const TABS = /** @type {const} */ (["table", "log", "chat", "text"]);
/** @type {Record<string, string>} */
const WORDS = { table: "web-table-board", log: "web-table-log", chat: "web-table-chat", text: "web-table-text_tab" };

/** The tab that is open: in a narrow window the board, before the game the chat. @param {App} app @param {boolean} isNarrow */
export const tabOf = (app, isNarrow) => app.local.tab || (isNarrow ? "table" : app.status === "open" && hasChat(app) ? "chat" : "log");

/** Whether the table has chat: not in the mode "off", and not in this browser alone. @param {App} app */
const hasChat = ({ isLocal, model }) => !isLocal && model.table?.chat !== "off";

/** @param {App} app */
const tabsOf = (app) => TABS.filter((name) => (name === "chat" ? hasChat(app) : name !== "text" || !app.isLocal));

/** @param {App} app @param {string} tab */
export const panels = (app, tab) => html`<aside id="side" class="side" ?inert=${app.local.cover === "cover"}>
  <div class="tabs" role="tablist" aria-label=${app.t("web-table-panels")} @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, app)}>${tabsOf(app).map((name) => tabButton(app, name, tab))}</div>
  ${panel("log", tab, html`${people(app)}${hints(app)}${log(app)}`)}
  ${hasChat(app) ? panel("chat", tab, chat(app)) : nothing}
  ${app.isLocal ? nothing : panel("text", tab, html`<pre class="drawing" id="drawing">${app.local.drawing}</pre>`)}</aside>`;

/** @param {App} app @param {string} name @param {string} open */
const tabButton = ({ local, does, t }, name, open) =>
  html`<button type="button" class="tab tab-${name}" id="tab-${name}" role="tab" aria-controls=${name === "table" ? "board" : `panel-${name}`} aria-selected=${String(name === open)}
    tabindex=${name === open ? 0 : -1} title=${name === "text" ? t("web-table-text") : nothing} @click=${() => does.open(name)}>${t(WORDS[name])}${
      name === "chat" && local.unseen ? html`<span class="unread" id="unread">${local.unseen}</span>` : nothing
    }</button>`;

/** Arrow keys walk from tab to tab. @param {KeyboardEvent} event @param {App} app */
function walk(event, { does }) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")].filter((one) => one.offsetParent),
    next = all[(all.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step + all.length) % all.length];
  next.focus();
  does.open(next.id.slice(4));
}

/** @param {string} name @param {string} open @param {unknown} inside */
const panel = (name, open, inside) =>
  html`<div class="panel ${name === open ? "open" : ""}" id="panel-${name}" role="tabpanel" aria-labelledby="tab-${name}" tabindex="0">${inside}</div>`;

/** Who sits here, and whether they look. @param {App} app */
const people = ({ model, t }) =>
  html`<ul class="people" id="people" aria-label=${t("web-table-people")}>${model.seats.map((seat, number) => {
    const state = model.presence.seats[number] ?? (seat.bot ? "bot" : "here");
    return seat.open
      ? nothing
      : html`<li class="person ${state}">${face(seat.bot)}<bdi>${seat.name}</bdi><span class="person-state" title=${t(`web-presence-${state}`)}><span class="sr">${t(`web-presence-${state}`)}</span></span></li>`;
  })}${model.presence.watching ? html`<li class="soft">${t("web-table-watching", { number: model.presence.watching })}</li>` : nothing}</ul>`;

/** The picture of a bot. @param {string | null} bot */
export const face = (bot) => (bot ? html`<img class="bot-face" src=${portraitOf(bot)} alt="" width="24" height="24">` : nothing);

/** @param {App} app */
function hints({ model, t }) {
  const taken = model.seats.filter((seat) => seat.hints);
  return taken.length
    ? html`<p class="note" id="hints-taken">${t("web-advice-taken")} ${taken.map((seat) => `${seat.name} ${seat.hints}`).join(", ")}</p>`
    : nothing;
}

/** @param {App} app */
const log = ({ blocks, model }) => html`<div class="log" id="log">${repeat(
  blocks,
  ({ turn }) => turn,
  ({ title, lines }) => html`<section class="log-turn">${title ? html`<h3>${title}</h3>` : nothing}<ol>${repeat(
    lines,
    ({ key }) => key,
    ({ text, seat }) => html`<li class="${seat === null ? "chance" : "seat"} ${seat !== null && seat === model.you.seat ? "own" : ""}">${text}</li>`,
  )}</ol></section>`,
)}</div>`;
