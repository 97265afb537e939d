import { DECK_SIZE } from "@kompagnon/contract/matching/model.ts";
import { Candidates } from "./candidates.ts";
import { activeByLanguage, type Community, openCommunity } from "./community.ts";
import { type Measures, measure, type Totals } from "./measure.ts";
import { POLICIES } from "./policies.ts";
import type { Policy } from "./policy.ts";
import { drawPoisson, type Random, seededRandom, shuffle } from "./random.ts";
import type { World } from "./world.ts";

/** A newcomer's first days, in days. */
const EARLY_DAYS = 3;
/** Exposure is measured over the last days of a run. */
const LATE_DAYS = 14;
const SESSIONS_MAX = 3;

/** Sessions of one day, in random order: a member's index for each. */
function sessionsOf(world: World, day: number, random: Random): number[] {
  const sessions: number[] = [];
  for (const [i, { hidden }] of world.members.entries()) {
    if (hidden.joined > day || hidden.leaves <= day) continue;
    const count = drawPoisson(random, hidden.sessionRate, SESSIONS_MAX);
    for (let session = 0; session < count; session++) sessions.push(i);
  }
  shuffle(random, sessions);
  return sessions;
}

/** i decides on j: counted, remembered, and answered with a match where both like. */
function decide(
  community: Community,
  policy: Policy,
  totals: Totals,
  i: number,
  j: number,
  day: number,
): void {
  const { world, seen, liked } = community;
  const count = (column: Int32Array, member: number) => {
    column[member] = (column[member] ?? 0) + 1;
  };
  const isEarly = (member: number) => {
    const joined = world.members[member]?.hidden.joined ?? 0;
    return joined > 0 && day - joined < EARLY_DAYS;
  };
  const likes = world.likes(i, j);
  totals.swipes++;
  seen.add(i, j);
  count(community.swipes, i);
  if (day >= world.options.days - LATE_DAYS) count(community.lateShown, j);
  if (isEarly(i)) count(community.earlySwipes, i);
  policy.observe(i, j, likes);
  if (!likes) return;
  liked.add(i, j);
  if (!liked.has(j, i)) {
    if (!seen.has(j, i)) community.inbox[j]?.push(i);
    return;
  }
  totals.matches++;
  for (const member of [i, j]) {
    count(community.matches, member);
    if (isEarly(member)) count(community.earlyMatches, member);
  }
}

function session(
  community: Community,
  policy: Policy,
  candidates: Candidates,
  totals: Totals,
  i: number,
  day: number,
  random: Random,
): void {
  const mean = community.world.members[i]?.hidden.swipesPerSession ?? 0;
  let left = Math.max(5, Math.min(60, Math.round(-Math.log(1 - random()) * mean)));
  while (left > 0) {
    const start = performance.now();
    const waiting = (community.inbox[i] ?? []).filter((j) => !community.seen.has(i, j));
    community.inbox[i] = waiting;
    const strangers = candidates.draw(i, policy.reach, policy.answersInbox);
    const deck = policy.deck(i, policy.answersInbox ? waiting : [], strangers, DECK_SIZE, day);
    totals.deckMilliseconds += performance.now() - start;
    totals.decks++;
    if (!deck.length) return;
    for (const j of deck.slice(0, left)) decide(community, policy, totals, i, j, day);
    left -= deck.length;
  }
}

/** Runs one policy through one world. */
export function simulate(world: World, policyName: string, poolSize: number): Measures {
  const random = seededRandom(world.options.seed * 31 + 7);
  const community = openCommunity(world, random);
  const make = POLICIES[policyName];
  if (!make) throw new Error(`no policy is called ${policyName}`);
  const policy = make(community, random);
  const candidates = new Candidates(community, random, poolSize);
  const totals: Totals = { swipes: 0, matches: 0, decks: 0, deckMilliseconds: 0 };
  for (let day = 0; day < world.options.days; day++) {
    candidates.startDay(activeByLanguage(community, day));
    policy.startDay(day);
    for (const i of sessionsOf(world, day, random)) {
      policy.visit(i, day);
      community.lastDay[i] = day;
      session(community, policy, candidates, totals, i, day, random);
    }
  }
  candidates.startDay(activeByLanguage(community, world.options.days - 1));
  return measure(community, policy, candidates, totals);
}
