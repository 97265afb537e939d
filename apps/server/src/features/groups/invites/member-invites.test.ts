import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join, sizeOf } from "#features/groups/test-groups.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const invite = (by: Person, id: string, guest: Person, more: { channel_id?: string } = {}) =>
  by.call("POST /api/groups/{id}/member-invites", { params: { id }, body: { user_id: guest.id, ...more } });
const takeBack = (by: Person, id: string, guest: Person) =>
  by.call("DELETE /api/groups/{id}/member-invites/{userId}", { params: { id, userId: guest.id } });
const decline = (person: Person, id: string) =>
  person.call("DELETE /api/groups/{id}/member-invites/mine", { params: { id } });
const look = (person: Person, id: string) => person.call("GET /api/groups/{id}", { params: { id } });
const waiting = async (by: Person, id: string) =>
  (await by.must("GET /api/groups/{id}/member-invites", { params: { id } })).items.map(
    ({ member }) => member.id,
  );
/** A person's notifications, once all queued jobs are done. */
async function noticesOf(person: Person) {
  await jobsDone(server);
  const { items } = await person.must("GET /api/notifications");
  return items.map(({ type, payload }) => ({
    type,
    from: payload.sender?.id ?? null,
    group: payload.group_id,
    chat: payload.chat_id,
  }));
}
const code = async (answer: Promise<{ error: { error: string } }>) => (await answer).error.error;

describe("an invitation by name", () => {
  test("notifies the invited member, opens a private group without a code, and is gone when it is accepted", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    expect((await look(berta, id)).status).toBe(404);
    const made = await invite(anna, id, berta);
    expect([made.status, made.body.member.id, made.body.invited_by?.id]).toEqual([201, berta.id, anna.id]);
    expect(await noticesOf(berta)).toEqual([{ type: "group_invite", from: anna.id, group: id, chat: null }]);
    expect((await look(berta, id)).body).toMatchObject({ my_state: "none", invited_by: { id: anna.id } });
    expect(await waiting(anna, id)).toEqual([berta.id]);
    await berta.must("PUT /api/notifications/read");
    expect((await join(berta, id)).body).toMatchObject({ my_state: "member", invited_by: null });
    expect(await waiting(anna, id)).toEqual([]);
    // It asked for an answer: it goes although it was read.
    await expect.poll(() => noticesOf(berta)).toEqual([]);
    expect(await sizeOf(server, id)).toEqual({ kept: 2, there: 2, readers: 2 });
  });

  test("accepts a waiting application as well", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "application", questions: ["Warum?"] });
    expect(await code(join(berta, id))).toBe("needs_application");
    await invite(anna, id, berta);
    expect((await join(berta, id)).status).toBe(200);
  });

  test("comes once, also when ten are made at the same moment", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna);
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(anna, id, berta)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.error ?? []))).toEqual(new Set(["already_invited"]));
    expect(await noticesOf(berta)).toHaveLength(1);
  });

  test("that is declined still waits in the inviter's view, and is not notified again for a month", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    await invite(anna, id, berta);
    expect((await noticesOf(berta)).length).toBe(1);
    expect((await decline(berta, id)).status).toBe(204);
    await expect.poll(() => noticesOf(berta)).toEqual([]);
    expect((await decline(berta, id)).status).toBe(404);
    expect((await look(berta, id)).status).toBe(404);
    expect(await waiting(anna, id)).toEqual([berta.id]);
    expect(await code(invite(anna, id, berta))).toBe("already_invited");
    expect((await takeBack(anna, id, berta)).status).toBe(204);
    expect((await invite(anna, id, berta)).status).toBe(201);
    expect(await noticesOf(berta)).toEqual([]);
    expect((await look(berta, id)).status).toBe(404);
    await query(
      "update group_member_invites set declined_at = declined_at - interval '31 days', told_at = told_at - interval '31 days' where group_id = $1",
      [id],
    );
    expect((await invite(anna, id, berta)).status).toBe(201);
    expect(await noticesOf(berta)).toHaveLength(1);
  });

  test("that is withdrawn opens nothing; repeated, it opens the group again without another notification", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    await invite(anna, id, berta);
    expect((await noticesOf(berta)).length).toBe(1);
    expect((await takeBack(anna, id, berta)).status).toBe(204);
    expect((await takeBack(anna, id, berta)).status).toBe(404);
    await expect.poll(() => noticesOf(berta)).toEqual([]);
    expect([await waiting(anna, id), (await join(berta, id)).status]).toEqual([[], 404]);
    await invite(anna, id, berta);
    expect(await noticesOf(berta)).toEqual([]);
    expect((await join(berta, id)).status).toBe(200);
  });

  test("is valid only while its inviter could make it, and neither blocks the other", async () => {
    const anna = await aFounder(server);
    const mira = await aMember(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna);
    await join(mira, id);
    const mirasRole = (role: "moderator" | "member") =>
      anna.must("PATCH /api/groups/{id}/members/{userId}", {
        params: { id, userId: mira.id },
        body: { role },
      });
    await mirasRole("moderator");
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "private" } });
    await invite(mira, id, berta);
    expect((await look(berta, id)).status).toBe(200);
    await mirasRole("member");
    expect((await look(berta, id)).status).toBe(404);
    await mirasRole("moderator");
    await berta.must("PUT /api/users/{id}/block", { params: { id: mira.id } });
    expect([(await look(berta, id)).status, (await join(berta, id)).status]).toEqual([404, 404]);
    expect(await waiting(anna, id)).toEqual([]);
    // Another member may ask.
    expect((await invite(anna, id, berta)).status).toBe(201);
    await query("update members set banned_at = now() where id = $1", [anna.id]);
    expect((await look(berta, id)).status).toBe(404);
  });

  test("is refused across blocks, to children, to who was banned, and by who may not invite", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    const { id } = await aGroup(anna);
    const child = await aMember(server, { age: 14 });
    expect(await code(invite(anna, id, child))).toBe("cannot_invite");
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await code(invite(anna, id, berta))).toBe("not_found");
    expect(await code(invite(anna, id, anna))).toBe("not_found");
    await join(carla, id);
    expect(await code(invite(anna, id, carla))).toBe("already_member");
    expect(await code(invite(carla, id, await aMember(server)))).toBe("cannot_invite");
    await anna.must("DELETE /api/groups/{id}/members/{userId}", {
      params: { id, userId: carla.id },
      query: { ban: "true" },
    });
    expect(await code(invite(anna, id, carla))).toBe("cannot_invite");
    expect(await code(invite(carla, id, await aMember(server)))).toBe("forbidden");
    expect((await carla.call("GET /api/groups/{id}/member-invites", { params: { id } })).error.error).toBe(
      "forbidden",
    );
    expect(await noticesOf(child)).toEqual([]);
  });

  test("from a muted member is not notified, but opens the group all the same", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    await berta.must("PUT /api/users/{id}/mute", { params: { id: anna.id } });
    await invite(anna, id, berta);
    expect(await noticesOf(berta)).toEqual([]);
    expect((await look(berta, id)).body.invited_by?.id).toBe(anna.id);
  });

  test("goes with its group", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id, name } = await aGroup(anna);
    await invite(anna, id, berta);
    expect(await noticesOf(berta)).toHaveLength(1);
    await anna.must("DELETE /api/groups/{id}", { params: { id }, body: { name } });
    await expect.poll(() => noticesOf(berta)).toEqual([]);
  });
});

describe("a member who does not moderate", () => {
  test("invites a member they write with into a public group and one of its channels", async () => {
    const anna = await aFounder(server);
    const { anna: mira, berta } = await aPairInChat(server);
    const { id } = await aGroup(anna);
    const channelId = await firstChannel(anna, id);
    await join(mira, id);
    const outsider = await aMember(server);
    expect(await code(invite(mira, id, outsider))).toBe("cannot_invite");
    expect((await invite(mira, id, berta, { channel_id: channelId })).status).toBe(201);
    const news = (await noticesOf(berta)).filter(({ type }) => type === "dm_invite");
    expect(news).toEqual([{ type: "dm_invite", from: mira.id, group: id, chat: channelId }]);
    expect((await look(berta, id)).body.invited_by?.id).toBe(mira.id);
    // A group that closes takes no more people by a member's word.
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "application" } });
    expect((await look(berta, id)).body.invited_by).toBeNull();
    expect(await code(join(berta, id))).toBe("needs_application");
    expect(await code(invite(mira, id, outsider))).toBe("forbidden");
  });
});

describe("the search for members to invite", () => {
  const find = async (by: Person, id: string, q = "") =>
    (await by.must("GET /api/groups/{id}/invitable", { params: { id }, query: { q } })).items.map(
      ({ username, state }) => [username, state],
    );

  test("finds by name, with the relation to the group; plain members find only those they write with", async () => {
    const anna = await aFounder(server);
    const { id } = await aGroup(anna);
    const named = (username: string, age = 30) => aMember(server, { username, age });
    const [, invited, inside, blocked] = [
      await named("Zwetschge"),
      await named("Zwetschgea"),
      await named("Zwetschgeb"),
      await named("Zwetschgec"),
      await named("Zwetschgekind", 13),
    ];
    await invite(anna, id, invited);
    await join(inside, id);
    await blocked.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await find(anna, id, "zwetschge")).toEqual([
      ["Zwetschge", "none"],
      ["Zwetschgea", "invited"],
      ["Zwetschgeb", "member"],
    ]);
    expect(await find(anna, id)).toEqual([]);
    expect(await find(inside, id, "zwetschge")).toEqual([]);
    const outsider = await aMember(server);
    const refused = await outsider.call("GET /api/groups/{id}/invitable", { params: { id }, query: {} });
    expect(refused.error.error).toBe("forbidden");
  });
});

test("the notification of a proposed trial project stays until it is decided", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const trial = await anna.must("POST /api/chats/{id}/trials", {
    params: { id: chatId },
    body: { goal: "Eine Seite bauen", weeks: 2, tasks: [] },
  });
  const invitations = async () => (await noticesOf(berta)).filter(({ type }) => type === "dm_invite");
  expect(await invitations()).toEqual([{ type: "dm_invite", from: anna.id, group: null, chat: chatId }]);
  await berta.must("POST /api/trials/{id}/accept", { params: { id: trial.id } });
  await expect.poll(invitations).toEqual([]);
});

test("an answer to a chat request accepts it and is written once", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const request = await anna.must("POST /api/chat-requests", { body: { user_id: berta.id, text: "Hallo?" } });
  await jobsDone(server);
  const { items } = await berta.must("GET /api/notifications");
  expect(items[0]?.payload.request_id).toBe(request.id);
  const body = { client_id: crypto.randomUUID(), text: "Gern!" };
  const reply = (by: Person, words = body) =>
    by.call("POST /api/chat-requests/{id}/reply", { params: { id: request.id }, body: words });
  expect((await reply(berta, { ...body, text: " \u200b " })).status).toBe(400);
  expect((await reply(anna)).status).toBe(404);
  const answers = [await reply(berta), await reply(berta)];
  expect(answers.map(({ status, body: { status: now } }) => [status, now])).toEqual([
    [200, "accepted"],
    [200, "accepted"],
  ]);
  const { items: written } = await anna.must("GET /api/chats/{id}/messages", {
    params: { id: answers[0]?.body.chat_id ?? "" },
  });
  expect(written.map(({ text }) => text)).toEqual(["Gern!", "Hallo?"]);
  await expect
    .poll(async () => (await noticesOf(berta)).filter(({ type }) => type === "chat_request"))
    .toEqual([]);
});
