// @ts-check
// The guide of Barrakuda. Its text is chosen by the phase and the turns played so far, not by a fixed script.
import { distances } from "../engine/barrakuda/sea.js";
import { sightOf } from "../engine/barrakuda/sight.js";
import { amount, say } from "../engine/say.js";
/** @typedef {import("./guide.js").Learner} Learner */
/** @typedef {import("../table/wire.d.ts").Message} Message */

const CHOOSING = ["first", "fish", "home", "thief", "cards", "lost"], // what the first turns teach, one each
  REACH = 2, // the most the fish swims
  HOME = 5, // the wreck that fills the vault
  RICH = 4, // and the one with most gold
  CARRIES = 3, // gold in the bag from which on it should be brought home
  DIVES = [1, 2, 3, 4, 5]; // wrecks worth a dive; 6 is the home of the fish

/** The content of the panel. @param {Learner} learner @returns {import("./guide.js").Told} */
export function guide(learner) {
  const key = keyOf(learner),
    facts = factsOf(learner),
    first = key === "first" ? [say("guide-barrakuda-win", facts)] : [];
  return { lesson: learner.game.at().turn, title: say(`guide-barrakuda-title-${key}`, facts), say: [...first, say(`guide-barrakuda-text-${key}`, facts)], news: newsOf(learner), mark: suggested(learner, key) };
}

/** The key of the present lesson. @param {Learner} learner @returns {string} */
function keyOf({ game, seat, toAct, isSealed, isOver }) {
  if (isOver) return "over";
  if (game.phase === "choose") return isSealed ? "sealed" : (CHOOSING[game.at().turn - 1] ?? "free");
  if (!toAct.includes(seat)) return "wait";
  return ["steer", "answer"].includes(game.phase) ? game.phase : "other";
}

/** @param {any} plain @param {number} seat @returns {number} */
const vaultOf = ({ vaults, players }, seat) => vaults[vaults.length === players ? seat : seat % 2];

/** The arguments of the sentences. @param {Learner} learner */
function factsOf({ game, seat, names }) {
  const plain = game.plain(),
    other = 1 - seat,
    [mine, theirs] = [plain.seats[seat], plain.seats[other]];
  return {
    goal: game.options.goal,
    fish: plain.fish,
    near: inReach(game).map(String),
    bag: amount("gold", mine.bag),
    vault: amount("gold", vaultOf(plain, seat)),
    banked: vaultOf(plain, seat),
    theirs: amount("gold", vaultOf(plain, other)),
    mine: amount("cards", mine.row.length),
    row: amount("cards", theirs.row.length),
    hand: mine.hand.map(String),
    distance: plain.distance,
    wreck: plain.wreck,
    name: names[other],
  };
}

/** The wrecks the fish can come to. @param {import("../engine/game.js").Game} game */
function inReach(game) {
  const { near, fish } = seen(game, game.steps.length),
    far = distances(near, fish);
  return DIVES.filter((wreck) => far[wreck] <= REACH);
}

/** @param {import("../engine/game.js").Game} game @param {number} number */
const seen = (game, number) => sightOf(game.type.facts, game.players, game.at(number));

// -- the suggested move ----------------------------------------------------------------------------------------------------

/** A sensible legal move while the lessons last. @param {Learner} learner @param {string} key @returns {string | null} */
function suggested({ game, seat }, key) {
  if (["free", "sealed", "wait", "over"].includes(key)) return null;
  const legal = game.legal(seat);
  if (!["steer", "answer", "other"].includes(key)) return dive(game, seat, key, legal);
  const wanted = [`fish to ${game.plain().seats[1 - seat].pawn}`, "fish to 6", `steal from ${1 - seat}`, "special", "do", "take back"];
  return wanted.find((move) => legal.includes(move)) ?? legal[0] ?? null;
}

/** Home with a full bag; else the richest wreck that the fish does not reach. @param {import("../engine/game.js").Game} game @param {number} seat @param {string} key @param {string[]} legal */
function dive(game, seat, key, legal) {
  const isRich = game.plain().seats[seat].bag >= CARRIES,
    near = inReach(game),
    first = isRich || key === "home" ? [HOME] : key === "first" ? [RICH] : [],
    wrecks = [...first, ...DIVES.filter((wreck) => !near.includes(wreck)).reverse(), RICH, HOME, 3, 2, 1];
  return wrecks.map((wreck) => `dive ${wreck}`).find((move) => legal.includes(move)) ?? null;
}

// -- what has just happened ------------------------------------------------------------------------------------------------

/** What the last turn did to the bag and the vault of this seat, and why. @param {Learner} learner */
function newsOf(learner) {
  const { game } = learner,
    turn = game.at().turn - Number(game.phase === "choose"); // the one that runs or, while cards are chosen, the one before
  let first = game.steps.length;
  while (first && game.at(first - 1).turn >= turn) first--;
  return game.steps.slice(first).flatMap((step, n) => told(learner, first + n, step));
}

/** @param {Learner} learner @param {number} number @param {import("../engine/game.js").Step} step @returns {Message[]} */
function told({ game, seat, names }, number, step) {
  const [before, after] = [seen(game, number), seen(game, number + 1)],
    [old, now] = [before.bag[seat], after.bag[seat]],
    banked = after.vault[seat] - before.vault[seat];
  if (banked > 0) return [say("guide-barrakuda-banked", { gold: amount("gold", banked) })];
  if (now > old) return [say("guide-barrakuda-gained", { gold: amount("gold", now - old) })];
  if (now === old) return [];
  const how = step.text === `steal from ${seat}` ? "stolen" : "bitten";
  return [say(`guide-barrakuda-${how}`, { gold: amount("gold", old), wreck: after.pawn[seat], name: names[1 - seat] })];
}
