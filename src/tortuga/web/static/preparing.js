// Shows how far the games are that are being compiled; a page that waits for one opens when it is ready.
const EVERY = 500; // milliseconds

function show(box, state) {
  const text = box.querySelector("[role=status]"), bar = box.querySelector("progress");
  if (text.textContent !== state.text) text.textContent = state.text;
  box.classList.toggle("failed", state.failed);
  bar.hidden = state.failed;
  bar.max = state.total || 1;
  bar.value = state.number;
}

async function look() {
  const boxes = [...document.querySelectorAll("[data-preparing]")];
  if (!boxes.length) return;
  try {
    const states = await (await fetch("/preparing", { headers: { accept: "application/json" } })).json();
    for (const box of boxes) {
      const state = states[box.dataset.preparing];
      if (!state.ready) show(box, state);
      else if ("opens" in box.dataset) return location.reload();
      else box.remove();
    }
  } catch { /* the server is starting or stopping: look again */ }
  setTimeout(look, EVERY);
}

look();
