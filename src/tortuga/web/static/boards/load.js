// @ts-check
// Finds the board of a game. The server names the games that have one of their own; the others get the generic one.
/** @import { BoardModule } from "./view.js" */

/** @type {Map<string, Promise<BoardModule>>} */
const loaded = new Map();
/** Files of drawings that are in the page. @type {Map<string, Promise<void>>} */
const drawn = new Map();

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
  const own = name === "generic" ? [] : [stylesheet(`${name}/board.css`), drawings(`${name}/art.svg`)];
  const [module] = await Promise.all([
    /** @type {Promise<BoardModule>} */ (import(`./${name}/board.js`)),
    stylesheet("kit/board.css"),
    drawings("kit/art.svg"),
    ...own,
  ]);
  return module;
}

/** Put a file of symbols into the page, unless it is there: pictures refer to them by their ids. @param {string} path */
function drawings(path) {
  let found = drawn.get(path);
  if (!found) drawn.set(path, (found = insert(path)));
  return found;
}

/** @param {string} path */
async function insert(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path} was not loaded.`);
  document.body.insertAdjacentHTML("afterbegin", await answer.text());
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
