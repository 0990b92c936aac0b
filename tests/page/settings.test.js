// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { change, checked, onChange, settings } from "../../src/tortuga/web/static/settings.js";

test("nothing stored gives the defaults", () => {
  assert.deepEqual(checked({}), { motion: "system", speed: "normal", sound: "off", confirm: "touch", cards: "normal", marks: "off", autopass: "on" });
});

test("a value that is unknown gives its default, and the others stay", () => {
  const found = checked({ speed: "warp", sound: "on" });
  assert.deepEqual([found.speed, found.sound], ["normal", "on"]);
});

test("a change is told to those who asked, until they stop asking", () => {
  /** @type {string[]} */
  const told = [];
  const stop = onChange((now) => told.push(now.speed));
  change("speed", "fast");
  stop();
  change("speed", "slow");
  assert.deepEqual([told, settings().speed], [["fast"], "slow"]);
});
