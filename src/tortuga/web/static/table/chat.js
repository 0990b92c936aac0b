// @ts-check
// The chat: what was said, whom this device does not want to hear, and what was not read yet.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../boards/kit/art.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./wire.d.ts").ChatLine} ChatLine */

const KEY = "muted";

/** Names that this device does not want to hear. @returns {string[]} */
export function muted() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string[]} names */
export function storeMuted(names) {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Private mode: it holds for this page.
  }
}

/** Lines of others since a version, without those who are muted. @param {ChatLine[]} lines @param {number} since @param {number[]} own seats @param {string[]} deaf names */
export const unheard = (lines, since, own, deaf) =>
  lines.filter(({ version, seat, name }) => version > since && !(seat !== null && own.includes(seat)) && !deaf.includes(name));

/** @param {App} app */
export function chat(app) {
  const { model, local, does, t } = app,
    { you } = model,
    teams = you.seats.length > 0 && Boolean(model.view?.options.teams);
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget),
      given = new FormData(form),
      text = String(given.get("text")).trim();
    if (text && (await does.say(text, given.has("team")))) form.reset();
  };
  return html`<ol class="chat" id="chat">${
    model.chat.length
      ? repeat(
          model.chat.filter(({ name }) => !local.muted.includes(name)),
          ({ version }) => version,
          (line) => said(app, line),
        )
      : html`<li class="soft">${t("web-table-no_chat")}</li>`
  }</ol>
  <div id="muted" class="muted">${local.muted.map(
    (name) => html`<button type="button" @click=${() => does.mute(name, false)}>${t("web-table-unmute", { name })}</button>`,
  )}</div>
  <form class="say" id="say-form" @submit=${send}><input id="say-text" name="text" maxlength="300" autocomplete="off" placeholder=${t("web-table-say")} aria-label=${t("web-table-say")}>
    ${teams ? html`<label class="say-team"><input type="checkbox" name="team"> ${t("web-table-say_team")}</label>` : nothing}<button class="button">${t("web-table-send")}</button></form>`;
}

/** @param {App} app @param {ChatLine} line */
function said({ model, does, t }, { seat, name, text, team }) {
  const isOwn = seat !== null && model.you.seats.includes(seat);
  return html`<li class=${isOwn ? "own" : ""} data-by=${name}><b><bdi>${name}</bdi></b>${team ? html` <i class="team">${t("web-table-team")}</i>` : nothing} <bdi>${text}</bdi>${
    isOwn
      ? nothing
      : html`<button type="button" class="mute" data-mute=${name} title=${t("web-table-mute")} aria-label=${t("web-table-mute_name", { name })} @click=${() => does.mute(name, true)}>${icon("ui-mute")}</button>`
  }</li>`;
}
