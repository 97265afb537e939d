/**
 * Measures the search for people and suggestions, on the product's own code and schema, against a primary-key lookup in the same
 * run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and drops its own database. Ends
 * with 1 if a target is not met.
 */
import { parseArgs } from "node:util";
import { discovered, findMembers } from "../../apps/server/src/features/people/finding/finding.ts";
import { suggestMembers } from "../../apps/server/src/features/people/finding/suggestions.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { connect, inFreshDatabase, openPool } from "../deck/database.ts";
import { load, quietest } from "../deck/measure.ts";
import { Report, timed } from "../report.ts";
import { generate } from "./generate.ts";

const DATABASE = "bench_people";
const { values: given } = parseArgs({
  options: { members: { type: "string", default: "1000000" }, rounds: { type: "string", default: "300" } },
});
const rounds = Number(given.rounds);

/** The figure to reach, in milliseconds. */
const P99 = 50;
/** The share of members whose words are counted to find common and rare ones. */
const SAMPLED = 0.01;

const report = new Report("a primary-key lookup");

type Asked = Omit<Parameters<typeof findMembers>[2], "limit" | "cursor">;

async function bench(members: number, db: Database): Promise<void> {
  const { rows: viewers } = await db.rawQuery<{ id: string; key: string }>(
    "select member_id as id, username_key as key from profiles where onboarding_step is null order by md5(member_id::text) limit 400",
  );
  const { rows: said } = await db.rawQuery<{ word: string; n: number }>(
    `select word, ndoc as n from ts_stat('select words from findable_members where shuffle < ${SAMPLED}') where word !~ '[~=]' order by ndoc desc, word`,
  );
  const viewer = (round: number) => viewers[round % viewers.length] ?? { id: "", key: "" };
  const word = (rank: number) => said[Math.min(said.length - 1, rank)]?.word ?? "";
  const lookup = await quietest(() =>
    timed(rounds, (round) =>
      db.pool.query({
        name: "lookup",
        text: "select * from profiles where member_id = $1",
        values: [viewer(round).id],
      }),
    ),
  );
  report.tell("primary-key lookup", lookup, lookup);
  const measure = async (name: string, asked: (round: number) => Asked, pages = 1) => {
    const latency = await quietest(() =>
      timed(rounds, async (round) => {
        let cursor: string | null = null;
        for (let page = 0; page < pages; page++) {
          const found = await findMembers(db, viewer(round).id, {
            ...asked(round),
            limit: 50,
            ...(cursor && { cursor }),
          });
          await discovered(db, viewer(round).id, found.ids);
          cursor = found.next_cursor;
          if (!cursor) break;
        }
      }),
    );
    report.tell(name, latency, lookup, P99 * pages);
  };
  const key = (round: number) => viewer(round * 7 + 3).key;
  const swapped = (name: string) => name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5);
  await measure("a whole name", (round) => ({ q: key(round) }));
  await measure("one letter", (round) => ({ q: key(round).slice(0, 1) }));
  await measure("two letters", (round) => ({ q: key(round).slice(0, 2) }));
  await measure("a first name", (round) => ({ q: ["anna", "max", "martin", "ali", "ida"][round % 5] ?? "" }));
  await measure("letters from the middle", (round) => ({ q: key(round).slice(4, 9) }));
  await measure("three common letters", (round) => ({
    q: ["nni", "ara", "xba", "mar", "ina"][round % 5] ?? "",
  }));
  await measure("a name with two letters swapped", (round) => ({ q: swapped(key(round)) }));
  await measure("nothing there", (round) => ({ q: `qqq${key(round).slice(0, 4)}xyz` }));
  for (const rank of [0, 1, 5, 20, 100, 400, 1_500, 6_000])
    await measure(
      `the word of rank ${rank} (${(((said[rank]?.n ?? 0) / (members * SAMPLED)) * 100).toFixed(2)} %)`,
      (round) => ({ q: `${word(rank + (rank > 50 ? round % 20 : 0))} ` }),
    );
  await measure("three letters that begin many words", (round) => ({
    q: word(30 + (round % 300)).slice(0, 3),
  }));
  await measure("two words", (round) => ({ q: `${word(10 + (round % 40))} ${word(60 + (round % 100))}` }));
  await measure("two rare words", (round) => ({
    q: `${word(2_000 + (round % 100))} ${word(3_000 + (round % 100))}`,
  }));
  await measure("a common word in Hindi, one model", () => ({ q: "shop", language: "hi", bm: ["trading"] }));
  await measure("a name in Hindi, one model", (round) => ({
    q: key(round).slice(0, 1),
    language: "hi",
    bm: ["trading"],
  }));
  await measure("four pages of a word", (round) => ({ q: word(100 + (round % 50)) }), 4);
  const suggest = (name: string, filter: { language?: "hi"; bm?: ["trading"] }) =>
    quietest(() =>
      timed(rounds, async (round) => {
        const { ids } = await suggestMembers(db, viewer(round).id, { limit: 15, ...filter });
        await discovered(db, viewer(round).id, ids);
      }),
    ).then((latency) => report.tell(name, latency, lookup, P99));
  await suggest("suggestions", {});
  await suggest("suggestions in Hindi with a model", { language: "hi", bm: ["trading"] });
}

for (const members of given.members.split(",").map(Number))
  await inFreshDatabase(async () => {
    const started = performance.now();
    const client = await connect(DATABASE);
    await generate(client, members);
    await client.end();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\n${members} members made in ${seconds} s; load ${load()}; the quietest of three of each`);
    const db = openPool(DATABASE);
    try {
      await bench(members, db);
    } finally {
      await db.end();
    }
  }, DATABASE);
report.end();
