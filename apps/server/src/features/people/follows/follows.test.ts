import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archiveOf } from "#testing/archive.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const two = async () => [await aMember(server), await aMember(server)] as const;
const of = (person: Person) => ({ params: { id: person.id } });
const pageOf = (viewer: Person, person: Person) => viewer.must("GET /api/users/{id}", of(person));
const block = (blocker: Person, person: Person) => blocker.must("PUT /api/users/{id}/block", of(person));
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe("following", () => {
  test("counts once, however often and at the same moment; each is a fact once", async () => {
    const [anna, berta] = await two();
    const followed: object[] = [];
    server.platform.domainEvents.after("member.followed", (event) => void followed.push(event));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anna.call("PUT /api/users/{id}/follow", of(berta))),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 8 }, () => [200, { following: true, followers: 1 }]),
    );
    expect(followed.filter((event) => "followerId" in event && event.followerId === anna.id)).toEqual([
      { followerId: anna.id, followedId: berta.id },
    ]);
    expect((await pageOf(anna, berta)).relation.following).toBe(true);
    expect((await pageOf(berta, anna)).relation.follows_me).toBe(true);
    await Promise.all(Array.from({ length: 4 }, () => anna.must("DELETE /api/users/{id}/follow", of(berta))));
    expect(await pageOf(anna, berta)).toMatchObject({ followers: 0, relation: { following: false } });
  });

  test("one's other devices hear of each change once", async () => {
    const [anna, berta] = await two();
    for (const route of [
      "PUT /api/users/{id}/follow",
      "PUT /api/users/{id}/follow",
      "PUT /api/users/{id}/mute",
      "DELETE /api/users/{id}/follow",
    ] as const)
      await anna.must(route, of(berta));
    const { rows } = await server.platform.db.rawQuery<{ topic: string; data: object }>(
      "select topic, data from events where kind = 'relation_changed' and data ->> 'user_id' = $1 order by xid, id",
      [berta.id],
    );
    expect(rows.every(({ topic }) => topic === `u:${anna.id}`)).toBe(true);
    expect(rows.map(({ data }) => data)).toEqual([
      { user_id: berta.id, following: true, muted: false },
      { user_id: berta.id, following: true, muted: true },
      { user_id: berta.id, following: false, muted: true },
    ]);
  });

  test("following oneself is refused, and so is exceeding the limit", async () => {
    const [anna, berta] = await two();
    expect((await anna.call("PUT /api/users/{id}/follow", of(anna))).error.error).toBe("own_account");
    expect((await anna.call("PUT /api/users/{id}/mute", of(anna))).error.error).toBe("own_account");
    await server.platform.db.rawQuery(
      `with made as (insert into members (id, email, terms_version, terms_accepted_at)
         select gen_random_uuid(), 'voll' || n || '@example.test', '1', now() from generate_series(1, 5000) n returning id)
       insert into follows (follower, followed) select $1, id from made`,
      [anna.id],
    );
    expect((await anna.call("PUT /api/users/{id}/follow", of(berta))).error.error).toBe("too_many_follows");
  });

  test("lists show the last first, with the viewer's relation to each member, without hidden ones", async () => {
    const star = await aMember(server, { bio: "Stern" });
    const followers = [
      await aMember(server),
      await aMember(server),
      await aMember(server),
      await aMember(server),
    ];
    for (const fan of followers) await fan.must("PUT /api/users/{id}/follow", of(star));
    const [first, second, third, fourth] = followers.map(({ id }) => id);
    const viewer = followers[0] ?? star;
    await viewer.must("PUT /api/users/{id}/follow", of(followers[1] ?? star));
    const list = (query: object = {}) =>
      viewer.must("GET /api/users/{id}/followers", { ...of(star), query: query as { limit?: number } });
    expect(ids(await list())).toEqual([fourth, third, second, first]);
    expect((await list()).items.map(({ following }) => following)).toEqual([false, false, true, false]);
    const page = await list({ limit: 3 });
    expect(ids(await list({ limit: 3, cursor: page.next_cursor }))).toEqual([first]);
    await block(viewer, followers[2] ?? star);
    await server.platform.db.rawQuery("update members set banned_at = now() where id = $1", [fourth]);
    expect(ids(await list())).toEqual([second, first]);
    expect((await viewer.must("GET /api/users/{id}/follows", of(viewer))).items).toMatchObject([
      { id: second, following: true },
      { id: star.id, bio: "Stern", following: true },
    ]);
  });
});

describe("a block", () => {
  test("ends following both ways", async () => {
    const [anna, berta] = await two();
    await anna.must("PUT /api/users/{id}/follow", of(berta));
    await berta.must("PUT /api/users/{id}/follow", of(anna));
    await block(anna, berta);
    await anna.must("DELETE /api/users/{id}/block", of(berta));
    expect((await pageOf(anna, berta)).relation).toMatchObject({ following: false, follows_me: false });
    const { rows } = await server.platform.db.rawQuery<{ topic: string }>(
      "select topic from events where kind = 'relation_changed' and data ->> 'user_id' = any($1) order by xid, id",
      [[anna.id, berta.id]],
    );
    // The blocked one hears nothing of it.
    expect(rows.map(({ topic }) => topic)).toEqual([`u:${anna.id}`, `u:${berta.id}`, `u:${anna.id}`]);
  });

  test("set while a follow is being stored never leaves the follow behind", async () => {
    for (let round = 0; round < 6; round++) {
      const [anna, berta] = await two();
      await Promise.all([
        anna.call("PUT /api/users/{id}/follow", of(berta)),
        berta.call("PUT /api/users/{id}/follow", of(anna)),
        block(berta, anna),
      ]);
      const { rowCount } = await server.platform.db.rawQuery(
        "select from follows where follower = any($1::uuid[])",
        [[anna.id, berta.id]],
      );
      expect(rowCount).toBe(0);
    }
  });
});

test("muted members are listed for the member who muted them, and can be unmuted", async () => {
  const [anna, berta] = await two();
  await anna.must("PUT /api/users/{id}/mute", of(berta));
  await anna.must("PUT /api/users/{id}/mute", of(berta));
  expect(ids(await anna.must("GET /api/mutes"))).toEqual([berta.id]);
  expect((await berta.must("GET /api/mutes")).items).toEqual([]);
  expect((await pageOf(anna, berta)).relation.muted).toBe(true);
  await anna.must("DELETE /api/users/{id}/mute", of(berta));
  expect((await anna.must("GET /api/mutes")).items).toEqual([]);
});

test("follows and mutes are part of the export", async () => {
  const [anna, berta] = await two();
  await anna.must("PUT /api/users/{id}/follow", of(berta));
  await berta.must("PUT /api/users/{id}/mute", of(anna));
  const files = await archiveOf(server.platform.personal, anna.id);
  const { username } = await pageOf(anna, berta);
  const exported = JSON.parse(files.get("people.json") ?? "{}") as Record<string, { username: string }[]>;
  expect([exported["follows"]?.map((one) => one.username), exported["followers"], exported["muted"]]).toEqual(
    [[username], [], []],
  );
});
