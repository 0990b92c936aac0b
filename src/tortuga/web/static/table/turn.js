// @ts-check
// Whose turn it is, who looks, and what is secret. Pure.
import { listing } from "../boards/kit/words.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("../boards/view.d.ts").View} View */
/** @typedef {import("../boards/view.d.ts").Translate} Translate */

/** Whether I have yet to decide; a bot decides for whoever has resigned. @param {Model} model */
export const isMine = ({ you, view, status, seats }) =>
  status === "running" && you.seat !== null && !seats[you.seat]?.resigned && Boolean(view?.to_act.includes(you.seat));

/** Whether choices are made in secret now. @param {View | null} view */
export const isSecret = (view) => view !== null && (view.to_act.length > 1 || view.ready.some(Boolean));

/** Whose turn it is, or who has won, in a few words. @param {Model} model @param {Translate} t */
export function turnText(model, t) {
  const { you, view, status, seats } = model,
    names = (/** @type {number[]} */ some) => listing(t, some.map((seat) => seats[seat].name));
  const me = you.seats.length === 1 ? you.seat : null, // at one device "you" would be anybody
    winners = model.result?.winners ?? [],
    acting = view && status === "running" ? view.to_act : [];
  if (winners.length) return winners.length === 1 && winners[0] === me ? t("web-table-won_you") : t("web-table-won", { names: names(winners) });
  if (isMine(model)) return me === null ? t("web-table-turn_of", { name: names([you.seat ?? 0]) }) : t("web-table-your_turn");
  if (!acting.length) return t(`web-status-${status}`);
  return acting.length === 1 ? t("web-table-turn_of", { name: names(acting) }) : t("web-table-waiting_for", { names: names(acting) });
}

/** The place in the queue of my hint or of the bot to move, as a sentence and in a few words. @param {Model} model @param {Translate} t */
export function queueText({ queue, seats }, t) {
  const first = queue.find(({ what }) => what === "hint") ?? queue[0];
  if (!first) return null;
  const { what, seat, place } = first;
  return { text: t(`web-table-queue_${what}`, { name: seats[seat].name, place }), short: t(`web-table-queued_${what}`, { place }) };
}

/** Whose step is played; nothing for chance. @param {Model} model @param {number | null} seat @param {Translate} t */
export const playedText = ({ seats }, seat, t) => (seat === null ? "" : t("web-table-turn_of", { name: seats[seat].name }));

/**
 * The decision at one device that nobody but the person in turn may see; empty if there is none.
 * @param {Model} model
 */
export const secretOf = ({ you, view, played, version }) =>
  you.seats.length > 1 && view && you.seat !== null && isSecret(view) && (view.to_act.includes(you.seat) || view.chosen !== null)
    ? `${you.seat}-${played}-${view.chosen === null ? 0 : version}`
    : "";

/** The only move, if it is to pass: nothing is to be decided. @param {View | null} view */
export const onlyPass = (view) => (view?.legal.length === 1 && view.legal[0] === "pass" ? "pass" : null);
