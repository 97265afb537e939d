/**
 * Measures how admins look members up, page through them and filter them, on the product's own code and schema, against bare
 * index lookups in the same run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and
 * drops its own database. Ends with 1 if a target is not met.
 */
import { parseArgs } from "node:util";
import { memberFileOf } from "../../apps/server/src/features/admin/members/file.ts";
import { membersOf } from "../../apps/server/src/features/admin/members/search.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { connect, inFreshDatabase, openPool } from "../deck/database.ts";
import { load, quietest } from "../deck/measure.ts";
import { Report, timed } from "../report.ts";
import { generate } from "./generate.ts";

const DATABASE = "bench_members";
const { values: given } = parseArgs({
  options: { members: { type: "string", default: "1000000" }, rounds: { type: "string", default: "200" } },
});
const rounds = Number(given.rounds);

/** The figure to reach, in milliseconds. */
const P99 = 50;
const PAGE = 50;

const report = new Report("bare");

type Asked = Partial<Parameters<typeof membersOf>[2]>;
type Person = { id: string; key: string; at: Date };

/** A page of fifty rows by a key, as bare as it gets: what a page of the product is measured by. */
const bareOf = (db: Database, people: readonly Person[]) => ({
  one: () =>
    timed(rounds, (round) =>
      db.pool.query({
        name: "bare_one",
        text: "select m.*, p.username from members m join profiles p on p.member_id = m.id where m.id = $1",
        values: [people[round % people.length]?.id],
      }),
    ),
  page: () =>
    timed(rounds, (round) =>
      db.pool.query({
        name: "bare_page",
        text: `select m.id, p.username, m.admin_level, m.premium_until, m.created_at, m.last_seen_at
          from (select * from members where id < $1 order by id desc limit ${PAGE}) m join profiles p on p.member_id = m.id`,
        values: [people[round % people.length]?.id],
      }),
    ),
});

/** One line a question that admins ask. */
async function bench(members: number, db: Database): Promise<void> {
  const { rows: people } = await db.rawQuery<Person>(
    `select p.member_id as id, p.username_key as key, m.created_at as at from profiles p join members m on m.id = p.member_id
     where p.username_key is not null order by md5(p.member_id::text) limit 400`,
  );
  const bare = bareOf(db, people);
  const one = await quietest(bare.one);
  const page = await quietest(bare.page);
  report.tell("bare: one member by id", one, one);
  report.tell("bare: fifty members by id", page, page);
  const actor = { id: people[0]?.id ?? "", adminLevel: 9 };
  const person = (round: number): Person =>
    people[(round * 7 + 3) % people.length] ?? { id: "", key: "", at: new Date() };
  const payments = { livemode: false } as Parameters<typeof memberFileOf>[0]["payments"]; // all that is read of it
  const file = await quietest(() =>
    timed(rounds, (round) => memberFileOf({ db, payments }, actor, person(round).id)),
  );
  report.tell("a member's page", file, one, P99);

  const measure = async (name: string, asked: (round: number) => Asked, pages = 1) => {
    const latency = await quietest(() =>
      timed(rounds, async (round) => {
        let cursor: string | undefined;
        for (let nth = 0; nth < pages; nth++) {
          const found = await membersOf({ db }, actor.id, {
            q: "",
            sort: "newest" as const,
            limit: PAGE,
            ...asked(round),
            ...(cursor && { cursor }),
          });
          cursor = found.next_cursor ?? undefined;
          if (!cursor) break;
        }
      }),
    );
    report.tell(name, latency, page, P99 * pages);
  };
  const key = (round: number) => person(round).key;
  const day = (round: number, later = 0) =>
    new Date(person(round).at.getTime() + later * 86_400_000).toISOString();
  const word = (round: number) => ["anna", "max", "martin", "ali", "ida"][round % 5] ?? "";

  await measure("the newest", () => ({}));
  await measure("the oldest", () => ({ sort: "oldest" }));
  await measure("by name", () => ({ sort: "name" }));
  await measure("ten pages of the newest", () => ({}), 10);
  await measure("ten pages by name", () => ({ sort: "name" }), 10);
  await measure("a day", (round) => ({ joined_from: day(round), joined_to: day(round, 1) }));
  await measure("from a day on, the oldest first", (round) => ({ sort: "oldest", joined_from: day(round) }));
  await measure("an id", (round) => ({ q: person(round).id }));
  await measure("a whole name", (round) => ({ q: key(round) }));
  await measure("a first name", (round) => ({ q: word(round) }));
  await measure("one letter", (round) => ({ q: key(round).slice(0, 1) }));
  await measure("letters from the middle", (round) => ({ q: key(round).slice(4, 10) }));
  await measure("three common letters", (round) => ({
    q: ["nni", "ara", "mar", "ina", "lis"][round % 5] ?? "",
  }));
  await measure("no such name", (round) => ({ q: `qqq${key(round).slice(0, 4)}xyz` }));
  await measure("an address", (round) => ({ q: `${key(round)}@` }));
  await measure("no such address", (round) => ({ q: `${key(round)}qq@post` }));
  await measure("banned", () => ({ banned: "true" }));
  await measure("not banned", () => ({ banned: "false" }));
  await measure("premium now", () => ({ premium: "true" }));
  await measure("without premium", () => ({ premium: "false" }));
  await measure("the team", () => ({ level: 1 }));
  await measure("admins, the oldest first", () => ({ level: 5, sort: "oldest" }));
  await measure("the team by name", () => ({ level: 1, sort: "name" }));
  await measure("banned with premium", () => ({ banned: "true", premium: "true" }));
  await measure("banned by name", () => ({ banned: "true", sort: "name" }));
  await measure("premium by name", () => ({ premium: "true", sort: "name" }));
  await measure("a first name, banned", (round) => ({ q: word(round), banned: "true" }));
  await measure("a first name, premium", (round) => ({ q: word(round), premium: "true" }));
  await measure("a first name of the team", (round) => ({ q: word(round), level: 1 }));
  await measure("a first name of a day", (round) => ({
    q: word(round),
    joined_from: day(round),
    joined_to: day(round, 1),
  }));
  await measure("three common letters, banned", (round) => ({
    q: ["nni", "ara", "mar", "ina", "lis"][round % 5] ?? "",
    banned: "true",
  }));
  await measure("banned of a day", (round) => ({
    banned: "true",
    joined_from: day(round),
    joined_to: day(round, 1),
  }));
  console.log(`${members} members`);
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
