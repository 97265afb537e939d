import { beforeAll, describe, expect, it } from "vitest";
import { JUDGED } from "./all.ts";
import { timesOf } from "./judge.ts";
import { openScene, type Scene, worldOf } from "./scene.ts";

const MEMBERS = 400;
/** A single small community is luckier or unluckier than three large ones. */
const OF_THE_FLOOR = 0.85;
/** A run takes seconds of a processor that others may want as well. */
const TIMEOUT_MS = 240_000;

describe("other features that use the matching engine, in a small community", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(worldOf(1, MEMBERS));
  }, TIMEOUT_MS);

  it.each(Object.entries(JUDGED))(
    "%s: fitting entries come first more often than by chance, by time or by popularity",
    (_, { judge, atLeast }) => {
      const verdict = judge(scene);
      for (const [other, least] of Object.entries(atLeast))
        expect([other, timesOf(verdict, other) > OF_THE_FLOOR * least]).toEqual([other, true]);
    },
    TIMEOUT_MS,
  );

  it(
    "the same community gives the same figures",
    async () => {
      const small = worldOf(2, 150);
      const run = async () => Object.values(JUDGED).map(async ({ judge }) => judge(await openScene(small)));
      expect(await Promise.all(await run())).toEqual(await Promise.all(await run()));
    },
    TIMEOUT_MS,
  );
});
