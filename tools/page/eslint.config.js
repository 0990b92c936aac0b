import js from "@eslint/js";

const globals = Object.fromEntries(
  ["AbortController", "AudioContext", "Blob", "CSS", "CSSAnimation", "CSSTransition", "DOMParser", "File", "FormData", "HTMLButtonElement", "HTMLFormElement", "HTMLInputElement", "HTMLSelectElement", "IntersectionObserver", "Notification", "Response", "TextDecoderStream", "TextEncoder", "URL", "URLSearchParams", "WebAssembly", "addEventListener", "atob", "clearInterval", "clearTimeout", "console", "crypto", "document", "fetch", "getComputedStyle", "history", "innerWidth", "localStorage", "location", "matchMedia", "navigator", "performance", "process", "requestAnimationFrame", "sessionStorage", "setInterval", "setTimeout", "window"].map((name) => [name, "readonly"]),
);

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals },
    rules: { eqeqeq: "error", "no-shadow": "error", "no-var": "error", "prefer-const": "error", "no-unused-vars": ["error", { argsIgnorePattern: "^_" }] },
  },
];
