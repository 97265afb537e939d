import type { Post } from "@kompagnon/contract/posts/model.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WRITERS_TIMEOUT_MS, writersOfTwo } from "#features/matching/test-words.ts";
import { aPost, aWriter } from "#features/posts/test-posts.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => query("delete from posts"));

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const page = (who: Person, more: object = {}) =>
  who.must("GET /api/posts", { query: { filter: "for_you", ...more } });
const ids = ({ items }: { items: readonly Post[] }) => items.map(({ id }) => id);
/** Reads a feed to its end; `between` runs after each page. */
async function walk(
  who: Person,
  limit: number,
  between: (page: number) => Promise<unknown> = async () => {},
) {
  const seen: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const next: Awaited<ReturnType<typeof page>> = await page(who, { limit, ...(cursor && { cursor }) });
    seen.push(...ids(next));
    cursor = next.next_cursor;
    await between(++pages);
  } while (cursor);
  return seen;
}
/** `count` posts by these authors in turn, a minute apart; their ids, the newest first. */
async function manyPosts(authors: readonly Person[], count: number): Promise<string[]> {
  await query(
    `insert into posts (id, author_id, client_id, content, language, created_at)
     select gen_random_uuid(), ($1::uuid[])[1 + n % $2], gen_random_uuid(), 'Nr. ' || n, 'de',
       date_trunc('milliseconds', now() - n * interval '1 minute') from generate_series(1, $3) n`,
    [authors.map(({ id }) => id), authors.length, count],
  );
  const { rows } = await query("select id from posts order by created_at desc, id desc");
  return rows.map((row) => String(row["id"]));
}

describe("the personal feed", () => {
  test("holds everybody's posts, each once, page by page and stretch by stretch", async () => {
    const people = [await aWriter(server), await aWriter(server), await aWriter(server)];
    const [reader] = people;
    const all = await manyPosts(people, 620);
    if (!reader) throw new Error("three people");
    const seen = await walk(reader, 50);
    expect(seen).toHaveLength(620);
    expect(new Set(seen)).toEqual(new Set(all));
    // Nothing of an older stretch comes before the newer ones have ended.
    expect(new Set(seen.slice(0, 300))).toEqual(new Set(all.slice(0, 300)));
    expect(seen.slice(0, 300)).not.toEqual(all.slice(0, 300));
  });

  test("stays as it is during reading: likes, new posts and deleted ones move nothing", async () => {
    const people = [await aWriter(server), await aWriter(server), await aWriter(server)];
    const [reader, other] = people;
    if (!reader || !other) throw new Error("three people");
    const all = await manyPosts(people, 40);
    const calm = await walk(reader, 10);
    let gone = "";
    const seen = await walk(reader, 10, async (pages) => {
      if (pages !== 1) return;
      await query("update posts set likes = 500, comments = 90 where id = any($1)", [calm.slice(25, 35)]);
      await aPost(other, { content: "Eben erst geschrieben" });
      gone = calm[20] ?? "";
      await query("delete from posts where id = $1", [gone]);
    });
    expect(seen).toEqual(calm.filter((id) => id !== gone));
    expect(seen).toHaveLength(all.length - 1);
  });

  test("never shows members who are blocked, muted or hidden, not even on later pages", async () => {
    const people: Person[] = [];
    for (let n = 0; n < 5; n++) people.push(await aWriter(server));
    const [reader, blocked, muted, hidden, other] = people;
    if (!reader || !blocked || !muted || !hidden || !other) throw new Error("five people");
    await manyPosts([blocked, muted, hidden, other], 24);
    await query("insert into blocks (blocker, blocked) values ($1, $2)", [blocked.id, reader.id]);
    const first = await page(reader, { limit: 5 });
    expect(first.items.some(({ author_id }) => author_id === blocked.id)).toBe(false);
    await query("insert into mutes (muter, muted) values ($1, $2)", [reader.id, muted.id]);
    await query("update members set banned_at = now() where id = $1", [hidden.id]);
    const second = await page(reader, { limit: 50, cursor: first.next_cursor ?? "" });
    expect(new Set(second.items.map(({ author_id }) => author_id))).toEqual(new Set([other.id]));
    const authors = (await page(reader)).items.map(({ author_id }) => author_id);
    expect(new Set(authors)).toEqual(new Set([other.id]));
  });

  test("ranks followed members, partners and members with the same business models before others", async () => {
    const reader = await aWriter(server, { models: ["smma"], skills: ["copywriting"] });
    const outsider = await aWriter(server, { models: ["crypto-nfts"], skills: ["copywriting"] });
    const alike = await aWriter(server, { models: ["smma"], skills: ["web-app-dev"] });
    const followed = await aWriter(server, { models: ["crypto-nfts"] });
    const partner = await aWriter(server, { models: ["crypto-nfts"] });
    await query("insert into follows (follower, followed) values ($1, $2)", [reader.id, followed.id]);
    const [lo, hi] = [reader.id, partner.id].sort();
    await query("insert into matches (id, lo, hi) values (gen_random_uuid(), $1, $2)", [lo, hi]);
    await manyPosts([followed, partner, alike, outsider], 4);
    const authors = (await page(reader)).items.map(({ author_id }) => author_id);
    expect(authors.indexOf(outsider.id)).toBe(3);
    const without = (await page(outsider)).items.map(({ author_id }) => author_id);
    expect(without.indexOf(alike.id)).toBeGreaterThan(without.indexOf(followed.id));
  });

  test(
    "reads the words of posts against one's own",
    async () => {
      const { crafts, taxes } = await writersOfTwo(server);
      const silent = await aWriter(server, { language: "de" });
      const first = await aPost(silent, { content: "Neue Kerzen, Keramik und Taschen, dazu Seife" });
      const second = await aPost(silent, { content: "Steuern, Bilanzen und Budgets, dazu Konten" });
      expect(ids(await page(crafts))).toEqual([first.id, second.id]);
      expect(ids(await page(taxes))).toEqual([second.id, first.id]);
    },
    WRITERS_TIMEOUT_MS,
  );

  test("detects news by its newest post, which is always on the first page", async () => {
    const reader = await aWriter(server);
    const loud = await aWriter(server);
    const quiet = await aWriter(server);
    await query("insert into follows (follower, followed) values ($1, $2)", [reader.id, loud.id]);
    await manyPosts([loud], 60);
    const newest = await aPost(quiet);
    const { items } = await page(reader, { limit: 50 });
    expect(ids({ items }).slice(0, 5)).toContain(newest.id);
    await aPost(loud);
    const news = await reader.must("GET /api/posts/news", { query: { filter: "for_you", since: newest.id } });
    expect(news).toMatchObject({ count: 1, authors: [{ id: loud.id }] });
  });

  test("goes by offset for those who have no cursor, and ends", async () => {
    const reader = await aWriter(server);
    const other = await aWriter(server);
    await manyPosts([other], 12);
    const whole = ids(await page(reader));
    expect(ids(await page(reader, { offset: 5, limit: 3 }))).toEqual(whole.slice(5, 8));
    expect(await page(reader, { offset: 5_000 })).toEqual({ items: [], next_cursor: null });
    await query("delete from posts");
    expect(await page(reader)).toEqual({ items: [], next_cursor: null });
  });
});
