import {
  composeDeck,
  DECK_SHAPE,
  INBOX_PLACES,
} from "../../apps/server/src/features/matching/engine/rank.ts";
import { attention } from "../../apps/server/src/features/matching/engine/score.ts";
import type { Community } from "./community.ts";
import type { Policy } from "./policy.ts";
import { type Random, shuffle } from "./random.ts";
import { scoredPolicy } from "./scored-policy.ts";

const nothing = () => {};

function randomPolicy(name: string, random: Random, reach: Policy["reach"], answersInbox: boolean): Policy {
  return {
    ...{ name, reach, answersInbox },
    ...{ startDay: nothing, visit: nothing, observe: nothing },
    // Those who wait come first, oldest first.
    deck(_, waiting, strangers, size) {
      const order = [...strangers];
      shuffle(random, order);
      return [...waiting.slice(0, INBOX_PLACES), ...order].slice(0, size);
    },
    fit: (_, others) => others.map(() => random()),
  };
}

/** Knows every hidden wish, who is still there, and who will answer: the most that a policy could reach. */
function oraclePolicy(community: Community): Policy {
  const { world } = community;
  const both = (i: number, j: number) => world.probability(i, j) * Math.max(1e-4, world.probability(j, i));
  const rate = (j: number, day: number) => {
    const hidden = world.members[j]?.hidden;
    return hidden && hidden.leaves > day ? hidden.sessionRate : 0;
  };
  return {
    name: "oracle",
    reach: "language",
    answersInbox: true,
    ...{ startDay: nothing, visit: nothing, observe: nothing },
    deck(i, waiting, strangers, size, day) {
      const members = [...waiting, ...strangers];
      const values = Float64Array.from(members, (j, row) =>
        row < waiting.length
          ? world.probability(i, j)
          : both(i, j) * attention(rate(j, day), community.inbox[j]?.length ?? 0),
      );
      const likesMe = Uint8Array.from(members, (_, row) => Number(row < waiting.length));
      const pool = { size: members.length, likesMe, shown: new Int32Array(members.length) };
      return composeDeck(values, pool, { ...DECK_SHAPE, size, newcomerPlaces: 0 }).map(
        (row) => members[row] ?? 0,
      );
    },
    fit: (i, others) => others.map((j) => both(i, j)),
  };
}

/** The policies that the lab compares, worst first; the products own module is behind two of them. */
export const POLICIES: Readonly<Record<string, (community: Community, random: Random) => Policy>> = {
  "random over all": (_, random) => randomPolicy("random over all", random, "everybody", false),
  random: (_, random) => randomPolicy("random", random, "language", false),
  "random + inbox": (_, random) => randomPolicy("random + inbox", random, "language", true),
  content: (community) => scoredPolicy("content", community, false),
  recommended: (community) => scoredPolicy("recommended", community, true),
  oracle: (community) => oraclePolicy(community),
};
