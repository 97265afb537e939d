import { judgeAll } from "./all.ts";
import { worldOf } from "./scene.ts";

const SEEDS = [1, 2, 3];
const MEMBERS = 1_000;
const started = performance.now();
const kept = await judgeAll(SEEDS.map((seed) => worldOf(seed, MEMBERS)));
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
if (!kept) {
  console.error("An order is worse than it was.");
  process.exitCode = 1;
}
