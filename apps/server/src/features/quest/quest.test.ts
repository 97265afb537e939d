import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { aPost } from "#features/posts/test-posts.ts";
import { aMatchingMember, aMember, aNewMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const questOf = (person: Person) => person.must("GET /api/quest");
const match = async (a: Person, b: Person) => {
  await a.must("POST /api/matching/swipes", { body: { user_id: b.id, liked: true } });
  await b.must("POST /api/matching/swipes", { body: { user_id: a.id, liked: true } });
};
const joinAGroup = async (person: Person) => join(person, (await aGroup(await aFounder(server))).id);
const publish = async (person: Person) => {
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  await aPost(person);
};
const writeBio = (person: Person, bio: string) =>
  person.must("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { bio } });
const upload = async (person: Person) => {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: "#2f7a5f" } });
  const file = new Blob([new Uint8Array(await image.png().toBuffer())], { type: "image/png" });
  await person.must("POST /api/profiles/{userId}/avatar", { params: { userId: person.id }, file });
};

test("begins with the wizard's end", async () => {
  expect((await questOf(await aNewMember(server))).enabled).toBe(false);
  expect(await questOf(await aMember(server))).toEqual({
    enabled: true,
    status: "open",
    dismissed: false,
    steps: ["upload_avatar", "edit_bio", "discover_groups", "find_partners", "first_post"],
    completed_steps: [],
    current_step: "upload_avatar",
    has_avatar: false,
  });
});

test("step by step to the end, live; what is done stays done", async () => {
  const anna = await aMatchingMember(server);
  const stream = await Stream.open(anna);
  await writeBio(anna, "   ");
  await writeBio(anna, "Ich baue Stempel.");
  await stream.next(() => stream.of("quest_changed").length === 1);
  expect(stream.of("quest_changed")[0]).toMatchObject({
    completed_steps: ["edit_bio"],
    current_step: "upload_avatar",
    status: "open",
  });
  await upload(anna);
  await stream.next(() => stream.of("quest_changed").length === 2);
  await writeBio(anna, "");
  await anna.must("DELETE /api/profiles/{userId}/avatar", { params: { userId: anna.id } });
  expect(await questOf(anna)).toMatchObject({
    completed_steps: ["upload_avatar", "edit_bio"],
    current_step: "discover_groups",
    has_avatar: false,
  });
  await joinAGroup(anna);
  await stream.next(() => stream.of("quest_changed").length === 3);
  expect(stream.of("quest_changed")[2]).toMatchObject({ current_step: "find_partners", status: "open" });
  await match(anna, await aMatchingMember(server));
  expect((await questOf(anna)).completed_steps).not.toContain("find_partners");
  await match(anna, await aMatchingMember(server));
  await stream.next(() => stream.of("quest_changed").length === 4);
  expect(stream.of("quest_changed")[3]).toMatchObject({ current_step: "first_post", status: "open" });
  await publish(anna);
  await stream.next(() => stream.of("quest_changed").length === 5);
  expect(stream.of("quest_changed")[4]).toMatchObject({
    status: "completed",
    dismissed: false,
    current_step: null,
  });
  expect(await questOf(anna)).toEqual(stream.of("quest_changed")[4]);
  expect(stream.of("quest_changed")).toHaveLength(5);
  stream.close();
});

describe("asking for a step", () => {
  test("counts what is there and refuses what is not", async () => {
    const anna = await aMember(server);
    const refused = await anna.call("POST /api/quest/steps/{key}", { params: { key: "edit_bio" } });
    expect([refused.status, refused.error.error]).toEqual([409, "step_not_done"]);
    await server.platform.db.rawQuery("update profiles set bio = 'von früher' where member_id = $1", [
      anna.id,
    ]);
    const done = await anna.must("POST /api/quest/steps/{key}", { params: { key: "edit_bio" } });
    expect(done.completed_steps).toEqual(["edit_bio"]);
    expect((await anna.call("POST /api/quest/steps/{key}", { params: { key: "first_post" } })).status).toBe(
      409,
    );
  });

  test("members from before have behind them what they did", async () => {
    const anna = await aMember(server);
    await server.platform.db.rawQuery(
      "update profiles set bio = 'x', avatar = 'avatars/x.webp' where member_id = $1",
      [anna.id],
    );
    const stream = await Stream.open(anna);
    const all = await Promise.all(Array.from({ length: 6 }, () => questOf(anna)));
    for (const quest of all) expect(quest).toMatchObject({ completed_steps: ["upload_avatar", "edit_bio"] });
    await stream.next(({ kind }) => kind === "quest_changed");
    await questOf(anna);
    expect(stream.of("quest_changed")).toHaveLength(1);
    stream.close();
  });
});

test("different steps at the same moment add up", async () => {
  const anna = await aMatchingMember(server);
  const berta = await aMatchingMember(server);
  const carla = await aMatchingMember(server);
  const stream = await Stream.open(anna);
  await Promise.all([
    upload(anna),
    writeBio(anna, "hallo"),
    joinAGroup(anna),
    publish(anna),
    match(anna, berta),
    match(carla, anna),
  ]);
  await stream.next(() => stream.of("quest_changed").at(-1)?.status === "completed");
  expect(await questOf(anna)).toMatchObject({
    completed_steps: ["upload_avatar", "edit_bio", "discover_groups", "find_partners", "first_post"],
    status: "completed",
  });
  stream.close();
});

test("who has a step behind them costs nothing any more, and one that is done again is not told again", async () => {
  const anna = await aMember(server);
  const stream = await Stream.open(anna);
  await publish(anna);
  await stream.next(({ kind }) => kind === "quest_changed");
  const asked = vi.spyOn(server.platform.db, "query");
  // The listener starts before the response is sent.
  await aPost(anna);
  const names = asked.mock.calls.map(([{ name }]) => name);
  asked.mockRestore();
  expect(names.filter((name) => name.includes("quest"))).toEqual([]);
  await stream.caughtUp(server, anna);
  expect(stream.of("quest_changed")).toHaveLength(1);
  stream.close();
});

test("dismissing is its own thing: steps go on counting, and the end is noted apart", async () => {
  const anna = await aMember(server);
  const stream = await Stream.open(anna);
  const dismissed = await anna.must("PUT /api/quest/status", { body: { status: "completed" } });
  expect(dismissed).toMatchObject({ status: "completed", dismissed: true, completed_steps: [] });
  expect(await anna.must("PUT /api/quest/status", { body: { status: "completed" } })).toEqual(dismissed);
  await writeBio(anna, "doch noch");
  await stream.next(() => stream.of("quest_changed").length === 2);
  expect(stream.of("quest_changed")[1]).toMatchObject({ dismissed: true, completed_steps: ["edit_bio"] });
  const { rows } = await server.platform.db.rawQuery("select completed_at from quests where member_id = $1", [
    anna.id,
  ]);
  expect(rows).toEqual([{ completed_at: null }]);
  stream.close();
});
