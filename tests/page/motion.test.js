import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, shift } from "../../src/tortuga/web/static/table/motion.js";

const box = (x, y, width = 10) => ({ x, y, width, height: width });

test("a piece that has not moved stays", () => assert.equal(shift(box(5, 5), box(6, 5)), null));
test("a piece that has moved starts where it was", () => assert.deepEqual(shift(box(5, 5), box(50, 20)), { dx: -45, dy: -15, scale: 1 }));
test("a piece that has grown starts as small as it was", () => assert.equal(shift(box(5, 5, 10), box(50, 20, 20)).scale, 0.5));
test("fast takes half the time", () => assert.equal(duration(400, "fast"), 200));
test("off takes no time", () => assert.equal(duration(400, "off"), 0));
