// @ts-check
// Registers the service worker that caches the site (worker.js), and tells the page about its state.

/**
 * Have the site cached by this browser.
 * @param {{stored(): void, renewed(use: () => void): void}} told called when it is cached; when a new version waits to be activated
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
