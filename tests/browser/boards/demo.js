// Draws the view that the address names, as the table will.
import { render } from "/static/vendor/lit-html/lit-html.js";
import { createUi, keys } from "/static/boards/kit/ui.js";
import { createPlayback } from "/static/table/playback.js";

const asked = new URLSearchParams(location.search),
  language = asked.get("language") ?? "en";
document.documentElement.lang = language;
const { view, messages } = await (await fetch(`/views/${language}/${asked.get("view")}.json`)).json();
const { board, sprite, heading } = await import(
  `/static/boards/${["einauge", "barrakuda"].includes(view.game) ? view.game : "generic"}/board.js`
);
const place = document.getElementById("board");

export const t = (id, args = {}) => {
  const one = messages["plural-one"].split(" ").includes(String(args.number)),
    text = messages[id] ?? messages[`${id}-${one ? "one" : "other"}`];
  if (text === undefined) throw new Error(`no message ${id}`);
  return text.replace(/\{(\w+)\}/g, (_, field) => args[field] ?? "–");
};
window.played = [];
const ui = window.ui = createUi({
  t,
  play: (move) => {
    window.played.push(move);
    draw();
  },
  redraw: () => draw(),
});
let drawn = view;
function draw() {
  render(board(drawn, ui), place);
  if (heading) document.getElementById("heading").textContent = heading(view, t).phase;
}
if (sprite) render(sprite(), document.getElementById("sprite"));
document.addEventListener("keydown", (event) => keys(event, place, ui));
if (view.steps) {
  const { beats, origins, TIMES } = await import(`/static/boards/${view.game}/beats.js`),
    { before, steps } = view;
  window.shown = [];
  const show = (state, beat, playing) => {
    Object.assign(ui, { beat, playing });
    drawn = state === view.state ? view : { ...before, state, legal: [], to_act: [], ready: [] };
    window.shown.push(beat?.kind ?? "state");
    draw();
  };
  const playback = createPlayback({ root: place, first: before.state, show, speed: () => window.speed ?? "normal", times: TIMES, origins });
  window.playTurn = () => playback.start({ beats: beats(view, before.state, steps, t), before: before.state, after: view.state });
  window.skip = playback.skip;
}
draw();
window.drawn = true;
