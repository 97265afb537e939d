/**
 * How fast the job board and its search are, on the product's own code and schema, beside the same number of bare rows in the
 * same run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and drops its own
 * database. Ends with 1 if a figure to reach is missed.
 */
import { parseArgs } from "node:util";
import { boardOf } from "../../apps/server/src/features/jobs/board/board.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { connect, inFreshDatabase, openPool } from "../deck/database.ts";
import { type Latency, load, quietest } from "../deck/measure.ts";
import { generate } from "./generate.ts";

const DATABASE = "bench_jobs";
const { values: given } = parseArgs({
  options: {
    jobs: { type: "string", default: "1000000" },
    applications: { type: "string", default: "200000" },
    members: { type: "string", default: "100000" },
    rounds: { type: "string", default: "300" },
  },
});
const rounds = Number(given.rounds);

/** The figures to reach, in milliseconds: the board's first page, and searching in it. */
const BOARD_P99 = 30;
const SEARCH_P99 = 50;
const missed: string[] = [];

function report(name: string, latency: Latency, bare: Latency, reach?: number): void {
  const ratio = (latency.p50 / bare.p50).toFixed(1);
  console.log(
    `${name.padEnd(44)} p50 ${latency.p50.toFixed(2).padStart(6)}  p99 ${latency.p99.toFixed(2).padStart(6)} ms  ` +
      `${ratio} x bare rows${reach === undefined ? "" : ` (reach p99 <= ${reach})`}`,
  );
  if (reach !== undefined && latency.p99 > reach) missed.push(name);
}

/** Calls `work` again and again; the first tenth is not counted. */
async function timed(work: (round: number) => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work(round);
    if (round >= rounds / 10) times.push(performance.now() - started);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), rate: (times.length * 1000) / total };
}

type Asked = Parameters<typeof boardOf>[2];
const NOTHING: Asked = { businessModels: [], skills: [], sort: "newest", limit: 20 };

async function bench(db: Database, members: number): Promise<void> {
  const viewer = (round: number) =>
    `00000000-0000-7000-8000-${(1 + ((round * 37) % members)).toString(16).padStart(12, "0")}`;
  const bare = await quietest(() =>
    timed(() =>
      db.pool.query({
        name: "bare",
        text: `select * from job_posts where state = 'open' and hidden_at is null and removed_at is null
          order by created_at desc nulls last, id desc nulls last limit 20`,
      }),
    ),
  );
  report("twenty bare rows", bare, bare);
  const measure = async (name: string, reach: number, asked: (round: number) => Partial<Asked>) =>
    report(
      name,
      await quietest(() => timed((round) => boardOf(db, viewer(round), { ...NOTHING, ...asked(round) }))),
      bare,
      reach,
    );
  await measure("the board's first page", BOARD_P99, () => ({}));
  await measure("the board's first page, by fit", BOARD_P99, () => ({ sort: "fit" }));
  await measure("a country", SEARCH_P99, () => ({ country: "IT" }));
  await measure("a skill and a model", SEARCH_P99, () => ({
    skills: ["video-editing"],
    businessModels: ["smma"],
  }));
  await measure("every filter", SEARCH_P99, () => ({
    ...{ skills: ["video-editing"], businessModels: ["smma"], country: "IT", jobType: "oneoff" },
  }));
  await measure("a common word", SEARCH_P99, () => ({ search: "video" }));
  await measure("a word of every twentieth post", SEARCH_P99, () => ({ search: "umsatz" }));
  await measure("two words", SEARCH_P99, () => ({ search: "podcast newsletter" }));
  await measure("a rare word", SEARCH_P99, (round) => ({ search: `selten${round * 31}` }));
  await measure("letters that begin many words", SEARCH_P99, () => ({ search: "selten1" }));
  await measure("a word and a country", SEARCH_P99, () => ({ search: "fotos", country: "ES" }));
  await measure("nothing there", SEARCH_P99, (round) => ({ search: `qqq${round}` }));
  await measure("a word, by fit", SEARCH_P99, () => ({ search: "umsatz", sort: "fit" }));
}

const members = Number(given.members);
await inFreshDatabase(async () => {
  const started = performance.now();
  const client = await connect(DATABASE);
  await generate(client, members, Number(given.jobs), Number(given.applications));
  await client.end();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${given.jobs} jobs, ${given.applications} applications made in ${seconds} s; load ${load()}; the quietest of three`,
  );
  const db = openPool(DATABASE);
  try {
    await bench(db, members);
  } finally {
    await db.end();
  }
}, DATABASE);
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join("; ")}`);
  process.exitCode = 1;
}
