// @ts-check
// The bar above the board: whose turn it is and how far it has come, the clock, a few numbers, tools and menu.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../boards/kit/art.js";
import { COMPASS, HINT, SKIP } from "./icons.js";
import { menu } from "./menu.js";
import { queueText } from "./turn.js";
/** @typedef {import("./app.d.ts").App} App */

/** @param {App} app */
export const header = (app) => html`<header id="top" class="top" ?inert=${app.local.cover === "cover"}>
  <a class="brand" href=${app.ways.front} title=${app.t("web-home")} aria-label=${app.t("web-home")}>${COMPASS}</a>
  <h1 class="top-title">${app.title}</h1>
  ${turn(app)}${clock(app)}${facts(app)}
  <div class="tools">${askHint(app)}${replay(app)}${undo(app)}${sound(app)}${theme(app)}${menu(app)}</div></header>`;

/** Whose turn it is, and either the steps of the turn or what it waits for. @param {App} app */
function turn({ model, turn: who, isMine, heading, status, t }) {
  const { steps = [], phase = "" } = status === "over" ? {} : (heading ?? {}),
    step = (/** @type {{word: string, state: string}} */ { word, state }) =>
      html`<i class=${state} aria-current=${state === "now" ? "step" : nothing}>${word}</i>`;
  const queue = queueText(model, t);
  return html`<p class="turn ${isMine ? "mine" : ""} ${queue ? "queued" : ""}" id="turn"><span class="turn-who">${who}</span><span id="queue" class="queue" role="status" title=${queue?.text ?? nothing}>${
    queue ? html`<span aria-hidden="true">${queue.short}</span><span class="sr">${queue.text}</span>` : nothing
  }</span>${
    queue ? nothing : steps.length ? html`<span class="steps">${steps.map(step)}</span>` : phase ? html`<span class="turn-phase">${phase}</span>` : nothing
  }</p>`;
}

/** @param {App} app */
const clock = ({ model, t }) =>
  model.clock?.deadline
    ? html`<div class="clock" id="clock" role="timer" title=${t("web-clock-help")}>${icon("ui-clock")}<span class="sr">${t("web-clock-left")} </span><b></b></div>`
    : nothing;

/** @param {App} app */
function facts({ model, heading, t }) {
  const mark = model.table?.mark,
    { watching } = model.presence;
  return html`<div class="facts" id="facts">
    ${mark === "known" ? html`<span class="mark" title=${t("web-deal-known_help")}>${icon("ui-again")} <span class="long">${t("web-front-known_deal")}</span></span>` : nothing}
    ${mark === "from" ? html`<span class="mark" title=${t("web-deal-from_help")}>${icon("ui-branch")} <span class="long">${t("web-deal-from")}</span></span>` : nothing}
    ${watching ? html`<span class="watching" id="watching">${t("web-table-watching", { number: watching })}</span>` : nothing}
    ${(heading?.facts ?? []).map(
      (fact) => html`<span title=${fact.help || fact.text}><span class="long">${fact.text}</span><span class="short" aria-hidden="true">${fact.icon ? icon(fact.icon) : nothing}${fact.short}</span></span>`,
    )}</div>`;
}

/** While a turn is played it can be skipped; afterwards it can be played again. @param {App} app */
function replay({ playing, canReplay, does, t }) {
  if (playing) return html`<button type="button" class="tool skip-turn" id="skip-turn" title="${t("web-table-skip_turn")} (Esc)" @click=${does.skip}>${SKIP}<span>${t("web-table-skip_turn")}</span></button>`;
  if (!canReplay) return nothing;
  return html`<button type="button" class="tool" id="replay-turn" title="${t("web-table-replay_turn")} (L)" aria-label=${t("web-table-replay_turn")} @click=${does.replay}>${icon("ui-again")}</button>`;
}

/** @param {App} app */
const undo = ({ model, playing, does, t }) =>
  model.you.can_undo && !playing
    ? html`<button type="button" class="tool" id="undo" title="${t("web-table-undo")} (U)" @click=${does.undo}>${icon("ui-undo")}<span class="word">${t("web-table-undo")}</span></button>`
    : nothing;

/** @param {App} app */
const sound = ({ settings, does, t }) =>
  html`<button type="button" class="tool wide-only" id="tool-sound" aria-pressed=${String(settings.sound === "on")} title=${t("web-table-sound")} aria-label=${t("web-table-sound")}
    @click=${does.sound}>${icon(settings.sound === "on" ? "ui-sound" : "ui-mute")}</button>`;

/** theme.js does it: also on pages without modules. @param {App} app */
const theme = ({ t }) =>
  html`<button type="button" class="tool wide-only" id="tool-theme" data-tool="theme" title=${t("web-table-theme")} aria-label=${t("web-table-theme")}><svg
    class="i" aria-hidden="true"><use class="day" href="#ui-sun"></use><use class="night" href="#ui-lantern"></use></svg></button>`;

/** @param {App} app */
const askHint = ({ model, isMine, playing, local, does, t }) =>
  model.table?.hints && isMine && !playing && !local.cover
    ? html`<button type="button" class="tool" id="ask-advice" title="${t("web-advice-help")} (H)" @click=${does.hint}>${HINT}<span class="word">${t("web-advice-ask")}</span></button>`
    : nothing;
