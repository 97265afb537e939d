import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let owner: Person;
let outsider: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await aFounder(server);
  outsider = await aMember(server);
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[]) => server.platform.db.rawQuery(text, values);
const portraitFor = (person: Person, id: string) =>
  person.must("GET /api/groups/{id}/portrait", { params: { id } });
async function aFullGroup(count: number) {
  const { id } = await aGroup(owner);
  const members = await Promise.all(Array.from({ length: count }, () => aMember(server)));
  for (const person of members) await join(person, id);
  return { id, params: { id }, members };
}

test("shows who leads it, some of its members and its channels to members who could join", async () => {
  const { id, params, members } = await aFullGroup(3);
  await owner.must("POST /api/groups/{id}/channels", { params, body: { name: "Zahlen", topic: "Umsatz" } });
  const portrait = await portraitFor(outsider, id);
  expect(portrait.leader?.id).toBe(owner.id);
  expect(portrait.faces.map((face) => face.id).sort()).toEqual(members.map((one) => one.id).sort());
  expect(portrait.channels).toEqual([
    { name: "Allgemein", topic: expect.any(String) },
    { name: "Zahlen", topic: "Umsatz" },
  ]);
  expect(portrait.newcomers).toBe(4);
});

test("begins with those I follow, then moderators, and says how many I follow", async () => {
  const { id, members } = await aFullGroup(12);
  const [moderator, friend] = [members[10] as Person, members[11] as Person];
  await owner.must("PATCH /api/groups/{id}/members/{userId}", {
    params: { id, userId: moderator.id },
    body: { role: "moderator" },
  });
  await query("insert into follows (follower, followed) values ($1, $2)", [outsider.id, friend.id]);
  const { faces, known } = await portraitFor(outsider, id);
  expect(faces).toHaveLength(8);
  expect(faces.slice(0, 2).map((face) => face.id)).toEqual([friend.id, moderator.id]);
  expect(known).toBe(1);
});

test("shows no one across a block, no banned member, and not oneself", async () => {
  const { id, members } = await aFullGroup(4);
  const [blocked, blocking, banned, viewer] = members as [Person, Person, Person, Person];
  await query("insert into blocks (blocker, blocked) values ($1, $2), ($3, $1)", [
    viewer.id,
    blocked.id,
    blocking.id,
  ]);
  await query("update members set banned_at = now() where id = $1", [banned.id]);
  expect((await portraitFor(viewer, id)).faces).toEqual([]);
});

test("keeps the channels of a group with applications to its members", async () => {
  const { id, params, members } = await aFullGroup(1);
  await owner.must("PATCH /api/groups/{id}", { params, body: { group_type: "application" } });
  expect((await portraitFor(outsider, id)).channels).toEqual([]);
  expect((await portraitFor(members[0] as Person, id)).channels).toHaveLength(1);
});
