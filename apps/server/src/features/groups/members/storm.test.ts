import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, sizeOf } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A small generator of numbers from 0 up to 1: the same storm every time, as far as the clock lets it be. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What people do with groups all day; `by` is anybody, `other` as well. */
const DEEDS: readonly ((
  by: Person,
  other: Person,
  id: string,
  code: string,
) => Promise<{ status: number }>)[] = [
  (by, _, id) => by.call("POST /api/groups/{id}/join", { params: { id } }),
  (by, _, __, code) => by.call("POST /api/groups/invites/{code}/redeem", { params: { code } }),
  (by, _, id) => by.call("DELETE /api/groups/{id}/membership", { params: { id } }),
  (by, other, id) =>
    by.call("DELETE /api/groups/{id}/members/{userId}", { params: { id, userId: other.id } }),
  (by, other, id) =>
    by.call("PATCH /api/groups/{id}/members/{userId}", {
      params: { id, userId: other.id },
      body: { role: other.id < by.id ? "owner" : "moderator" },
    }),
  (by, _, id) =>
    by.call("POST /api/groups/{id}/channels", { params: { id }, body: { name: `Kanal ${by.id.slice(-6)}` } }),
  async (by, _, id) => {
    const { body, status } = await by.call("GET /api/groups/{id}/channels", { params: { id } });
    const channelId = status === 200 ? body.items.at(-1)?.id : undefined;
    return channelId
      ? by.call("DELETE /api/groups/{id}/channels/{channelId}", { params: { id, channelId } })
      : { status };
  },
];

test("in a storm of joins, departures, roles and channels nothing breaks and every count is exact", async () => {
  const [owner, ...people] = await Promise.all([
    aFounder(server),
    ...Array.from({ length: 7 }, () => aMember(server)),
  ]);
  const groups = await Promise.all(Array.from({ length: 4 }, () => aGroup(owner)));
  const codes = await Promise.all(
    groups.map(({ id }) => owner.must("POST /api/groups/{id}/invites", { params: { id }, body: {} })),
  );
  const next = numbers(11);
  const pick = <T>(all: readonly T[], fallback: T): T => all[Math.floor(next() * all.length)] ?? fallback;
  const everybody = [owner, ...people];
  for (let round = 0; round < 12; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const position = Math.floor(next() * groups.length);
        const action = pick(DEEDS, DEEDS[0] ?? (async () => ({ status: 0 })));
        return action(
          pick(everybody, owner),
          pick(everybody, owner),
          groups[position]?.id ?? "",
          codes[position]?.code ?? "",
        );
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  for (const { id } of groups) {
    const size = await sizeOf(server, id);
    expect(size).toEqual({ kept: size?.there, there: size?.there, readers: size?.there });
  }
  const { rows } = await server.platform.db.rawQuery(
    `select (select count(*) from groups g where (select count(*) from memberships s where s.group_id = g.id and s.role = 'owner') <> 1) as ownerless,
       (select count(*) from (select s.member_id from memberships s join members m on m.id = s.member_id
          where m.premium_until is null group by 1 having count(*) > 2) x) as over,
       (select count(*) from memberships s join channels c using (group_id)
          left join participants p on p.conversation_id = c.id and p.member_id = s.member_id
          where p.moderates is distinct from (s.role <> 'member')) as astray`,
  );
  expect(rows).toEqual([{ ownerless: 0, over: 0, astray: 0 }]);
});
