// @ts-check
// Finds the board of a game. The server names the games that have one of their own; the others get the generic one.
import { render } from "../vendor/lit-html/lit-html.js";
/** @typedef {import("./view.js").BoardModule} BoardModule */

/** @type {Map<string, Promise<BoardModule>>} */
const loaded = new Map();

/**
 * The module of a game's board, with its stylesheets and drawings in the page.
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export function loadBoard(game) {
  const known = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=boards]"))?.content.split(" ") ?? [],
    name = known.includes(game) ? game : "generic";
  let found = loaded.get(name);
  if (!found) loaded.set(name, (found = load(name)));
  return found;
}

/** @param {string} name */
async function load(name) {
  const [module] = await Promise.all([
    /** @type {Promise<BoardModule>} */ (import(`./${name}/board.js`)),
    stylesheet("kit/board.css"),
    name === "generic" ? null : stylesheet(`${name}/board.css`),
  ]);
  if (module.sprite) {
    const place = document.createElement("div");
    document.body.prepend(place);
    render(module.sprite(), place);
  }
  return module;
}

/** Add a stylesheet, unless the page has it; resolves when it is applied. @param {string} path */
function stylesheet(path) {
  const { href } = new URL(path, import.meta.url);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => failed(new Error(`${path} was not loaded.`));
    document.head.append(link);
  });
}
