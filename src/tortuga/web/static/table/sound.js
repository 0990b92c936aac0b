// @ts-check
// Small sounds, made on the spot: nothing to load. Off until somebody asks for them.
import { settings } from "../settings.js";

/** Frequency, when it begins, how long it lasts, its shape. @typedef {[number, number, number, OscillatorType]} Tone */
/** The clatter of a die: short tones, ever slower. @param {number} n @returns {Tone} */
const rattle = (n) => [300 + 90 * (n % 3), 0.045 * n + 0.004 * n * n, 0.035, "square"];

/** By the kind of what happens: of the page, and the beats of the boards. @type {Record<string, Tone[]>} */
const SOUNDS = {
  move: [[220, 0, 0.07, "triangle"], [165, 0.03, 0.09, "triangle"]],
  coin: [[1320, 0, 0.06, "square"], [1760, 0.06, 0.16, "square"]],
  turn: [[440, 0, 0.12, "sine"], [660, 0.1, 0.22, "sine"]],
  chat: [[520, 0, 0.08, "sine"]],
  no: [[140, 0, 0.16, "sawtooth"]],
  win: [[392, 0, 0.16, "triangle"], [494, 0.14, 0.16, "triangle"], [587, 0.28, 0.16, "triangle"], [784, 0.42, 0.4, "triangle"]],
  dice: Array.from({ length: 9 }, (_, n) => rattle(n)),
  splash: [[190, 0, 0.12, "sine"], [120, 0.06, 0.2, "sine"]],
};
/** Beats that sound like something else. @type {Record<string, string>} */
const LIKE = { reveal: "move", pair: "move", back: "move", laid: "move", gold: "coin", paid: "coin", steal: "coin", fish: "splash", jump: "splash" };

/** @type {AudioContext | null} */
let context = null;

/** @param {string} name */
export function play(name) {
  const tones = SOUNDS[LIKE[name] ?? name];
  if (!tones || settings().sound !== "on" || (document.hidden && name !== "turn")) return; // that it is my turn is for whoever looks away
  context ??= new AudioContext();
  for (const [pitch, at, length, shape] of tones) {
    const tone = context.createOscillator(),
      volume = context.createGain(),
      start = context.currentTime + at;
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(shape === "square" || shape === "sawtooth" ? 0.03 : 0.09, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
