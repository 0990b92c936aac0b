// The workshop: a change is drawn at once, its address keeps it, and its effect comes piece by piece. The form works without.
const form = document.getElementById("shop"), wrong = document.getElementById("shop-wrong"), art = document.getElementById("shop-art");
const start = document.getElementById("shop-try"), stop = document.getElementById("shop-stop"), state = document.getElementById("effect-state"), effect = document.getElementById("effect");
const BREAK = "\n<!-- next -->\n";
let drawing = 0, running = null;

document.getElementById("shop-draw").hidden = true;
start.hidden = false;

const fields = () => new URLSearchParams(new FormData(form));

// -- drawn at once: the server draws the page, and its pictures are taken over ------------------------------------------

async function draw() {
  const mine = ++drawing, answer = await fetch(`${form.action}?${fields()}`), text = await answer.text();
  if (mine !== drawing) return;
  const page = new DOMParser().parseFromString(text, "text/html"), told = page.getElementById("shop-wrong");
  wrong.textContent = told.textContent;
  wrong.hidden = told.hidden;
  if (answer.status !== 200) return;
  art.innerHTML = page.getElementById("shop-art").innerHTML;
  const now = [...form.querySelectorAll(".work")], then = [...page.querySelectorAll(".work")];
  now.forEach((work, at) => {
    const picture = work.querySelector(".face, .wreck-face"), other = then[at].querySelector(".face, .wreck-face");
    picture.replaceWith(other);
    work.querySelectorAll("label").forEach((label, number) => {
      const like = then[at].querySelectorAll("label")[number];
      label.className = like.className;
      label.hidden = like.hidden;
    });
  });
  const kept = new URLSearchParams([...fields()].filter(([name]) => form.elements[name].closest("label").classList.contains("changed")));
  history.replaceState(null, "", kept.size ? `?${kept}` : location.pathname);
}

let later = 0;
form.addEventListener("input", () => { clearTimeout(later); later = setTimeout(draw, 200); });

// -- its effect: pieces of HTML, each the newest state; stopping ends the work on the server ------------------------------

function say(text, is_running) { state.textContent = text; state.toggleAttribute("data-running", is_running); start.hidden = is_running; stop.hidden = !is_running; }

start.addEventListener("click", async () => {
  if (!form.reportValidity()) return;
  running = new AbortController();
  say(state.dataset.starts, true);
  stop.focus();
  try {
    const answer = await fetch(`${form.action}/effect`, { method: "POST", body: fields(), signal: running.signal });
    if (!answer.ok) throw new Error((answer.headers.get("content-type") ?? "").includes("json") ? (await answer.json()).text : await answer.text());
    await follow(answer.body.pipeThrough(new TextDecoderStream()).getReader());
    state.removeAttribute("data-running");
    start.hidden = false; stop.hidden = true; start.focus();
  } catch (error) { say(error.name === "AbortError" ? state.dataset.stopped : error.message || state.dataset.broken, false); start.focus(); }
});
stop.addEventListener("click", () => running?.abort());

async function follow(reader) {
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const parts = text.split(BREAK);
    text = parts.pop();
    if (parts.length) show(parts.at(-1));
  }
}

// The line above is what a screen reader hears; the rest follows silently.
function show(html) {
  effect.innerHTML = html;
  const told = effect.querySelector(".effect-told");
  if (told) { state.textContent = told.textContent; told.remove(); } else { state.textContent = ""; }
}
