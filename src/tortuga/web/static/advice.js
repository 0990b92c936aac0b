// A hint: asked for by a press, shown over the table until it is shut or the table moves on.
const box = () => document.getElementById("advice");

async function ask(button) {
  button.disabled = true;
  const answer = await fetch(`/t/${button.dataset.table}/hint`, {
    method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify({ seat: Number(button.dataset.seat) }),
  }).catch(() => null);
  button.disabled = false;
  if (!answer?.ok) return;
  box().querySelector("div").innerHTML = await answer.text(); // the server's own markup
  if (!box().matches(":popover-open")) box().showPopover();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-advice]");
  if (button) ask(button);
});
let acting = "";
document.addEventListener("frame", () => {
  const now = document.getElementById("ask-advice")?.dataset.seat ?? "";
  if (now !== acting && box()?.matches(":popover-open") && now === "") box().hidePopover();
  acting = now;
});
