/**
 * How good the deck is: simulates a community whose hidden wishes only the oracle knows, and compares policies by
 * mutual matches per 100 swipes. The small world takes half a minute; `--full` has 20,000 members, 21 days, three
 * seeds. Ends with 1 if the product's own engine got worse.
 */
import { parseArgs } from "node:util";
import type { Measures } from "./measure.ts";
import { POLICIES } from "./policies.ts";
import { simulate } from "./simulate.ts";
import { makeWorld, USUAL_WORLD } from "./world.ts";

/** The recommended policy fails below these ratios of matches per 100 swipes. */
const MIN_TIMES_RANDOM = 2.5;
const MIN_OF_ORACLE = 0.72;

const { values: given } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string" },
    members: { type: "string" },
    days: { type: "string" },
    pool: { type: "string" },
    policies: { type: "string" },
    chemistry: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const members = Number(given.members ?? (given.full ? 20_000 : 5_000));
const days = Number(given.days ?? (given.full ? 21 : 14));
const poolSize = Number(given.pool ?? (given.full ? 1_000 : 600));
const seeds = given.seed ? given.seed.split(",").map(Number) : given.full ? [1, 2, 3] : [1];
const names = given.policies ? given.policies.split(",") : Object.keys(POLICIES);

const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
const cells = (m: Measures) => [
  m.policy.padEnd(16),
  m.matchesPer100.toFixed(2).padStart(12),
  m.precision10.toFixed(2).padStart(6),
  m.gini.toFixed(2).padStart(6),
  percent(m.coverage).padStart(7),
  percent(m.newcomersMatched).padStart(13),
  m.deckMilliseconds.toFixed(2).padStart(9),
];

/** The mean of each measure over the seeds. */
function mean(runs: readonly Measures[]): Measures {
  const of = (key: Exclude<keyof Measures, "policy">) =>
    runs.reduce((sum, run) => sum + run[key], 0) / runs.length;
  return {
    policy: runs[0]?.policy ?? "",
    swipes: of("swipes"),
    matchesPer100: of("matchesPer100"),
    precision10: of("precision10"),
    gini: of("gini"),
    coverage: of("coverage"),
    newcomersMatched: of("newcomersMatched"),
    deckMilliseconds: of("deckMilliseconds"),
  };
}

const started = performance.now();
const chemistryWeight = Number(given.chemistry ?? USUAL_WORLD.chemistryWeight);
const worlds = seeds.map((seed) => makeWorld({ ...USUAL_WORLD, seed, members, days, chemistryWeight }));
console.log(`${members} members, ${days} days, pool ${poolSize}, seeds ${seeds.join(", ")}`);
console.log("policy           matches/100   P@10   gini   shown  new in 72 h  ms/deck");
const results = new Map<string, Measures>();
for (const name of names) {
  const result = mean(worlds.map((world) => simulate(world, name, poolSize)));
  results.set(name, result);
  console.log(cells(result).join(""));
}
if (given.json) console.log(JSON.stringify([...results.values()]));

const rate = (name: string) => results.get(name)?.matchesPer100;
const [recommended, random, oracle] = [rate("recommended"), rate("random + inbox"), rate("oracle")];
if (recommended !== undefined && random !== undefined && oracle !== undefined) {
  const [times, part] = [recommended / random, recommended / oracle];
  console.log(`recommended: ${times.toFixed(2)} x random + inbox (at least ${MIN_TIMES_RANDOM})`);
  console.log(`recommended: ${percent(part)} of the oracle (at least ${percent(MIN_OF_ORACLE)})`);
  if (times < MIN_TIMES_RANDOM || part < MIN_OF_ORACLE) {
    console.error("The recommended deck is worse than it was.");
    process.exitCode = 1;
  }
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
