import crypto from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { knownMigrations, migrate } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";

const name = `folded_${crypto.randomUUID().replaceAll("-", "")}`;
const server = inject("databaseServer");
const address = { ...server, database: name };
const withAdmin = async (text: string) => {
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(text);
  await admin.end();
};
const run = async (text: string): Promise<unknown[]> => {
  const client = new pg.Client(address);
  await client.connect();
  // Rows as a version before wrote them, without all that they refer to.
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query({ text, rowMode: "array" });
  await client.end();
  return rows;
};
const id = (n: number): string => `'00000000-0000-7000-8000-00000000000${n}'`;

beforeAll(async () => {
  await withAdmin(`create database ${name}`);
  const db = openDatabase(address, createLog("silent"));
  const known = knownMigrations();
  await migrate(db, {
    only: new Set(
      known.slice(
        0,
        known.findIndex((tag) => tag.endsWith("_search")),
      ),
    ),
  });
  await run(`insert into profiles (member_id, username, username_key, language) values
    (${id(1)}, 'Größe', 'größe', 'de'), (${id(2)}, 'Grösse', 'grösse', 'de'), (${id(3)}, 'Straße', 'straße', 'de'),
    (${id(4)}, 'Strasse', 'strasse', 'de'), (${id(5)}, 'Lena', 'lena', 'de')`);
  await run(`insert into groups (id, name, name_key, type, created_at) values
    (${id(1)}, 'Café Köln', 'café köln', 'public', now() - interval '1 day'), (${id(2)}, 'CAFÉ KOLN', 'café koln', 'public', now())`);
  await run(`insert into channels (id, group_id, name, name_key, position) values
    (${id(1)}, ${id(1)}, 'Über', 'über', 0), (${id(2)}, ${id(1)}, 'uber', 'uber', 1)`);
  await run(`insert into post_collections (id, member_id, name, created_at) values
    (${id(1)}, ${id(5)}, 'Ideen', now() - interval '3 days'), (${id(2)}, ${id(5)}, 'Idéen', now() - interval '2 days'),
    (${id(3)}, ${id(5)}, 'Ídeen', now() - interval '1 day'), (${id(4)}, ${id(5)}, 'Ideen (2)', now())`);
  await run(`insert into posts (id, author_id, client_id, content, tags) values
    (${id(1)}, ${id(5)}, ${id(1)}, 'Im #Café in Köln #café', '{café,cafe}')`);
  await run(`insert into job_posts (id, author_id, client_id, title, content, country, expires_at) values
    (${id(1)}, ${id(5)}, ${id(1)}, 'Straßenverkauf', '我们在北京', 'DE', now())`);
  await migrate(db);
  await db.end();
}, 120_000);
afterAll(() => withAdmin(`drop database if exists ${name} with (force)`));

test("names from before stay; one of those that fold to the same gets the folded key", async () => {
  expect(await run("select username, username_key from profiles order by member_id")).toEqual([
    ["Größe", "grosse"],
    ["Grösse", "grösse"],
    ["Straße", "straße"],
    ["Strasse", "strasse"],
    ["Lena", "lena"],
  ]);
  expect(await run("select name_key from groups order by created_at")).toEqual([
    ["cafe koln"],
    ["café koln"],
  ]);
  expect(await run("select name_key from channels order by position")).toEqual([["über"], ["uber"]]);
});

test("collections of a member that would be the same get a number that is free", async () => {
  expect(await run("select name from post_collections order by created_at")).toEqual([
    ["Ideen"],
    ["Idéen (3)"],
    ["Ídeen (4)"],
    ["Ideen (2)"],
  ]);
});

test("hashtags and words of what was written before are found folded", async () => {
  expect(await run("select tag from post_tags")).toEqual([["cafe"]]);
  expect(await run("select count(*)::int from posts where search_words(content) @@ '''koln'''")).toEqual([
    [1],
  ]);
  expect(await run("select words @@ '''strassenverkauf'' & ''北京''' from job_posts")).toEqual([[true]]);
});
