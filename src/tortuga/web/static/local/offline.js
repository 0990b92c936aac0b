// @ts-check
// The worker that keeps the site (worker.js): what a page is told of it.

/**
 * Have the site kept by this browser.
 * @param {{stored(): void, renewed(use: () => void): void}} told that it is kept; that a new version waits, to be used by a press
 */
export async function keepSite({ stored, renewed }) {
  if (!navigator.serviceWorker) return;
  const scope = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=scope]"))?.content,
    held = await navigator.serviceWorker.register(new URL("../../worker.js", import.meta.url), scope ? { scope } : {}),
    hadOne = navigator.serviceWorker.controller !== null;
  const offer = () => {
    if (held.waiting && held.active) renewed(() => held.waiting?.postMessage("use"));
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => hadOne && location.reload());
  held.addEventListener("updatefound", () => held.installing?.addEventListener("statechange", offer));
  offer();
  await navigator.serviceWorker.ready;
  stored();
}
