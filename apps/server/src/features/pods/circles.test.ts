import { PODS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { banMember } from "#features/accounts/status/bans.ts";
import { placeWaiting } from "#features/pods/placing/placing.ts";
import { withdrawOld } from "#features/pods/service.ts";
import { aCircle, weekOfMember } from "#features/pods/test-pods.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const raw = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const inPod = (podId: string) => ({ params: { id: podId } });
const refusal = async (call: Promise<{ status: number; error: { error: string } }>) => {
  const { status, error } = await call;
  return [status, error.error];
};
const mine = (who: Person) => who.must("GET /api/pods");
const written = async (who: Person, podId: string, goal = "Fünf Läden anrufen") => {
  await who.must("PUT /api/pods/{id}/goal", { ...inPod(podId), body: { goal } });
  const { entry } = await weekOfMember(who, podId, who);
  return entry?.id ?? "";
};

describe("inviting", () => {
  test("asks the other of a conversation, who joins by saying yes", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const asked = await anna.must("POST /api/pods", { body: { chat_id: chatId } });
    expect(asked).toMatchObject({
      pods: [{ origin: "pair", status: "waiting", invited: { id: berta.id } }],
      invited: [{ to: { id: berta.id } }],
    });
    await jobsDone(server);
    const news = async () => (await berta.must("GET /api/notifications")).items.map(({ type }) => type);
    expect(await news()).toContain("pod_invite");
    expect(await refusal(berta.call("POST /api/pods", { body: { chat_id: chatId } }))).toEqual([
      409,
      "pod_exists",
    ]);
    const params = { id: (await mine(berta)).invitations[0]?.id ?? "" };
    // Only the invited member can accept.
    expect((await anna.call("POST /api/pods/invitations/{id}/accept", { params })).status).toBe(404);
    const joined = await berta.must("POST /api/pods/invitations/{id}/accept", { params });
    expect(joined.pods).toMatchObject([{ status: "running", members: [{ id: anna.id }, { id: berta.id }] }]);
    await expect.poll(news).not.toContain("pod_invite");
  });

  test("is declined or taken back without a trace, and not left open for ever", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    for (const who of [anna, berta]) {
      const { invited } = await anna.must("POST /api/pods", { body: { chat_id: chatId } });
      await who.must("POST /api/pods/invitations/{id}/decline", { params: { id: invited[0]?.id ?? "" } });
      expect(await mine(anna)).toMatchObject({ pods: [], invited: [] });
    }
    await anna.must("POST /api/pods", { body: { chat_id: chatId } });
    await raw("update pod_invitations set created_at = now() - interval '15 days' where from_id = $1", [
      anna.id,
    ]);
    await withdrawOld(server.platform, new Date(Date.now() - 14 * DAY_MS));
    expect(await mine(berta)).toMatchObject({ pods: [], invitations: [] });
  });

  test("both ways at once makes one circle; accepting twice joins once", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const both = await Promise.all(
      [anna, berta].map((who) => who.call("POST /api/pods", { body: { chat_id: chatId } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const guest = both[0]?.status === 201 ? berta : anna;
    const params = { id: (await mine(guest)).invitations[0]?.id ?? "" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => guest.call("POST /api/pods/invitations/{id}/accept", { params })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await mine(guest)).pods).toHaveLength(1);
  });

  test("no one gets into a fourth circle, whatever they press at the same moment", async () => {
    const guest = await aPairInChat(server);
    const own = guest.berta;
    const others = await Promise.all(Array.from({ length: PODS_MAX + 2 }, () => aPairInChat(server)));
    // Their invitations are made over to one guest.
    for (const { anna, berta, chatId } of others) {
      await anna.must("POST /api/pods", { body: { chat_id: chatId } });
      await raw("update pod_invitations set to_id = $1 where to_id = $2", [own.id, berta.id]);
    }
    const { invitations } = await mine(own);
    const answers = await Promise.all(
      invitations.map(({ id }) => own.call("POST /api/pods/invitations/{id}/accept", { params: { id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PODS_MAX);
    expect((await mine(own)).pods).toHaveLength(PODS_MAX);
    expect(await refusal(own.call("PUT /api/pods/asking", askFor()))).toEqual([409, "too_many_pods"]);
  });
});

const askFor = (more: object = {}) => ({
  body: { hours: "up_to_10", time_zone: "Europe/Berlin", ...more } as const,
});
let models = 0;
const MODELS = ["trading", "reselling", "mobile-apps", "amazon-fba", "dropshipping"] as const;
/** Those who ask in one test share a business model that no other test has. */
const nextModel = () => MODELS[models++] ?? "smma";

describe("a circle that the product puts together", () => {
  test("is of those who ask and fit; it never grows past four, in two processes at once", async () => {
    const model = nextModel();
    const people = await Promise.all(Array.from({ length: 6 }, () => aMember(server, { models: [model] })));
    await Promise.all(people.map((one) => one.must("PUT /api/pods/asking", askFor())));
    await Promise.all([placeWaiting(server.platform), placeWaiting(server.platform)]);
    await jobsDone(server);
    const all = await Promise.all(people.map(mine));
    expect(all.every(({ pods, asking }) => pods.length === 1 && asking === null)).toBe(true);
    const sizes = new Map(all.map(({ pods }) => [pods[0]?.id, pods[0]?.members.length]));
    expect([...sizes.values()].every((size) => size !== undefined && size >= 2 && size <= 4)).toBe(true);
    expect([...sizes.values()].reduce((sum: number, size) => sum + (size ?? 0), 0)).toBe(6);
    const notified = await people[0]?.must("GET /api/notifications");
    expect(notified?.items.map(({ type }) => type)).toContain("pod_found");
  });

  test("shows how many others wait and whether the search was widened; a withdrawn request is not placed", async () => {
    const anna = await aMember(server, { models: [nextModel()], language: "fr" });
    const berta = await aMember(server, { models: [nextModel()], language: "fr" });
    await anna.must("PUT /api/pods/asking", askFor());
    await berta.must("PUT /api/pods/asking", askFor());
    await jobsDone(server);
    expect((await mine(anna)).asking).toMatchObject({ hours: "up_to_10", widened: false, others: 1 });
    // After a week it says that it looks more widely, and does.
    await raw("update pod_asks set asked_at = now() - interval '8 days' where member_id = $1", [anna.id]);
    await raw("update pod_asks set asked_at = now() where member_id = $1", [berta.id]);
    await berta.must("DELETE /api/pods/asking");
    await placeWaiting(server.platform);
    await jobsDone(server);
    expect((await mine(anna)).asking).toMatchObject({ widened: true });
    const { items } = await anna.must("GET /api/notifications");
    expect(items.filter(({ type }) => type === "pod_widened")).toHaveLength(1);
    expect((await mine(berta)).asking).toBeNull();
    await berta.must("PUT /api/pods/asking", askFor());
    await jobsDone(server);
    expect((await mine(berta)).pods).toMatchObject([{ origin: "found", status: "running" }]);
  });

  test("excludes members under 16, blocked, muted and banned members", async () => {
    const model = nextModel();
    const [anna, blocked, muted, banned] = await Promise.all(
      Array.from({ length: 4 }, () => aMember(server, { models: [model] })),
    );
    if (!anna || !blocked || !muted || !banned) throw new Error("four were made");
    const young = await aMember(server, { models: [model], age: 15 });
    expect(await refusal(young.call("PUT /api/pods/asking", askFor()))).toEqual([409, "pod_needs"]);
    expect((await mine(young)).needs).toEqual(["age"]);
    await blocked.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    await anna.must("PUT /api/users/{id}/mute", { params: { id: muted.id } });
    await banned.must("PUT /api/pods/asking", askFor());
    await raw("update members set banned_at = now() where id = $1", [banned.id]);
    for (const one of [anna, blocked, muted])
      await one.must("PUT /api/pods/asking", askFor({ hours: "more" }));
    await jobsDone(server);
    await placeWaiting(server.platform);
    const { pods } = await mine(anna);
    expect(pods).toEqual([]);
  });

  test("gets a new member when only one is left", async () => {
    const model = nextModel();
    const anna = await aMember(server, { models: [model] });
    const berta = await aMember(server, { models: [model] });
    for (const one of [anna, berta]) await one.must("PUT /api/pods/asking", askFor());
    await jobsDone(server);
    const podId = (await mine(anna)).pods[0]?.id ?? "";
    await berta.must("POST /api/pods/{id}/leave", inPod(podId));
    expect((await mine(anna)).pods).toMatchObject([{ id: podId, status: "looking" }]);
    const clara = await aMember(server, { models: [model] });
    for (const one of [berta, clara]) await one.must("PUT /api/pods/asking", askFor());
    await jobsDone(server);
    const { pods } = await mine(anna);
    expect(pods).toMatchObject([{ id: podId, status: "running" }]);
    // Members who were in a circle before are not placed together again.
    expect(pods[0]?.members.map(({ id }) => id).sort()).toEqual([anna.id, clara.id].sort());
  });
});

describe("who is in a circle", () => {
  test("cheers another's week, changes the cheer and removes it; no member cheers their own week", async () => {
    const { anna, berta, podId } = await aCircle(server);
    const id = await written(anna, podId);
    const cheer = (who: Person, call: "bravo" | "strong") =>
      who.call("PUT /api/pods/entries/{id}/cheer", { params: { id }, body: { cheer: call } });
    await Promise.all([cheer(berta, "bravo"), cheer(berta, "strong"), cheer(berta, "strong")]);
    await cheer(berta, "strong");
    expect((await weekOfMember(anna, podId, anna)).entry?.cheers).toEqual([
      { member_id: berta.id, cheer: "strong" },
    ]);
    expect(await refusal(cheer(anna, "bravo"))).toEqual([403, "forbidden"]);
    await berta.must("DELETE /api/pods/entries/{id}/cheer", { params: { id } });
    expect((await weekOfMember(anna, podId, anna)).entry?.cheers).toEqual([]);
  });

  test("deletes their words at any time; no other member can", async () => {
    const { anna, berta, podId } = await aCircle(server);
    const id = await written(anna, podId, "Geheimes Vorhaben");
    expect(await refusal(berta.call("DELETE /api/pods/entries/{id}", { params: { id } }))).toEqual([
      403,
      "forbidden",
    ]);
    await anna.must("DELETE /api/pods/entries/{id}", { params: { id } });
    expect(JSON.stringify(await berta.must("GET /api/pods/{id}", inPod(podId)))).not.toContain("Geheimes");
    // A deleted goal can be set again.
    await written(anna, podId, "Etwas anderes");
  });

  test("reads no more of it after leaving; a pair is over then, and what was written stays with the other", async () => {
    const { anna, berta, podId } = await aCircle(server);
    const id = await written(berta, podId);
    await anna.must("POST /api/pods/{id}/leave", inPod(podId));
    for (const route of ["GET /api/pods/{id}", "GET /api/pods/{id}/weeks"] as const)
      expect((await anna.call(route, inPod(podId))).status).toBe(404);
    expect(
      (await anna.call("PUT /api/pods/entries/{id}/cheer", { params: { id }, body: { cheer: "bravo" } }))
        .status,
    ).toBe(404);
    expect((await mine(berta)).pods).toMatchObject([{ id: podId, status: "closed", can_set_goal: false }]);
    expect(
      await refusal(berta.call("PUT /api/pods/{id}/goal", { ...inPod(podId), body: { goal: "Weiter" } })),
    ).toEqual([409, "pod_closed"]);
  });

  test("leaves it by blocking another, and no invitation is left between them", async () => {
    const { anna, berta, podId } = await aCircle(server);
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    expect((await anna.call("GET /api/pods/{id}", inPod(podId))).status).toBe(404);
    expect((await mine(berta)).pods).toMatchObject([{ status: "closed" }]);
    const pair = await aPairInChat(server);
    await pair.anna.must("POST /api/pods", { body: { chat_id: pair.chatId } });
    await pair.berta.must("PUT /api/users/{id}/block", { params: { id: pair.anna.id } });
    expect(await mine(pair.berta)).toMatchObject({ invitations: [] });
    expect(await mine(pair.anna)).toMatchObject({ pods: [], invited: [] });
    expect(await refusal(pair.anna.call("POST /api/pods", { body: { chat_id: pair.chatId } }))).toEqual([
      403,
      "cannot_write",
    ]);
  });

  test("sees nothing of a banned member", async () => {
    const { anna, berta, podId } = await aCircle(server);
    const id = await written(berta, podId, "Geheimes Vorhaben");
    await banMember(server.platform, berta.id, { reason: "x", until: null });
    const { members } = await anna.must("GET /api/pods/{id}", inPod(podId));
    expect(members.map(({ member }) => member.id)).toEqual([anna.id]);
    expect(
      (await anna.call("PUT /api/pods/entries/{id}/cheer", { params: { id }, body: { cheer: "bravo" } }))
        .status,
    ).toBe(404);
  });

  test("who comes later reads nothing from before", async () => {
    const { anna, berta, podId } = await aCircle(server);
    await raw(
      "insert into pod_entries (id, pod_id, member_id, week, goal, goal_day) values (gen_random_uuid(), $1, $2, '2026-01-05', 'Alt', '2026-01-05')",
      [podId, anna.id],
    );
    const weeks = async () => (await berta.must("GET /api/pods/{id}/weeks", inPod(podId))).items;
    expect(await weeks()).toEqual([]);
    await raw("update pod_members set first_week = '2026-01-05' where pod_id = $1 and member_id = $2", [
      podId,
      berta.id,
    ]);
    expect(await weeks()).toMatchObject([{ week: "2026-01-05", entries: [{ goal: "Alt" }] }]);
  });
});

test("a reported week is read by moderators, removed, and brought back on appeal", async () => {
  const { anna, berta, podId } = await aCircle(server);
  const id = await written(anna, podId, "Schlimme Worte");
  const first = await aMember(server);
  const second = await aMember(server);
  for (const one of [first, second]) await giveLevel(server, one, 2);
  await berta.must("POST /api/reports", { body: { subject: { kind: "pod_entry", id }, reason: "spam" } });
  const { items } = await first.must("GET /api/admin/reports", { query: { kind: "pod_entry" } });
  const params = { id: items.find(({ excerpt }) => excerpt === "Schlimme Worte")?.id ?? "" };
  await first.must("POST /api/admin/reports/{id}/resolve", {
    params,
    body: { decision: "removed", reason: "x" },
  });
  expect((await weekOfMember(berta, podId, anna)).entry).toMatchObject({ withheld: true, goal: null });
  await anna.must("POST /api/moderation/decisions/{id}/appeal", { params, body: { text: "Doch!" } });
  await second.must("POST /api/admin/reports/{id}/appeal", {
    params,
    body: { outcome: "reversed", reason: "stimmt" },
  });
  expect((await weekOfMember(berta, podId, anna)).entry).toMatchObject({ goal: "Schlimme Worte" });
});

test("the archive holds what one wrote, and of others nothing; erasing ends a pair", async () => {
  const { anna, berta, podId } = await aCircle(server);
  await written(anna, podId, "Annas Ziel");
  await written(berta, podId, "Bertas Ziel");
  const archive = (await archiveOf(server.platform.personal, berta.id)).get("weekly-circles.json");
  expect(archive).toContain("Bertas Ziel");
  expect(archive).not.toContain("Annas Ziel");
  await server.platform.db.transaction(async (tx) => {
    await server.platform.personal.erase(tx, berta.id);
    await tx.rawQuery("delete from members where id = $1", [berta.id]);
  });
  const { pods } = await mine(anna);
  expect(pods).toMatchObject([{ id: podId, status: "closed", members: [{ id: anna.id }] }]);
});
