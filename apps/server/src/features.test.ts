import path from "node:path";
import { pathToFileURL } from "node:url";
import { PERSONAL_TABLES, STAYING_TABLES } from "@kompagnon/contract/site/kept.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#app";
import type { TablePolicy } from "#platform/feature.ts";
import { aMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** Every table has an owner who says what it holds about members; what the definitions say is what the database does. */

/** Tables that no feature defines: the platform's own. They hold nothing that is kept about a member. */
const PLATFORM = [
  "definitions",
  "events",
  "installation",
  "local_payment_answers",
  "local_payment_objects",
  "migrations",
  "process_beats",
  "shared_work",
  "spent_challenges",
  "stream_state",
  "stream_tickets",
];

type Definition = Record<string, unknown>;
const NAME = Symbol.for("drizzle:Name");
/** The table that a definition in `tables.ts` makes, or null for what is no table. */
const nameOf = (definition: unknown): string | null =>
  typeof definition === "object" && definition !== null && NAME in definition
    ? String(definition[NAME])
    : null;

let server: TestServer;
const owned = new Map<string, { feature: string; policy: TablePolicy }>();
beforeAll(async () => {
  server = await startTestServer();
  for (const { name, data } of features) {
    if (Object.keys(data).length === 0) continue;
    const file = path.join(import.meta.dirname, "features", name, "tables.ts");
    const definitions: Definition = await import(pathToFileURL(file).href);
    for (const [key, policy] of Object.entries(data as Record<string, TablePolicy>)) {
      const table = nameOf(definitions[key]);
      if (table === null) throw new Error(`${name} declares ${key}, which is no table`);
      owned.set(table, { feature: name, policy });
    }
  }
});
afterAll(() => server.stop());

test("every table belongs to exactly one feature", async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string }>(
    // Partitions are part of their table.
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname::text collate "C"`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...owned.keys(), ...PLATFORM].sort());
});

/** Tables whose rows go with a member's row, by foreign keys that cascade. */
const CASCADING = `with recursive gone(oid) as (
    select 'members'::regclass::oid
    union select c.conrelid from pg_constraint c join gone g on c.confrelid = g.oid
    where c.contype = 'f' and c.confdeltype = 'c')
  select oid::regclass::text as name from gone`;
/** Tables that point at a member's row. */
const POINTING = `select distinct conrelid::regclass::text as name from pg_constraint
  where contype = 'f' and confrelid = 'members'::regclass`;

test("a table that points at members says what becomes of their rows", async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string }>(POINTING);
  const silent = rows.filter(({ name }) => owned.get(name)?.policy === "nothing personal");
  expect(silent).toEqual([]);
});

test("what goes with the member really does", async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string }>(CASCADING);
  const going = new Set(rows.map(({ name }) => name));
  const claimed = [...owned].filter(
    ([, { policy }]) => typeof policy === "object" && policy.erased === "with the member",
  );
  expect(claimed.filter(([table]) => !going.has(table)).map(([table]) => table)).toEqual([]);
});

test("what is exported is in the archive, and what is erased by hand has a hand", async () => {
  const member = await aMember(server);
  const names: string[] = [];
  for await (const file of server.platform.personal.collect(member.id)) names.push(file.path);
  for (const [table, { feature, policy }] of owned) {
    if (policy === "nothing personal") continue;
    if (typeof policy.exported === "string")
      expect(names, `${table} of ${feature}`).toContain(policy.exported);
    const definition = features.find(({ name }) => name === feature);
    if (policy.erased === "by erase")
      expect(definition?.personal?.(server.platform).erase, `${table} of ${feature}`).toBeDefined();
  }
});

/** The names of tables, as `tables.ts` has them, whose policy is so. */
const named = (is: (policy: TablePolicy) => boolean): string[] =>
  features
    .flatMap(({ data }) => Object.entries(data as Record<string, TablePolicy>))
    .flatMap(([name, policy]) => (is(policy) ? [name] : []))
    .sort();

test("the page about privacy says in words what every table holds about members, and what stays", () => {
  const listed = Object.values(PERSONAL_TABLES).flat();
  expect([...listed].sort()).toEqual(named((policy) => policy !== "nothing personal"));
  expect(Object.values(STAYING_TABLES).flat().sort()).toEqual(
    named((policy) => typeof policy === "object" && typeof policy.erased === "object"),
  );
});

describe("the list", () => {
  test("has each feature once, under the name of its folder", () => {
    const names = features.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
