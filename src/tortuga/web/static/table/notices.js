// @ts-check
// What happened to a seat, said above the board: to the person it is about as long as it holds, to the others for a while.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { noticeText } from "./log.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").Notice} Notice */
/** @typedef {import("./wire.d.ts").Proposal} Proposal */

const RECENT = 12; // events: so long the others are shown it; the log keeps it

/** The notice to show: of my own seat as long as it holds, else the newest for a while. @param {Model} model @param {number} closed @returns {Notice | null} */
export function noticeOf({ notices, status, version, you }, closed) {
  const newest = notices.at(-1),
    own = notices.findLast((one) => one.you);
  if (own && own.version > closed && holds(own, you.seats, status)) return own;
  if (!newest || !newest.in_game || newest.version <= Math.max(closed, version - RECENT)) return null;
  return newest.kind === "stays" || !(newest.you || you.seats.includes(newest.seat)) ? newest : null;
}

/** @param {Notice} notice @param {number[]} seats @param {string} status */
const holds = ({ kind, in_game: inGame }, seats, status) =>
  kind === "resigned" ? status === "running" : !seats.length && (kind === "removed" || (kind === "left" && inGame));

/** @param {App} app */
export function notice(app) {
  const { model, local, does, t } = app,
    isAway = model.status === "running" && model.you.seats.some((seat) => model.seats[seat].away);
  if (isAway) {
    return html`<div class="notice" id="away" role="status"><p>${t("web-clock-bot_plays")}</p><button type="button" class="button primary" id="take-back" @click=${() => does.post("back")}>${t("web-clock-back")}</button></div>`;
  }
  if (model.proposal && model.proposal.until !== local.closedProposal) return proposal(app, model.proposal);
  const shown = noticeOf(model, local.closed);
  if (!shown) return nothing;
  const isMine = shown.you || model.you.seats.includes(shown.seat),
    mayReturn = isMine && shown.in_game && !["removed", "stays"].includes(shown.kind); // who was removed needs the host
  return html`<div class="notice" id="notice" role="status"><p>${isMine ? ownText(shown, app) : noticeText(shown, t)}</p>
    ${mayReturn ? html`<button type="button" class="button primary" id="take-back" @click=${() => does.post("back")}>${t("web-clock-back")}</button>` : nothing}
    <button type="button" class="button" data-dismiss @click=${() => does.set({ closed: shown.version })}>${t("web-replay-shut")}</button></div>`;
}

/** The proposal to remove a present player, with two buttons for those who vote. @param {App} app @param {Proposal} asked */
const proposal = ({ does, t }, { name, by, bot, until, agreed, needed, may_agree: isAsked, yours, you }) => html`<div class="notice" id="proposal" role="status">
  <p>${you ? t(bot ? "web-proposal-asks_you" : "web-proposal-frees_you", { by }) : t(bot ? "web-proposal-asks" : "web-proposal-frees", { by, name, agreed, needed })}</p>
  ${isAsked ? html`<button type="button" class="button" id="agree" @click=${() => does.post("consent", { agree: true })}>${t("web-proposal-agree")}</button>` : nothing}
  ${isAsked ? html`<button type="button" class="button primary" id="disagree" @click=${() => does.post("consent", { agree: false })}>${t("web-proposal-refuse", { name })}</button>` : nothing}
  ${yours ? html`<button type="button" class="button" id="withdraw" @click=${() => does.post("consent", { agree: false })}>${t("web-proposal-withdraw")}</button>` : nothing}
  ${isAsked ? nothing : html`<button type="button" class="button" data-dismiss @click=${() => does.set({ closedProposal: until })}>${t("web-replay-shut")}</button>`}</div>`;

/** @param {Notice} notice @param {App} app */
const ownText = ({ kind, by, bot, name, in_game: inGame }, { t }) =>
  t(inGame ? `web-people-you_${kind}` : "web-people-you_removed_before", { by: by || t("web-people-host"), bot, name });
