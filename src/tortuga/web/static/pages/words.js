// @ts-check
// The messages of a page, in its language.
import { translator } from "../table/messages.js";

/**
 * A function that formats the messages of these files.
 * @param {string} names of .ftl files, separated by blanks
 */
export async function loadWords(names) {
  const language = document.documentElement.lang;
  return translator(language, await Promise.all(names.split(" ").map((name) => loaded(new URL(`../../locale/${language}/${name}.ftl`, import.meta.url)))));
}

/** @param {URL} address */
async function loaded(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was not loaded: ${answer.status}`);
  return answer.text();
}
