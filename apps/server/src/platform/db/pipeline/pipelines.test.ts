import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { createPipelines, type Pipelines } from "#platform/db/pipeline/pipelines.ts";
import type { Statement } from "#platform/db/statement.ts";
import { createLog } from "#platform/log.ts";
import { soon } from "#testing/waiting.ts";

const types = { getTypeParser: pg.types.getTypeParser } as pg.CustomTypesConfig;
const config = { ...inject("databaseServer"), database: "postgres", application_name: "pipelines test" };
let other: pg.Client;
beforeAll(async () => {
  other = new pg.Client(config);
  await other.connect();
});
afterAll(() => other.end());

const hot = (name: string, text: string): Statement => ({
  name,
  text,
  plan: "once",
  hot: true,
  annotations: new Map(),
});
const ADD = hot(
  "pipelines_add",
  "select $1::int + 1 as n, $2::text as word, $3::uuid[] as ids, null::text as none",
);
const HALF = hot("pipelines_half", "select 10 / $1::int as half");
const SLEEP = hot("pipelines_sleep", "select pg_sleep($1::float8), 'awake' as state");
const ID = "01a086e9-fc07-77c1-8d43-66003bbe8db9";

let pipelines: Pipelines;
/** The first statement finds no connection yet: its caller goes elsewhere. */
const opened = async (): Promise<Pipelines> => {
  pipelines = createPipelines(config, types, createLog("silent"));
  await soon(async () => expect(await pipelines.run(HALF, [5])).toEqual([{ half: 2 }]));
  return pipelines;
};
afterEach(() => pipelines.end());

test("many at once get their own answers, whatever the values", async () => {
  const { run } = await opened();
  const words = ["", 'ä😀"\\{},', "x".repeat(70_000), "NULL", null];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => run(ADD, [n, words[n % words.length], [ID, ID]])),
  );
  answers.forEach((rows, n) => {
    expect(rows).toEqual([{ n: n + 1, word: words[n % words.length], ids: [ID, ID], none: null }]);
  });
});

test("answers larger than what comes at once are put together, wherever they are cut", async () => {
  const { run } = await opened();
  const rows = hot(
    "pipelines_rows",
    "select n, repeat(chr(65 + n % 26), $2::int) as text from generate_series(1, $1::int) n",
  );
  for (const [count, length] of [
    [1, 9_000_000],
    [2, 3_000_000],
    [40, 30_000],
    [20_000, 1],
    [20_000, 2],
    [20_000, 3],
    [5_000, 37],
  ] as const) {
    const found = await run(rows, [count, length]);
    expect(found).toHaveLength(count);
    expect(found?.at(-1)).toEqual({ n: count, text: String.fromCharCode(65 + (count % 26)).repeat(length) });
  }
});

test("an error stays with the statement that made it", async () => {
  const { run } = await opened();
  const [one, two, three] = await Promise.allSettled([run(HALF, [2]), run(HALF, [0]), run(HALF, [1])]);
  expect(one).toMatchObject({ value: [{ half: 5 }] });
  expect(two).toMatchObject({ reason: { code: "22012" } });
  expect(three).toMatchObject({ value: [{ half: 10 }] });
});

test("rows are passed to the callback in wire format, separately for each query", async () => {
  const { run } = await opened();
  const seen: string[] = [];
  const take = {
    begin: () => seen.push("begin"),
    end: () => seen.push("end"),
    row: (bytes: Buffer, from: number) =>
      seen.push(
        `${bytes.readInt16BE(from)} ${bytes.toString("utf8", from + 6, from + 6 + bytes.readInt32BE(from + 2))}`,
      ),
  };
  const none = hot("pipelines_none", "select 1 where $1::int < 0");
  await Promise.all([run(HALF, [5], take), run(none, [1], take), run(HALF, [2], take)]);
  expect(seen).toEqual(["begin", "1 2", "end", "begin", "end", "begin", "1 5", "end"]);
});

test("a statement is planned once, for all values", async () => {
  const { run } = await opened();
  for (let n = 1; n <= 12; n++) await run(ADD, [n, "x", []]);
  const plans = hot(
    "pipelines_plans",
    "select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where name = $1",
  );
  expect(await run(plans, [ADD.name])).toEqual([{ generic: 12, custom: 0 }]);
});

test("a plan that is made while a table is nearly empty is one for a table that has grown", async () => {
  const { run } = await opened();
  await other.query("drop table if exists pipelines_small; create table pipelines_small (n int primary key)");
  await other.query("insert into pipelines_small values (1); analyze pipelines_small");
  const plan = hot(
    "pipelines_plan",
    "explain (costs off) select n from pipelines_small where n > 0 order by n limit 1",
  );
  expect(JSON.stringify(await run(plan, []))).toContain("pipelines_small_pkey");
  await other.query("drop table pipelines_small");
});

test("a lost connection resolves pending queries with null, and is reopened", async () => {
  const { run } = await opened();
  const waiting = [run(SLEEP, [1]), run(HALF, [5])];
  await soon(async () => {
    const { rowCount } = await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and query like '%pg_sleep(%' and pid <> pg_backend_pid()",
      [config.application_name],
    );
    expect(rowCount).toBe(1);
  });
  expect(await Promise.all(waiting)).toEqual([null, null]);
  await vi.waitFor(async () => expect(await run(HALF, [2])).toEqual([{ half: 5 }]));
});

test("a statement that takes too long makes room for those behind it", async () => {
  const { run } = await opened();
  const [slow, quick] = await Promise.all([run(SLEEP, [30]), run(HALF, [5])]);
  expect(slow).toBeNull();
  expect(quick).toEqual([{ half: 2 }]);
});

test("a result of another shape than before is asked for elsewhere, and then known", async () => {
  const { run } = await opened();
  await other.query("drop table if exists pipelines_shape; create table pipelines_shape as select 1 as a");
  const shape = hot("pipelines_shape", "select * from pipelines_shape");
  expect(await run(shape, [])).toEqual([{ a: 1 }]);
  await other.query("alter table pipelines_shape add column b int");
  expect(await run(shape, [])).toBeNull();
  await soon(async () => expect(await run(shape, [])).toEqual([{ a: 1, b: null }]));
  await other.query("drop table pipelines_shape");
});
