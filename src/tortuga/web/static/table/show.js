// @ts-check
// What of the table is shown now. While a turn is played, that is behind what the page knows: the board, the log, the header and
// the result advance with the beats.
import { isStill } from "../settings.js";
import { createPlayback } from "./playback.js";
import { turnAt } from "./store.js";
import { isSecret } from "./turn.js";
/** @typedef {import("./store.js").Model} Model */
/** @typedef {import("./wire.d.ts").Turn} Turn */
/** @typedef {import("./wire.d.ts").Step} Step */
/** @typedef {import("../boards/view.d.ts").View} View */
/** @typedef {import("../boards/view.d.ts").BoardModule} BoardModule */
/** @typedef {import("../boards/view.d.ts").Translate} Translate */
/** @typedef {{kind: string, state?: any, text?: string, step?: number, told?: number}} Beat  `told`: steps that are over when it was played */

const NEARLY = 2; // beats of an earlier turn that are still played to their end when a later turn has come

/**
 * A view on which nothing can be done and nothing is told but this state.
 * @param {View} view
 * @param {any} state
 * @returns {View}
 */
export const frozen = (view, state) => ({ ...view, state, legal: [], refusals: {}, to_act: [], ready: view.ready.map(() => false), chosen: null, result: null });

/**
 * How many steps are over when each beat has been played: a step is told after its last beat.
 * @param {Beat[]} beats
 * @param {Step[]} steps
 * @param {number} first
 */
export function markTold(beats, steps, first) {
  let told = 0;
  for (const [n, beat] of beats.entries()) {
    const own = beat.step ?? steps.findIndex(({ state }) => state === beat.state),
      next = beats[n + 1]?.step;
    told = Math.max(told, next === undefined ? own + 1 : Math.min(own + 1, next));
    beat.told = first + (n === beats.length - 1 ? steps.length : told);
  }
  return beats;
}

/**
 * @param {object} given
 * @param {HTMLElement} given.root the board's place
 * @param {BoardModule} given.board
 * @param {Translate} given.t
 * @param {() => Model} given.model
 * @param {() => import("./motion.js").Speed} given.speed
 * @param {() => void} given.draw
 * @param {(name: string) => void} given.sound
 * @param {() => void} given.ended what was played is over
 */
export function createShow({ root, board, t, model, speed, draw, sound, ended }) {
  /** @type {View | null} */
  let base = null; // the view before the steps that are played
  /** @type {Turn | null} */
  let turn = null; // what is played
  let told = 0, // number of the first step that is not told yet
    isAgain = false, // an old turn is played again: the log has told it already
    isFree = false, // only my own open move is shown: I need not wait for it
    /** @type {any} */ state = null,
    /** @type {any} */ now = null; // the beat

  const playback = createPlayback({
    root,
    first: null,
    speed,
    times: board.TIMES,
    origins: board.origins,
    sound,
    played: (beat) => void (told = /** @type {Beat} */ (beat).told ?? told),
    show(shown, beat, playing) {
      state = shown;
      now = beat;
      if (!playing) turn = null;
      draw();
    },
  });

  const beatsOf = (/** @type {View} */ view, /** @type {Turn} */ { first, before, steps }) =>
    markTold(/** @type {Beat[]} */ (board.beats(view, before, steps, t)), steps, first);

  /** @param {Turn} next @param {View} from @param {View} to */
  async function start(next, from, to) {
    const beats = beatsOf(from, next);
    base = from;
    turn = next;
    told = next.first;
    if (!beats.length || isStill() || speed() === "off" || document.hidden) turn = null;
    await playback.start({ beats: turn ? beats : [], before: next.before, after: to.state });
    ended();
  }

  return {
    get playing() {
      return turn !== null && !isFree;
    },
    /** The beat that is played. */
    get beat() {
      return now;
    },
    /** The steps that are played, as far as they are told; null if the log tells everything. */
    get steps() {
      return turn && !isAgain ? { first: turn.first, steps: turn.steps.slice(0, told - turn.first) } : null;
    },
    /** Whose step is played now; nobody's while cards that were chosen in secret are revealed. */
    get seat() {
      if (turn && told === turn.first && isSecret(base)) return null;
      return turn?.steps[told - turn.first]?.seat ?? null;
    },
    /** The view to draw. */
    get view() {
      const { view } = model();
      if (!view || !turn || !base) return view;
      return isFree ? { ...view, state } : frozen({ ...base, seats: view.seats }, state);
    },
    /** The last state, seen by whoever saw the last steps: while a device goes on to the next person. */
    get settled() {
      const { view } = model();
      return view && frozen(base ? { ...base, seats: view.seats, extra: view.extra } : view, view.state);
    },
    /** The model has changed; *fresh* are the steps to be played. @param {Model} before @param {Turn | null} fresh */
    arrived(before, fresh) {
      const { view, log, you } = model();
      if (!view) return draw();
      if (!fresh || !before.view) {
        if (turn) playback.update(view.state);
        return draw();
      }
      if (turn && !isAgain && follows(turn, fresh) && (turnAt(log, fresh.first) === turnAt(log, turn.first) || playback.left <= NEARLY)) {
        playback.append(beatsOf(view, fresh), view.state);
        turn = { ...turn, steps: [...turn.steps, ...fresh.steps] };
        isFree = false;
        return;
      }
      isAgain = false;
      isFree = view.legal.length > 0 && fresh.steps.every(({ seat }) => seat !== null && seat === you.seat);
      start(fresh, turn ? frozen(before.view, before.view.state) : before.view, view);
    },
    /** @param {Turn} old */
    again(old) {
      const { view } = model();
      if (!view || turn) return;
      isAgain = true;
      isFree = false;
      start(old, view, view);
    },
    skip() {
      if (!turn) return;
      playback.skip();
    },
    /** What is played did not happen: show how things stand. */
    drop() {
      const { view } = model();
      if (!turn || !view) return draw();
      playback.update(view.state);
      playback.skip();
    },
    /** The beats of a turn in words. @param {Turn} old */
    words: (old) => {
      const { view } = model();
      return view ? board.beats(view, old.before, old.steps, t).flatMap(({ text }) => (text ? [text] : [])) : [];
    },
  };
}

/** @param {Turn} turn @param {Turn} next */
const follows = (turn, next) => turn.first + turn.steps.length === next.first;
