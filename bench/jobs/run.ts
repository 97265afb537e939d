/**
 * Measures the job board and its search, on the product's own code and schema, against the same number of bare rows in the same
 * run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and drops its own database. Ends
 * with 1 if a target is not met.
 */
import { parseArgs } from "node:util";
import { boardOf } from "../../apps/server/src/features/jobs/board/board.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { connect, inFreshDatabase, openPool } from "../deck/database.ts";
import { load, quietest } from "../deck/measure.ts";
import { Report, timed } from "../report.ts";
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
const report = new Report("bare rows");

type Asked = Parameters<typeof boardOf>[2];
const NOTHING: Asked = { businessModels: [], skills: [], sort: "newest", limit: 20 };

async function bench(db: Database, members: number): Promise<void> {
  const viewer = (round: number) =>
    `00000000-0000-7000-8000-${(1 + ((round * 37) % members)).toString(16).padStart(12, "0")}`;
  const bare = await quietest(() =>
    timed(rounds, () =>
      db.pool.query({
        name: "bare",
        text: `select * from job_posts where state = 'open' and hidden_at is null and removed_at is null
          order by created_at desc nulls last, id desc nulls last limit 20`,
      }),
    ),
  );
  report.tell("twenty bare rows", bare, bare);
  const measure = async (name: string, reach: number, asked: (round: number) => Partial<Asked>) =>
    report.tell(
      name,
      await quietest(() =>
        timed(rounds, (round) => boardOf(db, viewer(round), { ...NOTHING, ...asked(round) })),
      ),
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
    skills: ["video-editing"],
    businessModels: ["smma"],
    country: "IT",
    jobType: "oneoff",
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
report.end();
