import { beforeAll, describe, expect, it } from "vitest";
import type { Measures } from "./measure.ts";
import { simulate } from "./simulate.ts";
import { makeWorld } from "./world.ts";
import { USUAL } from "./worlds.ts";

const SMALL = { seed: 1, members: 1_000, days: 8 };
/** Lower than in the README's larger worlds: here learning has only begun. */
const MIN_TIMES_RANDOM = 1.6;
const MIN_OF_ORACLE = 0.72;
/** What spammers may leave of honest members' matches. */
const MIN_WITH_SPAMMERS = 0.85;
/** A run takes half a minute of a processor that others may want as well. */
const TIMEOUT_MS = 240_000;

describe("the deck in a small community", () => {
  let random: Measures;
  let product: Measures;
  let oracle: Measures;
  beforeAll(async () => {
    const world = makeWorld({ ...USUAL, ...SMALL });
    random = await simulate(world, "random + inbox");
    product = await simulate(world, "recommended");
    oracle = await simulate(world, "oracle");
  }, TIMEOUT_MS);

  it("makes more matches than a random one, over the whole run and in its second half", () => {
    expect(product.matchesPer100 / random.matchesPer100).toBeGreaterThan(MIN_TIMES_RANDOM);
    expect(product.lateMatchesPer100 / random.lateMatchesPer100).toBeGreaterThan(MIN_TIMES_RANDOM);
  });

  it("makes more partnerships than a random one", () => {
    expect(product.partnershipsPer100 / random.partnershipsPer100).toBeGreaterThan(MIN_TIMES_RANDOM);
  });

  it("comes near to one that knows every hidden wish", () => {
    expect(product.matchesPer100 / oracle.matchesPer100).toBeGreaterThan(MIN_OF_ORACLE);
    expect(product.lateMatchesPer100 / oracle.lateMatchesPer100).toBeGreaterThan(MIN_OF_ORACLE);
  });

  it("shows nearly all members, and none far more often than others", () => {
    expect(product.coverage).toBeGreaterThan(0.95);
    expect(product.gini).toBeLessThan(0.5);
  });

  it(
    "keeps honest members' matches when one in twenty Deals everybody",
    async () => {
      const world = makeWorld({ ...USUAL, ...SMALL, spammers: 0.05 });
      const { matchesPer100 } = await simulate(world, "recommended");
      expect(matchesPer100 / product.matchesPer100).toBeGreaterThan(MIN_WITH_SPAMMERS);
    },
    TIMEOUT_MS,
  );
});

it(
  "the lab gives the same figures for the same seed",
  async () => {
    const small = { ...USUAL, seed: 2, members: 200, days: 4 };
    const first = await simulate(makeWorld(small), "recommended");
    const again = await simulate(makeWorld(small), "recommended");
    expect({ ...again, deckMilliseconds: 0 }).toEqual({ ...first, deckMilliseconds: 0 });
  },
  TIMEOUT_MS,
);

it(
  "what spammers decide does not count",
  async () => {
    const small = { ...USUAL, seed: 1, members: 300, days: 4 };
    const honest = await simulate(makeWorld(small), "random + inbox");
    const half = await simulate(makeWorld({ ...small, spammers: 0.5 }), "random + inbox");
    const all = await simulate(makeWorld({ ...small, spammers: 1 }), "random + inbox");
    expect(half.swipes).toBeLessThan(honest.swipes);
    expect(half.matchesPer100).toBeLessThan(honest.matchesPer100);
    expect(all.swipes).toBe(0);
  },
  TIMEOUT_MS,
);
