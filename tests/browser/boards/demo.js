// Draws the view that the address names, as the table will; with ?still= as readers will, with ?parts= some parts alone.
import { render } from "/static/vendor/lit-html/lit-html.js";
import { drawStill } from "/static/boards/kit/still.js";
import { createUi, keys } from "/static/boards/kit/ui.js";
import { loadBoard } from "/static/boards/load.js";
import { translator } from "/static/table/messages.js";
import { createPlayback } from "/static/table/playback.js";

const asked = new URLSearchParams(location.search),
  language = asked.get("language") ?? "en";
document.documentElement.lang = language;
const view = await (await fetch(`/views/${asked.get("view")}.json`)).json();
const { board, heading, beats, origins, TIMES } = await loadBoard(view.game);
const place = document.getElementById("board");

const files = ["games", "table", "einauge", "barrakuda"].map(async (file) => (await fetch(`/locale/${language}/${file}.ftl`)).text());
const t = translator(language, await Promise.all(files));
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
  document.getElementById("heading").textContent = heading(view, t).phase;
}
document.addEventListener("keydown", (event) => keys(event, place, ui));
if (view.steps) {
  const { before, steps } = view;
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
if (asked.has("still"))
  await drawStill(place, view, t, { mark: asked.get("mark"), parts: asked.get("parts")?.split(" "), way: asked.get("way")?.split(" ").map(Number) });
else draw();
window.drawn = true;
