// @ts-check
// Amounts, lists and refusals in the reader's language.
/** @import { Translate, View } from "../view.js" */

/** A number with its noun: `3 ducats`. @param {Translate} t @param {string} kind @param {number} number */
export const amount = (t, kind, number) => t(`amount-${kind}`, { number });

/** Several amounts, those of 0 left out; a word if there is nothing. @param {Translate} t @param {Record<string, number>} numbers */
export const amounts = (t, numbers) =>
  Object.entries(numbers)
    .filter(([, number]) => number)
    .map(([kind, number]) => amount(t, kind, number))
    .join(", ") || t("word-nothing");

/** `Anna, Bea and Carl`. @param {Translate} t @param {(string | number)[]} parts */
export const listing = (t, parts) =>
  parts.length < 2 ? parts.join("") : t("word-and", { first: parts.slice(0, -1).join(", "), last: String(parts.at(-1)) });

/**
 * Whether the game is over; one that was given up has no result of its own, but nobody is asked any more.
 * @param {View} view
 * @param {{still: boolean, playing: boolean}} ui
 */
export const isOver = (view, { still, playing }) => view.result !== null || (!still && !playing && !view.to_act.length);

/** Why a move is refused, in a sentence; empty if it is not known to be. @param {View} view @param {Translate} t @param {string} move */
export function refusal(view, t, move) {
  const known = view.refusals[move];
  if (!known && view.legal.includes(move)) return "";
  const { code, arguments: facts } = known ?? { code: view.result ? "game_over" : "not_your_turn", arguments: {} };
  return t("refusal-sentence", { move, reason: t(`refusal-${view.game}-${code}`, told(view, t, facts)) });
}

/** Facts as words: amounts with their nouns, colours and phases by name. @param {View} view @param {Translate} t @param {Record<string, string | number | null>} facts */
function told(view, t, facts) {
  /** @type {Record<string, string | number>} */
  const words = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === "price") words[key] = amount(t, "ducats", Number(value));
    else if (key === "sabre_price") words[key] = amount(t, "sabres", Number(value));
    else if (key === "colour") words[key] = value === null ? "–" : t(`colour-${value}`);
    else if (key === "phase") words[key] = t(`phase-${view.game}-${value}`);
    else words[key] = value ?? "–";
  }
  return words;
}

/**
 * A sign for each seat: the shortest beginning of its name that no other seat shares, two letters at most, else a letter
 * of the alphabet. Never a digit: on a wreck digits are wrecks.
 * @param {string[]} names
 */
export function tags(names) {
  const letters = names.map((name) =>
    [...name.normalize("NFC")]
      .filter((sign) => /\p{L}/u.test(sign))
      .join("")
      .toUpperCase(),
  );
  for (const length of [1, 2]) {
    const found = letters.map((name) => [...name].slice(0, length).join(""));
    if (found.every((tag) => tag.length) && new Set(found).size === found.length) return found;
  }
  return names.map((_, seat) => "ABCDE"[seat]);
}
