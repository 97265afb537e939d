import { afterAll, beforeAll, expect, test } from "vitest";
import { aMatchingMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("pages of one row walk a list whole, also where rows are microseconds apart", async () => {
  const anna = await aMatchingMember(server);
  for (const other of await Promise.all([1, 2, 3].map(() => aMatchingMember(server)))) {
    await anna.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
    const { matchId } = await other.must("POST /api/matching/swipes", {
      body: { user_id: anna.id, liked: true },
    });
    await anna.must("POST /api/matching/matches/{matchId}/chat", { params: { matchId: matchId ?? "" } });
  }
  const apart = (column: string) =>
    `timestamptz '2026-01-01 12:00:00' + interval '1 microsecond' * (row_number() over (order by ${column}))`;
  const { db } = server.platform;
  await db.rawQuery(
    `update matches m set created_at = o.at from (select id, ${apart("id")} as at from matches) o where o.id = m.id`,
  );
  await db.rawQuery(
    `update conversations c set last_at = o.at from (select id, ${apart("id")} as at from conversations) o where o.id = c.id`,
  );
  const walk = async <T>(
    read: (cursor?: string) => Promise<{ rows: T[]; next: string | null }>,
  ): Promise<T[]> => {
    const found: T[] = [];
    let cursor: string | undefined;
    for (let n = 0; n < 5; n++) {
      const { rows, next } = await read(cursor);
      found.push(...rows);
      if (next === null) break;
      cursor = next;
    }
    return found;
  };
  const query = (cursor?: string) => ({ query: { limit: 1, ...(cursor && { cursor }) } });
  const matches = await walk(async (cursor) => {
    const { matches: all, next_cursor } = await anna.must("GET /api/matching/matches", query(cursor));
    return { rows: all.map(({ matchId }) => matchId), next: next_cursor };
  });
  const chats = await walk(async (cursor) => {
    const { items, next_cursor } = await anna.must("GET /api/chats", query(cursor));
    return { rows: items.map(({ id }) => id), next: next_cursor };
  });
  expect([matches.length, new Set(matches).size, chats.length, new Set(chats).size]).toEqual([3, 3, 3, 3]);
});
