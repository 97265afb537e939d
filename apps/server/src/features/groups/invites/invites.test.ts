import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, join, sizeOf } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const invite = (
  by: Person,
  id: string,
  body: { max_uses?: number | null; expires_in_days?: number | null } = {},
) => by.must("POST /api/groups/{id}/invites", { params: { id }, body });
const redeem = (person: Person, code: string) =>
  person.call("POST /api/groups/invites/{code}/redeem", { params: { code } });
const look = (person: Person, code: string) =>
  person.call("GET /api/groups/invites/{code}", { params: { code } });

describe("an invite code", () => {
  test("opens a private group, once for each, however it is typed", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    const made = await invite(anna, id);
    expect(made).toMatchObject({ uses: 0, max_uses: null, valid: true });
    expect(made.url).toBe(`${server.url}/dashboard/invite/${made.code}`);
    expect((await look(berta, made.code)).body).toMatchObject({
      valid: true,
      group: { id, my_state: "none" },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => redeem(berta, ` ${made.code.toLowerCase()}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => !body.already_member)).toHaveLength(1);
    expect(await sizeOf(server, id)).toEqual({ kept: 2, there: 2, readers: 2 });
    const { items } = await anna.must("GET /api/groups/{id}/invites", { params: { id } });
    expect(items.map(({ uses }) => uses)).toEqual([1]);
  });

  test("with n uses lets exactly n in at the same moment", async () => {
    const anna = await aFounder(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    const { code } = await invite(anna, id, { max_uses: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
    const answers = await Promise.all(people.map((person) => redeem(person, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error.error).toBe("invite_invalid");
      expect(error.message).toBe("Einladung konnte nicht eingelöst werden.");
    }
    expect(await sizeOf(server, id)).toEqual({ kept: 4, there: 4, readers: 4 });
  });

  test("that is used up, expired, revoked or made up opens nothing and shows no private group", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    const expired = await invite(anna, id);
    const revoked = await invite(anna, id, { expires_in_days: null });
    expect(revoked.expires_at).toBeNull();
    await server.platform.db.rawQuery("update group_invites set expires_at = now() where id = $1", [
      expired.id,
    ]);
    const params = { id, inviteId: revoked.id };
    await anna.must("DELETE /api/groups/{id}/invites/{inviteId}", { params });
    expect((await anna.call("DELETE /api/groups/{id}/invites/{inviteId}", { params })).status).toBe(404);
    for (const code of [expired.code, revoked.code, "QUATSCH234"]) {
      expect((await redeem(berta, code)).error.error).toBe("invite_invalid");
      expect((await look(berta, code)).error.error).toBe("invite_invalid");
    }
    expect((await look(anna, expired.code)).body.valid).toBe(false);
    const { items } = await anna.must("GET /api/groups/{id}/invites", { params: { id } });
    expect(items.map(({ valid }) => valid)).toEqual([false]);
  });

  test("does not pass the limit of free members, a full group or a ban", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna, { group_type: "private" });
    const { code } = await invite(anna, id, { max_uses: 1 });
    for (const group of [await aGroup(anna), await aGroup(anna)]) await join(berta, group.id);
    expect((await redeem(berta, code)).error.error).toBe("test_version_limit");
    await server.platform.db.rawQuery("update groups set member_count = 5000 where id = $1", [id]);
    const carla = await aMember(server);
    expect((await redeem(carla, code)).error.error).toBe("group_full");
    await server.platform.db.rawQuery("update groups set member_count = 1 where id = $1", [id]);
    // Refused members do not count as a use.
    expect((await redeem(carla, code)).status).toBe(200);
    await anna.must("DELETE /api/groups/{id}/members/{userId}", {
      params: { id, userId: carla.id },
      query: { ban: "true" },
    });
    const again = await invite(anna, id);
    expect((await redeem(carla, again.code)).error.error).toBe("group_banned");
    expect((await look(carla, again.code)).error.error).toBe("invite_invalid");
  });

  test("is made by moderators; fifty open ones are enough, and long dead ones are forgotten", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const { id } = await aGroup(anna);
    await join(berta, id);
    const refused = await berta.call("POST /api/groups/{id}/invites", { params: { id }, body: {} });
    expect(refused.error.error).toBe("forbidden");
    await Promise.all(Array.from({ length: 50 }, () => invite(anna, id)));
    const full = await anna.call("POST /api/groups/{id}/invites", { params: { id }, body: {} });
    expect(full.error.error).toBe("too_many_invites");
    await server.platform.db.rawQuery("update group_invites set expires_at = now() where group_id = $1", [
      id,
    ]);
    await invite(anna, id);
  });
});
