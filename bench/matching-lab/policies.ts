import { composeDeck } from "../../apps/server/src/features/matching/engine/rank.ts";
import { attention, EXCLUDED, scorePool } from "../../apps/server/src/features/matching/engine/score.ts";
import type { Candidates } from "./candidates.ts";
import type { Community } from "./community.ts";
import type { Policy } from "./policy.ts";
import { type Random, shuffle } from "./random.ts";
import { productsModel, scoredPolicy } from "./scored-policy.ts";

/** Maximum number of waiting members that come first in a random deck. */
const WAITING_FIRST = 12;

const learnsNothing = {
  observe: async () => undefined,
  mistake: async () => undefined,
  pause: async () => undefined,
  became: async () => undefined,
};

function randomPolicy(name: string, random: Random, answersInbox: boolean): Policy {
  return {
    name,
    ...learnsNothing,
    async deck(_, { pool }, size) {
      const order = Array.from({ length: pool.size }, (__, row) => row).filter((row) => !pool.out?.[row]);
      shuffle(random, order);
      const first = answersInbox ? order.filter((row) => pool.likesMe[row]).slice(0, WAITING_FIRST) : [];
      return [...first, ...order.filter((row) => !first.includes(row)).slice(0, size - first.length)];
    },
    fit: async (_, others) => others.map(() => random()),
  };
}

/**
 * Knows every hidden wish, who is still there, and who will answer: the most that a policy could reach. `promises`: it brings those
 * together whose matches truly promise most, instead of those who like each other most.
 */
function oraclePolicy(name: string, community: Community, candidates: Candidates, promises = false): Policy {
  const { world, cards } = community;
  const { weights } = productsModel();
  const both = (i: number, j: number) => world.probability(i, j) * Math.max(1e-4, world.probability(j, i));
  const rate = (j: number, day: number) => {
    const hidden = world.members[j]?.hidden;
    return hidden && hidden.leaves > day ? hidden.sessionRate : 0;
  };
  const isHonest = (j: number) => !world.members[j]?.hidden.dealsEverybody;
  return {
    name,
    ...learnsNothing,
    async deck(i, { pool, places }, size, day) {
      // The product's own scoring applies the musts.
      const values = scorePool(cards.viewer(i), pool, weights);
      for (const [row, place] of places.entries()) {
        const j = candidates.member(place);
        if (values[row] === EXCLUDED) continue;
        const here = Number(isHonest(j) && (world.members[j]?.hidden.leaves ?? 0) > day);
        const worth = promises ? here * world.promise(i, j) : here;
        values[row] = pool.likesMe[row]
          ? worth * world.probability(i, j)
          : worth * both(i, j) * attention(rate(j, day), pool.inbox[row] ?? 0);
      }
      return composeDeck(values, pool, { size, explores: false }).rows;
    },
    fit: async (i, others) => others.map((j) => both(i, j)),
  };
}

type Make = (community: Community, candidates: Candidates, random: Random) => Policy;

/** The policies that the lab compares, worst first; the product's own module is behind two of them. */
export const POLICIES: Readonly<Record<string, Make>> = {
  random: (_, __, random) => randomPolicy("random", random, false),
  "random + inbox": (_, __, random) => randomPolicy("random + inbox", random, true),
  content: (community) => scoredPolicy("content", community, { learns: false }),
  recommended: (community) => scoredPolicy("recommended", community),
  oracle: (community, candidates) => oraclePolicy("oracle", community, candidates),
  "partners' oracle": (community, candidates) =>
    oraclePolicy("partners' oracle", community, candidates, true),
  "without times": (community) => scoredPolicy("without times", community, { knowsTimes: false }),
};
/** Policies that are compared by default. */
export const USUAL_POLICIES = ["random", "random + inbox", "content", "recommended", "oracle"];
