// @ts-check
// The whole page of a table as one template.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { header } from "./header.js";
import { panels, tabOf } from "./panels.js";
/** @typedef {import("./app.d.ts").App} App */

const narrow = matchMedia("(max-width: 960px)");
// Parts that many tables never show are loaded when they are first drawn.
const cover = later(() => import("./cover.js"), "cover"),
  guide = later(() => import("./guide.js"), "guide"),
  hint = later(() => import("./hints.js"), "hint"),
  notice = later(() => import("./notices.js"), "notice"),
  over = later(() => import("./over.js"), "over"),
  waiting = later(() => import("./waiting.js"), "waiting");

/** A part that is loaded when it is first drawn. @param {() => Promise<any>} load @param {string} name @returns {(app: App) => unknown} */
function later(load, name) {
  /** @type {((app: App) => unknown) | null} */
  let part = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  return (app) => {
    if (part) return part(app);
    loading ??= load().then((module) => {
      part = module[name];
      app.does.hold(); // it may move what is below it
      app.does.redraw();
    });
    return nothing;
  };
}

/** @param {App} app @param {unknown} board */
export function page(app, board) {
  const { model, status, local, playing, isMine } = app,
    tab = tabOf(app, narrow.matches),
    isHidden = local.cover === "cover",
    isNoticed = model.notices.length > 0 || model.proposal || model.you.seats.some((seat) => model.seats[seat].away);
  return html`<div id="table" class="table tab-is-${tab} ${local.isOffline ? "offline" : ""} ${local.guide ? "guided" : ""}" data-version=${model.version} data-status=${status} data-seat=${model.you.seat ?? nothing}
      data-acting=${Number(isMine)} data-playing=${Number(playing)} data-held=${Number(app.isHeld)} data-predicted=${app.hasRules ? Number(app.isPredicted) : nothing}>
    ${header(app)}
    <div id="board" ?inert=${isHidden}>${isNoticed ? notice(app) : nothing}${status === "open" || status === "closed" ? waiting(app) : board}${status === "over" ? over(app) : nothing}${local.cover === "next" ? cover(app) : nothing}${local.advice ? hint(app) : nothing}</div>
    ${local.guide ? guide(app) : nothing}${panels(app, tab)}${isHidden ? cover(app) : nothing}
    <div id="link" class="link" role="status" aria-live="polite">${local.toast}</div></div>`;
}
