import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statement } from "#platform/db/statement.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";
import { Catalog, readTables } from "./catalog.ts";
import { describe } from "./describe.ts";
import { ownersOf, trespasses } from "./ownership.ts";
import { Rendering } from "./render.ts";

let database: TestDatabase;
let client: pg.Client;
let catalog: Catalog;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.config);
  await client.connect();
  catalog = await Catalog.read(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

let made = 0;
/** The row's columns as they would be declared, by name. */
async function rowOf(text: string): Promise<Record<string, string>> {
  const one = statement(`columns_test_${made++}`, text);
  const description = await describe(client, catalog, one);
  const file = new Rendering("posts", catalog, await readTables()).file([{ statement: one, description }]);
  const row = /row: \{\n([\s\S]*?) {6}\};/.exec(file)?.[1] ?? "";
  return Object.fromEntries(
    [...row.matchAll(/(\w+): (.*);/g)].map(([, name = "", type = ""]) => [name, type]),
  );
}

test.each([
  ["a column is its table's", "select id from posts", 'Posts["id"]'],
  [
    "also through a subquery and a common table",
    "with w as (select id from (select id from posts) x) select id from w",
    'Posts["id"]',
  ],
  [
    "an outer join makes it null",
    "select p.id from members m left join posts p on p.author_id = m.id",
    'Posts["id"] | null',
  ],
  [
    "a lateral one too",
    "select p.id from members m left join lateral (select id from posts) p on true",
    'Posts["id"] | null',
  ],
  [
    "the side that is always there stays",
    "select p.id from posts p left join members m on p.author_id = m.id",
    'Posts["id"]',
  ],
  [
    "a condition lets no null through",
    "select author_id from posts where author_id is not null",
    'NonNullable<Posts["authorId"]>',
  ],
  [
    "nor does an inner join",
    "select p.author_id from posts p join members m on m.id = p.author_id",
    'NonNullable<Posts["authorId"]>',
  ],
  [
    "a condition of an outer join proves nothing",
    "select p.author_id from posts p left join members m on m.id = p.author_id",
    'Posts["authorId"]',
  ],
  [
    "what an update answers is what it wrote",
    "update posts set author_id = null where author_id = $1 returning author_id",
    'Posts["authorId"]',
  ],
  ["a view's column is its table's", "select verified_at from visible_members", 'Members["verifiedAt"]'],
  ["a count is a number", "select count(*) as n from posts", "number"],
  ["exists is never null", "select exists(select from posts) as there", "boolean"],
  [
    "a scalar subquery may find nothing",
    "select (select id from posts limit 1) as found",
    'Posts["id"] | null',
  ],
  ["a case says its words", "select case when quotes then 'a' else 'b' end as word from posts", '"a" | "b"'],
  [
    "a union is null where one side is",
    "select id from posts union select author_id from posts",
    "string | null",
  ],
  ["an alias may know better", 'select max(likes) as "most!" from posts', "number"],
  ["JSON is what its alias says", 'select json_agg(id) as "card?: CardJson" from posts', "CardJson | null"],
])("%s", async (_, text, type) => {
  expect(Object.values(await rowOf(text))).toEqual([type]);
});

test("only JSON takes a type from its alias, and an annotation belongs to a column", async () => {
  await expect(rowOf('select content as "content: CardJson" from posts')).rejects.toThrow("is no JSON");
  await expect(rowOf('select 1 as one from (select 2 as "two!") x')).rejects.toThrow(
    "no column of the result",
  );
});

test("views are readable but not writable; writing to a foreign table is reported for every way to name it", async () => {
  const owners = ownersOf(await readTables(), [
    { kind: "view", owner: "profiles", name: "member_blocks", sql: "" },
  ]);
  const columnsOf = async (text: string) =>
    trespasses(
      {
        owner: "posts",
        name: "it",
        names: await describe(client, catalog, statement(`owner_test_${made++}`, text)),
      },
      catalog,
      owners,
    );
  expect(
    await columnsOf("select id from posts where exists(select from members where id = author_id)"),
  ).toEqual(["posts: it names the table members of accounts"]);
  expect(await columnsOf("select blocker from member_blocks")).toEqual([]);
  expect(await columnsOf("delete from member_blocks where blocker = $1")).toEqual([
    "posts: it writes or locks through the view member_blocks of profiles",
  ]);
  expect(await columnsOf("select blocker from member_blocks for update")).toHaveLength(1);
});
