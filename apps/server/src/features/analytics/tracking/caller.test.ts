import v8 from "node:v8";
import vm from "node:vm";
import { expect, test } from "vitest";
import { agentOf } from "#features/analytics/tracking/caller.ts";

test("a browser's name tells browser and system, and is known again", () => {
  const text = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  expect(agentOf(text)).toEqual({ bot: false, browser: "Firefox", os: "Linux" });
  expect(agentOf(` ${text} `)).toBe(agentOf(text));
});

test("who gives no name, or a robot's, is a bot", () => {
  for (const text of [undefined, "", " ", "Googlebot/2.1"]) expect(agentOf(text).bot).toBe(true);
});

test("of a name longer than any browser's no more is kept than is read", () => {
  const names = 1_000;
  const letters = 16_000;
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void; // what the flag provides
  collect();
  const before = process.memoryUsage().heapUsed;
  // As a header comes: a text of its own, not one that is put together from pieces.
  for (let n = 0; n < names; n += 1)
    agentOf(Buffer.from(`Mozilla/5.0 ${n} `.padEnd(letters, "x")).toString());
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((names * letters) / 4);
});
