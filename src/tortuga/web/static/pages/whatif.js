// @ts-check
// "What if …?" on the replay page: playing on from a stop, for all seats or against a bot. Loaded at its first use.
import { loadType } from "../engine/game.js";
import { read } from "../engine/record.js";
import { WhatIf } from "../engine/whatif.js";
import { createBots } from "../local/bots.js";
import { element } from "./controls.js";
import { download } from "./download.js";
/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("./replay.js").Stop} Stop */

const PAUSE = 500; // milliseconds before a bot's move
/** @type {ReturnType<typeof createBots> | null} */
let ask = null; // one worker, started when a bot is first asked

/** The game of a record on the server. @param {string} address @param {string} name @param {any} extra of its first view @returns {Promise<Game>} */
export async function gameOf(address, name, extra) {
  const [type, answer] = await Promise.all([loadType(name), fetch(address)]);
  if (!answer.ok) throw new Error(`The record was not loaded: ${answer.status}`);
  return read(await answer.text(), () => type, extra).game;
}

/**
 * @param {object} given
 * @param {Game} given.game the real one
 * @param {Stop[]} given.stops of the real game
 * @param {number | null} given.seat from which they are seen
 * @param {import("../boards/view.js").Translate} given.t
 * @param {string} [given.weights] where the weights of bots are
 * @param {() => number} given.at the stop that is shown
 * @param {(stop: number) => Promise<unknown>} given.go
 * @param {() => void} given.changed
 * @param {() => void} given.left back to the real game
 */
export function createTrial({ game, stops, seat, t, weights, at, go, changed, left }) {
  const line = new WhatIf(game, stops, seat, (question) => (ask ??= createBots(weights))(question)),
    bots = element("whatif-bot", HTMLSelectElement),
    ended = new AbortController();
  let run = 0, // changes whenever bots must stop
    isThinking = false;
  const { facts } = game.type,
    names = Object.keys(game.type.bots).filter((name) => name in facts.levels);
  names.sort((one, other) => facts.levels[one] - facts.levels[other]);
  const option = (/** @type {string} */ value, /** @type {string} */ textContent) => Object.assign(document.createElement("option"), { value, textContent });
  bots.replaceChildren(option("", t("web-whatif-all")), ...names.map((name) => option(name, t("web-whatif-bot", { bot: name }))));
  element("whatif-deal").textContent = t(line.hasDeal ? "web-whatif-own_deal" : "web-whatif-new_deal");
  const press = (/** @type {string} */ id, /** @type {() => void} */ work) => element(id).addEventListener("click", work, { signal: ended.signal });
  press("whatif-save", () => download(line.record(), `${facts.name}-what-if.txt`));
  press("whatif-back", leave);
  show(true);

  /** @param {boolean} on */
  function show(on) {
    element("replay").toggleAttribute("data-whatif", on);
    element("whatif").hidden = !on;
    if (on) element("whatif").focus();
  }

  function leave() {
    halt();
    ended.abort();
    show(false);
    left();
  }

  function halt() {
    run += 1;
    isThinking = false;
  }

  return {
    get stops() {
      return line.stops;
    },
    get branch() {
      return line.branch;
    },
    get isThinking() {
      return isThinking;
    },
    halt,
    /** @param {number} stop */
    view: (stop) => line.view(stop),
    /** @param {number} stop */
    result: (stop) => line.result(stop),
    /** Play a move where the reader is, and let the bot answer. @param {string} move */
    async play(move) {
      const own = (run += 1),
        bot = bots.value;
      isThinking = bot !== "";
      let stop = at(),
        moves = await line.moves(stop, move, bot);
      while (own === run && line.play(stop, moves)) {
        stop += 1;
        await go(stop);
        if (own !== run || !bot || !line.waits(stop)) break;
        await new Promise((done) => setTimeout(done, PAUSE));
        moves = await line.answer(stop, bot);
      }
      if (own === run) halt();
      changed();
    },
  };
}
/** @typedef {ReturnType<typeof createTrial>} Trial */
