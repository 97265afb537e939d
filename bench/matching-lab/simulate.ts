import { DECK_SIZE } from "@kompagnon/contract/matching/model.ts";
import { STAGES } from "../../apps/server/src/features/matching/engine/outcomes.ts";
import { Candidates } from "./candidates.ts";
import { type Community, newsOf, openCommunity } from "./community.ts";
import { type Measures, measure, type Totals } from "./measure.ts";
import type { Hidden } from "./members.ts";
import { POLICIES } from "./policies.ts";
import type { Policy } from "./policy.ts";
import { drawIndex, drawPoisson, type Random, seededRandom, shuffle } from "./random.ts";
import type { World } from "./world.ts";

/** A newcomer's first days, in days. */
const EARLY_DAYS = 3;
const FIRST_WEEK_DAYS = 7;
/** Exposure is measured over the last days of a run. */
const LATE_DAYS = 14;
const SESSIONS_MAX = 3;
/** The product's usual DEALS_PER_DAY of free members; this share is premium and has no limit. */
const DEALS_A_DAY = 50;
const PREMIUM_SHARE = 0.1;
const PREMIUM_SALT = 3_333_333;
/** Share of decisions made by mistake and taken back at once. */
const MISTAKES = 0.01;

const isPremium = (world: World, i: number) => world.draw(i + PREMIUM_SALT, i) < PREMIUM_SHARE;

/** A session of a member: whose, and for how many cards they have patience. */
interface Session {
  i: number;
  patience: number;
  /** When on the day, from 0 up to 1. */
  at: number;
}

/** The same sessions, each in an hour of its member. */
function inTheirHours(world: World, day: number, sessions: readonly Session[]): Session[] {
  const random = seededRandom(world.options.seed * 32_452_843 + day);
  return sessions
    .map((one) => {
      const hour = drawIndex(random, [...(world.members[one.i]?.rhythm?.hours ?? [])]);
      return { ...one, at: (hour + random()) / 24 };
    })
    .sort((a, b) => a.at - b.at);
}

/** Sessions of one day, in random order: the same for every policy, so that two differ by what they show alone. */
function sessionsOf(world: World, day: number): Session[] {
  const random = seededRandom(world.options.seed * 6_700_417 + day);
  const sessions: Session[] = [];
  for (const [i, { hidden }] of world.members.entries()) {
    if (hidden.joined > day || hidden.leaves <= day) continue;
    const count = drawPoisson(random, hidden.sessionRate, SESSIONS_MAX);
    for (let session = 0; session < count; session++) {
      const patience = Math.round(-Math.log(1 - random()) * hidden.swipesPerSession);
      sessions.push({ i, patience: Math.max(5, Math.min(60, patience)), at: 0 });
    }
  }
  shuffle(random, sessions);
  for (const [order, one] of sessions.entries()) one.at = order / sessions.length;
  return world.options.rhythm ? inTheirHours(world, day, sessions) : sessions;
}

/** Whether a newcomer joined less than this many days ago. */
const isIn = (days: number, hidden: Hidden | undefined, day: number): boolean =>
  hidden !== undefined && hidden.joined > 0 && day - hidden.joined < days;
const isEarly = (hidden: Hidden | undefined, day: number): boolean => isIn(EARLY_DAYS, hidden, day);

const count = (column: Int32Array, member: number, by = 1) => {
  column[member] = (column[member] ?? 0) + by;
};

/** Two who like one another: a match that counts where both are honest and still there. */
function countMatch(community: Community, totals: Totals, i: number, j: number, day: number): void {
  const { options, members } = community.world;
  const mine = members[i]?.hidden;
  const theirs = members[j]?.hidden;
  if (!mine || !theirs || theirs.leaves <= day || mine.dealsEverybody || theirs.dealsEverybody) return;
  totals.matches++;
  const passes = community.world.passes(i, j);
  if (passes === STAGES.length) totals.partnerships++;
  community.matches.push({ i, j, day, passes, known: null });
  if (day >= options.days / 2) totals.lateMatches++;
  if (isEarly(mine, day)) count(community.earlyMatches, i);
  if (isEarly(theirs, day)) count(community.earlyMatches, j);
}

/** The inbox after i decided on j. */
function answer(
  community: Community,
  totals: Totals,
  i: number,
  j: number,
  likes: boolean,
  day: number,
): void {
  const { seen, liked, inbox, cards } = community;
  const mine = inbox[i] ?? [];
  const waiting = mine.indexOf(j);
  if (waiting >= 0) {
    mine.splice(waiting, 1);
    count(cards.pool.inbox, i, -1);
  }
  if (!likes) return;
  liked.add(i, j);
  if (liked.has(j, i)) countMatch(community, totals, i, j, day);
  else if (!seen.has(j, i)) {
    inbox[j]?.push(i);
    count(cards.pool.inbox, j);
  }
}

/** i decides on j; false where today's Deals are used up, as the product refuses. */
async function decide(run: Run, i: number, j: number, day: number): Promise<boolean> {
  const { community, policy, totals } = run;
  const { world, deals, dealsOn, seen } = community;
  const likes = world.likes(i, j);
  if (dealsOn[i] !== day) {
    dealsOn[i] = day;
    deals[i] = 0;
  }
  if (likes && !isPremium(world, i) && (deals[i] ?? 0) >= DEALS_A_DAY) return false;
  if (likes) count(deals, i);
  if (run.random() < MISTAKES) await policy.mistake(i, j, !likes);
  if (!world.members[i]?.hidden.dealsEverybody) {
    totals.swipes++;
    if (day >= world.options.days / 2) totals.lateSwipes++;
    if (day >= world.options.days - LATE_DAYS) count(community.lateShown, j);
    if (isIn(FIRST_WEEK_DAYS, world.members[j]?.hidden, day)) count(community.firstWeekShown, j);
  }
  if (isEarly(world.members[i]?.hidden, day)) count(community.earlySwipes, i);
  seen.add(i, j);
  await policy.observe(i, j, likes);
  answer(community, totals, i, j, likes, day);
  return true;
}

async function session(run: Run, { i, patience }: Session, day: number): Promise<void> {
  const { policy, candidates, totals } = run;
  let left = patience;
  while (left > 0) {
    const start = performance.now();
    const found = await candidates.of(i, await policy.weights?.());
    const deck = await policy.deck(i, found, DECK_SIZE, day);
    totals.deckMilliseconds += performance.now() - start;
    totals.decks++;
    if (!deck.length) return;
    for (const row of deck.slice(0, left))
      if (!(await decide(run, i, candidates.member(found.places[row] ?? -1), day))) return;
    left -= deck.length;
  }
}

interface Run {
  community: Community;
  policy: Policy;
  candidates: Candidates;
  totals: Totals;
  random: Random;
}

function startRun(world: World, policyName: string): Run {
  const random = seededRandom(world.options.seed * 31 + 7);
  const community = openCommunity(world, random);
  const make = POLICIES[policyName];
  if (!make) throw new Error(`no policy is called ${policyName}`);
  const candidates = new Candidates(community, random);
  const policy = make(community, candidates, random);
  const counts = { swipes: 0, matches: 0, lateSwipes: 0, lateMatches: 0, partnerships: 0 };
  return { community, policy, candidates, random, totals: { ...counts, decks: 0, deckMilliseconds: 0 } };
}

/** Runs one policy through one world. */
export async function simulate(world: World, policyName: string): Promise<Measures> {
  const run = startRun(world, policyName);
  const { community, policy, candidates, totals } = run;
  for (let day = 0; day < world.options.days; day++) {
    candidates.startDay(day);
    if (day > 0) community.cards.sweep(day);
    for (const { i, j, answers } of newsOf(community, day)) await policy.became(i, j, answers);
    const sessions = sessionsOf(world, day);
    for (const one of sessions) {
      community.cards.visit(one.i, day + one.at);
      community.lastDay[one.i] = day;
      await session(run, one, day);
      await policy.pause();
    }
  }
  candidates.startDay(world.options.days - 1);
  return measure(community, policy, candidates, totals);
}
