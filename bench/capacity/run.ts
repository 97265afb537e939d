import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Costs, type Habits, planOf, THINGS } from "./model.ts";

/**
 * The calculator: what machines a community needs, from what things cost (`costs.json`, measured by `npm run bench:costs`) and
 * how its members live (`habits.json`, or a file of one's own of the same form). docs/scale.md says what is left out.
 */

const { values: given } = parseArgs({
  options: {
    members: { type: "string", default: "1000,10000,100000,1000000,10000000" },
    habits: { type: "string" },
  },
});
const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));
const costs = read(path.join(import.meta.dirname, "costs.json")) as Costs; // written by measure.ts
const usual = read(path.join(import.meta.dirname, "habits.json")) as Habits; // our own
const own = given.habits ? (read(given.habits) as Partial<Habits>) : {}; // checked below
const habits: Habits = { ...usual, ...own, perDay: { ...usual.perDay, ...own.perDay } };
const unknown = [
  ...Object.keys(own).filter((key) => !(key in usual)),
  ...Object.keys(habits.perDay).filter((key) => !THINGS.some((thing) => thing === key)),
];
const sizes = given.members.split(",").map(Number);
if (unknown.length > 0 || !sizes.every((members) => members > 0)) {
  console.error(unknown.length > 0 ? `No one knows: ${unknown.join(", ")}` : "--members takes numbers.");
  process.exit(1);
}

const GIGA = 1e9;
const { at, machine, load } = costs.measured;
console.log(`Costs measured ${at} on ${machine}, ${load}.\n`);
const say = (name: string, of: (plan: ReturnType<typeof planOf>) => string) =>
  console.log(
    `${name.padEnd(34)}${sizes.map((size) => of(planOf(size, habits, costs)).padStart(14)).join("")}`,
  );
console.log(`${"members".padEnd(34)}${sizes.map((size) => size.toLocaleString("en").padStart(14)).join("")}`);
say("connected at once", ({ online }) => online.toLocaleString("en"));
say("requests a second, busiest minute", ({ requests }) => requests.toFixed(1));
say("processes web (a core each)", ({ processes }) => String(processes.web));
say("processes stream", ({ processes }) => String(processes.stream));
say("processes jobs", ({ processes }) => String(processes.jobs));
say("cores PostgreSQL", ({ cores }) => String(cores.postgres));
say("cores Redis", ({ cores }) => String(cores.redis));
say("memory of the processes, GB", ({ memory }) => (memory / 1024).toFixed(1));
say("to members, Mbit/s", ({ out }) => ((out * 8) / 1e6).toFixed(1));
say("database grows a year, GB", ({ yearly }) => (yearly.rows / GIGA).toFixed(1));
say("files grow a year, GB", ({ yearly }) => (yearly.files / GIGA).toFixed(1));
say("log to archive a day, GB", ({ yearly }) => (yearly.wal / 365 / GIGA).toFixed(2));
