// The rules: choosing a language needs no button, and the contents show where one reads.
for (const field of document.querySelectorAll("[data-submit]")) field.addEventListener("change", () => field.form.requestSubmit());

const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    for (const link of links.values()) link.removeAttribute("aria-current");
    links.get(entry.target.id)?.setAttribute("aria-current", "true");
  }
}, { rootMargin: "-20% 0px -70% 0px" });
for (const chapter of document.querySelectorAll(".chapter")) seen.observe(chapter);
