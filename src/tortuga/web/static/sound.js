// Small sounds, made on the spot: nothing to load. Off until somebody asks for them.
const root = document.documentElement;
try { root.dataset.sound = localStorage.getItem("sound") || "off"; } catch { root.dataset.sound = "off"; }
let context = null;

export function toggleSound() {
  root.dataset.sound = root.dataset.sound === "on" ? "off" : "on";
  try { localStorage.setItem("sound", root.dataset.sound); } catch { /* for this page only */ }
  play("turn");
}

// Each sound: [frequency, begins at, lasts, shape]
const SOUNDS = {
  move: [[220, 0, 0.07, "triangle"], [165, 0.03, 0.09, "triangle"]],
  coin: [[1320, 0, 0.06, "square"], [1760, 0.06, 0.16, "square"]],
  turn: [[440, 0, 0.12, "sine"], [660, 0.1, 0.22, "sine"]],
  chat: [[520, 0, 0.08, "sine"]],
  no: [[140, 0, 0.16, "sawtooth"]],
  win: [[392, 0, 0.16, "triangle"], [494, 0.14, 0.16, "triangle"], [587, 0.28, 0.16, "triangle"], [784, 0.42, 0.4, "triangle"]],
};

export function play(name) {
  if (root.dataset.sound !== "on" || (document.hidden && name !== "turn")) return; // that it is my turn is for whoever looks away
  context ??= new AudioContext();
  for (const [pitch, at, length, shape] of SOUNDS[name] || []) {
    const tone = context.createOscillator(), volume = context.createGain(), start = context.currentTime + at;
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(shape === "square" || shape === "sawtooth" ? 0.03 : 0.09, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
