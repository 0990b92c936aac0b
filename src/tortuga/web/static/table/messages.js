// @ts-check
// Messages in the reader's language, from the same Fluent files that the server uses.
import { listing } from "../boards/kit/words.js";
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
/** @typedef {import("./wire.d.ts").Message} Message */
/** @typedef {import("./wire.d.ts").Argument} Argument */
/** @typedef {import("../boards/view.d.ts").Translate} Translate */

const SEATS = ["seat", "seats", "other", "victim"]; // arguments that are seats
const CARDS = ["card", "cards"]; // arguments that are cards, as in a record: `red 4`, `ship`, `barracuda`

/**
 * A function that formats a message; a message or an argument that is missing is an error of the program.
 * @param {string} language
 * @param {string[]} files the texts of .ftl files
 * @returns {Translate}
 */
export function translator(language, files) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of files) bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`There is no message ${id} in ${language}.`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw new Error(`${id} (${language}): ${errors[0].message}`);
    return text;
  };
}

/**
 * The sentence of a message of the server, as `told` of render/kit/messages.py says it.
 * @param {Message} message
 * @param {Translate} t
 * @param {string[]} names of the seats
 * @returns {string}
 */
export function tell({ id, args }, t, names) {
  /** @type {Record<string, string | number>} */
  const words = {};
  for (const [name, value] of Object.entries(args)) {
    const told = argument(name, value, t, names);
    if (told !== null) words[name] = told;
  }
  return t(id, words);
}

/** @param {string} name @param {Argument} value @param {Translate} t @param {string[]} names @returns {string | number | null} */
function argument(name, value, t, names) {
  if (value === null) return null;
  if (Array.isArray(value)) return listing(t, value.map((each) => String(argument(name, each, t, names) ?? "")));
  if (typeof value === "object") return tell(value, t, names);
  if (typeof value === "number") return SEATS.includes(name) ? (names[value] ?? value) : value;
  if (CARDS.includes(name)) return cardName(t, value);
  return value && name === "colour" ? t(`colour-${value}`) : value;
}

/** A card by its text in a record: `red 4`, `ship`, `4`, `barracuda`. @param {Translate} t @param {string} card */
function cardName(t, card) {
  const [first, name] = card.split(" ");
  if (name) return t("card-island", { colour: t(`colour-${first}`), name });
  return /^\d+$/.test(first) ? first : t(`card-${first}`);
}

/** With a large first letter, as a line of its own begins. @param {string} text */
export const sentence = (text) => {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
};
