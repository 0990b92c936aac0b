// @ts-check
// One device, secret choices. After the reveal everybody looks as long as they like; "Next: (name)" hides the table until
// the person in turn uncovers it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { COMPASS } from "./icons.js";
/** @typedef {import("./app.d.ts").App} App */

/** @param {App} app */
export function cover({ model, local, playing, does, t }) {
  const name = model.you.seat === null ? "" : model.seats[model.you.seat].name;
  if (playing) return nothing;
  if (local.cover === "next") {
    return html`<div class="next" id="next"><button type="button" class="button primary" @click=${does.next}>${t("web-table-next", { name })}</button></div>`;
  }
  if (local.cover !== "cover") return nothing;
  return html`<div id="pass" class="pass" role="dialog" aria-modal="true" aria-labelledby="pass-to">${COMPASS}
    <p class="pass-to" id="pass-to">${t("web-table-pass_device", { name })}</p>
    <button type="button" class="button primary" id="uncover" @click=${does.uncover}>${t("web-table-pass_ready", { name })}</button></div>`;
}
