// @ts-check
// The chat: what was said, whom this device does not want to hear, and what was not read yet.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../boards/kit/art.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./wire.d.ts").ChatLine} ChatLine */

/** @typedef {{by: string, name: string}} Muted the id of a person, and their name when they were muted */

const KEY = "muted",
  MOST = 200; // muted people that are stored

/** The people muted on this device, by their ids, which stay the same under another name. @returns {Muted[]} */
export function muted() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return stored.filter((/** @type {any} */ one) => typeof one?.by === "string");
  } catch {
    return [];
  }
}

/** @param {Muted[]} people */
export function storeMuted(people) {
  try {
    localStorage.setItem(KEY, JSON.stringify(people.slice(-MOST)));
  } catch {
    // Private mode: it holds for this page.
  }
}

/** Lines of others since a version, without those who are muted. @param {ChatLine[]} lines @param {number} since @param {number[]} own seats @param {Muted[]} deaf */
export const unheard = (lines, since, own, deaf) =>
  lines.filter(({ version, seat, by }) => version > since && !(seat !== null && own.includes(seat)) && !isMuted(deaf, by));

/** @param {Muted[]} people @param {string} by */
const isMuted = (people, by) => people.some((one) => one.by === by);

/** @param {App} app */
export function chat(app) {
  const { model, local, does, t } = app,
    here = new Set(model.chat.map(({ by }) => by));
  return html`<ol class="chat" id="chat">${
    model.chat.length
      ? repeat(
          model.chat.filter(({ by }) => !isMuted(local.muted, by)),
          ({ version }) => version,
          (line) => said(app, line),
        )
      : html`<li class="soft">${t("web-table-no_chat")}</li>`
  }</ol>
  <div id="muted" class="muted">${local.muted
    .filter(({ by }) => here.has(by))
    .map((one) => html`<button type="button" @click=${() => does.mute(one, false)}>${t("web-table-unmute", { name: one.name })}</button>`)}</div>
  ${model.table?.chat === "phrases" ? phrases(app) : field(app)}`;
}

/** @param {App} app */
function field(app) {
  const { does, t } = app;
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget),
      given = new FormData(form),
      text = String(given.get("text")).trim();
    if (text && (await does.say({ text, team: given.has("team") }))) form.reset();
  };
  return html`<form class="say" id="say-form" @submit=${send}><input id="say-text" name="text" maxlength="300" autocomplete="off" placeholder=${t("web-table-say")} aria-label=${t("web-table-say")}>
    ${toTeam(app)}<button class="button">${t("web-table-send")}</button></form>`;
}

/** A button for each phrase, in the mode that allows phrases alone. @param {App} app */
function phrases(app) {
  const { model, does, t } = app;
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const team = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).has("team");
    does.say({ phrase: /** @type {HTMLButtonElement} */ (event.submitter).value, team });
  };
  return html`<form class="say phrases" id="say-form" aria-label=${t("web-table-phrases")} @submit=${send}>${model.table?.phrases.map(
    (phrase) => html`<button class="button" name="phrase" value=${phrase} @click=${once}>${t(`web-phrase-${phrase}`)}</button>`,
  )}${toTeam(app)}</form>`;
}

/** The second press of a double click says nothing. @param {MouseEvent} event */
const once = (event) => event.detail > 1 && event.preventDefault();

/** @param {App} app */
const toTeam = ({ model, t }) =>
  model.you.seats.length > 0 && model.view?.options.teams ? html`<label class="say-team"><input type="checkbox" name="team"> ${t("web-table-say_team")}</label>` : nothing;

/** @param {App} app @param {ChatLine} line */
function said({ model, does, t }, { seat, by, name, text, phrase, team }) {
  const isOwn = seat !== null && model.you.seats.includes(seat);
  return html`<li class=${isOwn ? "own" : ""} data-by=${name}><b><bdi>${name}</bdi></b>${team ? html` <i class="team">${t("web-table-team")}</i>` : nothing} <bdi>${phrase ? t(`web-phrase-${phrase}`) : text}</bdi>${
    isOwn
      ? nothing
      : html`<button type="button" class="mute" data-mute=${name} title=${t("web-table-mute")} aria-label=${t("web-table-mute_name", { name })} @click=${() => does.mute({ by, name }, true)}>${icon("ui-mute")}</button>`
  }</li>`;
}
