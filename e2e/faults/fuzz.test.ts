import { expect, test } from "vitest";
import { fuzz } from "../fuzz/session.ts";

test("some thousand generated requests over every route and role: no 5xx, no process held or dead, no memory kept", async () => {
  const { told, failed, run } = await fuzz({
    seed: 20_261_124,
    from: 0,
    requests: 2_000,
    minutes: 1,
    atOnce: 8,
    tell: () => undefined,
  });
  expect(failed, told).toBe(false);
  // Less would mean that it was turned away at the door.
  expect(run.sent).toBeGreaterThan(500);
  expect(run.answers.size).toBeGreaterThan(80);
});
