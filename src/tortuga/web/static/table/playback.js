// @ts-check
// Plays a turn on a board: the director says what is shown, the pieces glide, coins fly. Clicks wait until it is over.
import { createDirector, playAll } from "./director.js";
import { boxes, duration, glide, placeOf, pour, settle } from "./motion.js";
/** @typedef {import("./motion.js").Speed} Speed */
/** @typedef {{kind: string, flows?: [string, string, number, string?][], state?: unknown}} Beat */

/**
 * @template State
 * @param {object} given
 * @param {HTMLElement} given.root the board's place
 * @param {State} given.first the state shown first
 * @param {(state: State, beat: Beat | null, playing: boolean) => void} given.show draws a state
 * @param {() => Speed} given.speed
 * @param {Record<string, number>} given.times how long each kind of beat normally takes
 * @param {(gone: string[], fresh: string[]) => Record<string, string>} [given.origins] see glide
 * @param {(name: string) => void} [given.sound]
 * @param {(beat: Beat) => void} [given.played] a beat is over, and its state is about to be drawn
 */
export function createPlayback({ root, first, show, speed, times, origins, sound = () => {}, played = () => {} }) {
  /** @type {ReturnType<typeof createDirector<Beat, State>>} */
  const director = createDirector(first);

  /** @type {Beat | null} */
  let last = null;
  const draw = (/** @type {Beat | null} */ beat) => {
    if (!beat && last) played(last);
    last = beat;
    const before = boxes(root);
    show(director.shown, beat, director.playing);
    return glide(root, before, { speed: speed(), time: 560, origins });
  };
  const play = (/** @type {Beat} */ beat) => {
    sound(beat.kind);
    const flights = (beat.flows ?? []).map(([from, to, number, symbol]) =>
      pour(placeOf(root, from), placeOf(root, to), symbol ?? "sea-coin", number, speed()),
    );
    return Promise.all([...flights, new Promise((done) => setTimeout(done, duration(times[beat.kind] ?? 500, speed())))]);
  };

  return {
    get playing() {
      return director.playing;
    },
    /** Play a turn; at speed "off", or if motion is unwanted, show its end. @param {import("./director.js").Turn<Beat, State>} turn */
    async start(turn) {
      const isCut = director.playing;
      director.start(turn);
      if (isCut) {
        settle(root);
        last = null;
        show(director.shown, null, director.playing);
      }
      root.style.setProperty("--pace", `${duration(1, speed())}`);
      if (!duration(1, speed())) director.skip();
      if (!director.playing) return void draw(null);
      await playAll(director, play, draw);
    },
    /** More of the turn that is played. @param {Beat[]} beats @param {State} after */
    append(beats, after) {
      director.append(beats, after);
    },
    /** How many beats are left. */
    get left() {
      return director.left;
    },
    /** A newer state of the same turn. @param {State} state */
    update(state) {
      director.update(state);
      if (!director.playing) draw(null);
    },
    /** Show how things stand. */
    skip() {
      director.skip();
      last = null;
      settle(root);
      show(director.shown, null, false);
    },
  };
}
