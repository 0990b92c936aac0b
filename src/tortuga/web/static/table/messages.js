// @ts-check
// Messages in the reader's language, from the same Fluent files that the server uses.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/**
 * A function that formats a message; a message or an argument that is missing is an error of the program.
 * @param {string} language
 * @param {string[]} files the texts of .ftl files
 * @returns {(id: string, args?: Record<string, string | number>) => string}
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
