// @ts-check
// The whole page of a table as one template.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cover } from "./cover.js";
import { guide } from "./guide.js";
import { header } from "./header.js";
import { hint } from "./hints.js";
import { notice } from "./notices.js";
import { over, seeResult } from "./over.js";
import { panels, tabOf } from "./panels.js";
import { waiting } from "./waiting.js";
/** @typedef {import("./app.d.ts").App} App */

const narrow = matchMedia("(max-width: 960px)");

/** @param {App} app @param {unknown} board */
export function page(app, board) {
  const { model, status, local, playing, isMine } = app,
    tab = tabOf(app, narrow.matches),
    isHidden = local.cover === "cover";
  return html`<div id="table" class="table tab-is-${tab} ${local.isOffline ? "offline" : ""} ${model.guide ? "guided" : ""}" data-version=${model.version} data-status=${status} data-seat=${model.you.seat ?? nothing}
      data-acting=${Number(isMine)} data-playing=${Number(playing)} data-held=${Number(app.isHeld)}>
    ${header(app)}
    <div id="board" ?inert=${isHidden}>${notice(app)}${status === "open" || status === "closed" ? waiting(app) : board}${over(app)}${floating(app)}${hint(app)}</div>
    ${guide(app)}${panels(app, tab)}${cover(app)}
    <div id="link" class="link" role="status" aria-live="polite">${local.toast}</div></div>`;
}

/** @param {App} app */
function floating(app) {
  const shown = seeResult(app);
  return shown === nothing ? nothing : html`<div class="next">${shown}</div>`;
}
