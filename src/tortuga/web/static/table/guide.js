// @ts-check
// The guide's panel beside a guided game. It stays shut where its owner has shut it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence, tell } from "./messages.js";
/** @typedef {import("./app.d.ts").App} App */

/** @param {string} key */
const isShut = (key) => localStorage.getItem(key) === "shut";

/** @param {App} app */
export function guide({ model, local, t, names, ways }) {
  const { table } = model,
    now = local.guide;
  if (!now) return nothing;
  const say = (/** @type {import("./wire.d.ts").Message} */ message) => sentence(tell(message, t, names)),
    key = `guide-${table?.id}`;
  return html`<details id="guide" class="guide" ?open=${!isShut(key)} @toggle=${(/** @type {Event} */ event) =>
    localStorage.setItem(key, /** @type {HTMLDetailsElement} */ (event.currentTarget).open ? "open" : "shut")}>
    <summary><span class="guide-word">${t("guide-panel")}</span><span class="guide-step">${t("guide-step", { number: now.lesson, last: now.of })}</span></summary>
    <div class="guide-words" id="guide-words" aria-live="polite">
      ${now.news.length ? html`<p class="guide-news" id="guide-news">${now.news.map(say).join(" · ")}</p>` : nothing}
      <h2 class="guide-title" id="guide-title">${say(now.title)}</h2>
      <div class="guide-text" id="guide-text">${now.say.map((message) => html`<p>${say(message)}</p>`)}<a href=${ways.rules(table?.game ?? "")} target="_blank" rel="noopener">${t("guide-rules")}</a></div></div></details>`;
}
