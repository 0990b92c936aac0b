// The link to another device is copied by a press.
const field = document.getElementById("device-link"), button = document.getElementById("device-copy");
button.hidden = false;
button.addEventListener("click", async () => {
  const words = button.textContent;
  field.select();
  // The clipboard is only there on https and localhost; elsewhere the old way still works.
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = words; }, 1500);
});
