import type { World } from "../matching-lab/world.ts";
import { judgeFeed } from "./feed.ts";
import { judgeGroups } from "./groups.ts";
import { judgeJobs } from "./jobs.ts";
import { timesOf, type Verdict } from "./judge.ts";
import { judgePeople } from "./people.ts";
import { openScene, type Scene } from "./scene.ts";

/** What is judged, and how good the product's order has to be at least: times others, and as a part of one that knows every wish. */
export const JUDGED: Readonly<
  Record<string, { judge: (scene: Scene) => Verdict; atLeast: Readonly<Record<string, number>> }>
> = {
  feed: { judge: judgeFeed, atLeast: { newest: 1.5, popular: 1.3, random: 2.5, oracle: 0.55 } },
  groups: { judge: judgeGroups, atLeast: { active: 1.5, largest: 1.25, random: 1.7, oracle: 0.5 } },
  jobs: { judge: judgeJobs, atLeast: { newest: 1.8, random: 1.8, "without words": 1, oracle: 0.55 } },
  people: { judge: judgePeople, atLeast: { popular: 1.6, random: 3.5, oracle: 0.6 } },
};

/** The mean of several verdicts on the same orders. */
const mean = (all: readonly Verdict[]): Verdict =>
  new Map(
    [...(all[0]?.keys() ?? [])].map((name) => [
      name,
      all.reduce((sum, one) => sum + (one.get(name) ?? 0), 0) / all.length,
    ]),
  );

/** Judges every order in these worlds and prints what it saw; whether all are good enough. */
export async function judgeAll(worlds: readonly World[]): Promise<boolean> {
  let kept = true;
  const scenes = [];
  for (const world of worlds) scenes.push(await openScene(world));
  for (const [name, { judge, atLeast }] of Object.entries(JUDGED)) {
    const verdict = mean(scenes.map(judge));
    console.log(`\n${name}: mean true chance of the first ten`);
    for (const [order, worth] of verdict) {
      const times = timesOf(verdict, order);
      const least = atLeast[order];
      const holds = least === undefined || times >= least;
      kept &&= holds;
      const floor = least === undefined ? "" : `  (at least ${least}${holds ? "" : ": FAILED"})`;
      console.log(`  ${order.padEnd(16)}${worth.toFixed(4)}  product ${times.toFixed(2)} x${floor}`);
    }
  }
  return kept;
}
