// @ts-check
// Plays what happened as a list of beats. Pure: it knows no page and no clock of its own. Whoever draws asks for the state
// to show, plays the beat, and says when it is done. A turn that arrives while another is played finishes that one at once.
/**
 * @template Beat, State
 * @typedef {{beats: Beat[], before: State, after: State}} Turn  what is shown until the beats are over, and after them
 */

/**
 * @template Beat, State
 * @param {State} first
 */
export function createDirector(first) {
  /** @type {State} */
  let shown = first;
  /** @type {Turn<Beat, State> | null} */
  let turn = null;
  let at = 0,
    run = 0; // run goes up whenever playing is cut short: what an older number began must not go on

  const finish = () => {
    if (!turn) return;
    shown = turn.after;
    turn = null;
    run += 1;
  };

  return {
    /** The state to draw now: that of the last beat that brought one, else how things stood before. */
    get shown() {
      return shown;
    },
    /** The beat to play now, or null. */
    get beat() {
      return turn ? turn.beats[at] : null;
    },
    get playing() {
      return turn !== null;
    },
    /** Changes when playing is cut short. */
    get run() {
      return run;
    },
    /** A turn has arrived. Without beats its state is shown at once. @param {Turn<Beat, State>} next */
    start(next) {
      finish();
      if (!next.beats.length) {
        shown = next.after;
        return;
      }
      turn = next;
      shown = next.before;
      at = 0;
    },
    /** More of what is played has arrived. @param {Beat[]} beats @param {State} after */
    append(beats, after) {
      if (!turn) return;
      turn.beats.push(...beats);
      turn.after = after;
    },
    /** How many beats are left, that which is played included. */
    get left() {
      return turn ? turn.beats.length - at : 0;
    },
    /** A newer state of the same turn has arrived (a sealed choice, a name): it is shown when the beats are over. @param {State} state */
    update(state) {
      if (turn) turn.after = state;
      else shown = state;
    },
    /** The beat was played: its state is shown, and the next beat is due. Tells whether it was the last. @param {number} own the run in which it began */
    done(own) {
      if (!turn || own !== run) return false;
      const { state } = /** @type {{state?: State}} */ (turn.beats[at]);
      if (state !== undefined) shown = state;
      at += 1;
      if (at < turn.beats.length) return false;
      finish();
      return true;
    },
    /** Skip what is left. */
    skip: finish,
  };
}

/** How long things take, as a part of normal. */
export const SPEEDS = /** @type {const} */ ({ slow: 1.7, normal: 1, fast: 0.5, off: 0 });

/**
 * Play all beats of a director, one after the other. *draw* draws the state to show, with the beat that is played or, after
 * it, without one, and resolves when everything has moved there.
 * @template Beat, State
 * @param {ReturnType<typeof createDirector<Beat, State>>} director
 * @param {(beat: Beat) => Promise<unknown>} play
 * @param {(beat: Beat | null) => unknown} draw
 */
export async function playAll(director, play, draw) {
  const own = director.run;
  while (director.beat) {
    draw(director.beat);
    try {
      await play(director.beat);
    } catch (error) {
      console.warn("a beat was not played", error);
    }
    if (director.run !== own) return; // skipped, or a newer turn is played
    const isLast = director.done(own);
    await draw(null);
    if (!isLast && director.run !== own) return;
  }
}
