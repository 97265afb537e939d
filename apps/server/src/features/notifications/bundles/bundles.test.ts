import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailDigests } from "#features/notifications/digest/digest.ts";
import {
  type Notice,
  notify,
  notifyLater,
  renameGroup,
  rewriteNotices,
  withdraw,
} from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const POST = randomUUID();
const listOf = async (person: Person) => (await person.must("GET /api/notifications")).items;
const unread = async (person: Person) => (await person.must("GET /api/notifications/unread-count")).count;
const inTx = <T>(run: (tx: Tx) => Promise<T>) => server.platform.db.transaction(run);
const members = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(server)));
const comment = (memberId: string, actorId: string, text: string, source: string = randomUUID()): Notice => ({
  memberId,
  actorId,
  type: "comment",
  text,
  source,
  bundle: `comment:${POST}`,
  about: { post_id: POST },
});
const like = (memberId: string, actorId: string): Notice => ({
  memberId,
  actorId,
  type: "like",
  text: "Ein Beitrag",
  once: true,
  bundle: `like:${POST}`,
  about: { post_id: POST },
});
const tell = (notice: Notice) => inTx((tx) => notify(server.platform, tx, notice));
/** What a list says, in short. */
const short = async (person: Person) =>
  (await listOf(person)).map(({ count, payload }) => [count, payload.sender?.id, payload.message]);

describe("a bundle of which one member's part goes", () => {
  test("keeps the others' part when the newest actor is blocked", async () => {
    const [anna, ben, cem, dora] = (await members(4)) as [Person, Person, Person, Person];
    for (const [actor, text] of [
      [ben, "eins"],
      [cem, "zwei"],
      [dora, "drei"],
    ] as const)
      await tell(comment(anna.id, actor.id, text));
    const stream = await Stream.open(anna);
    await anna.must("PUT /api/users/{id}/block", { params: { id: dora.id } });
    await stream.next(({ kind }) => kind === "notification_changed");
    expect(stream.of("notification_changed")).toMatchObject([
      { count: 2, payload: { message: "zwei", sender: { id: cem.id } } },
    ]);
    expect(await short(anna)).toEqual([[2, cem.id, "zwei"]]);
    await anna.must("PUT /api/users/{id}/block", { params: { id: ben.id } });
    await soon(async () => expect(await short(anna)).toEqual([[1, cem.id, "zwei"]]));
    await anna.must("PUT /api/users/{id}/block", { params: { id: cem.id } });
    await soon(async () => expect([await short(anna), await unread(anna)]).toEqual([[], 0]));
    stream.close();
  });

  test("keeps the others' part when the newest actor is banned or leaves, in the mail as well", async () => {
    const [anna, ben, cem, dora] = (await members(4)) as [Person, Person, Person, Person];
    const { db, domainEvents } = server.platform;
    await db.rawQuery("update members set email_confirmed_at = now() where id = $1", [anna.id]);
    for (const { id } of [ben, cem, dora]) await tell(comment(anna.id, id, `von ${id}`));
    const hide = (column: string, event: "member.banned" | "member.leaving", memberId: string) =>
      inTx(async (tx) => {
        await tx.rawQuery(`update members set ${column} = now() where id = $1`, [memberId]);
        await domainEvents.publish(tx, event, { memberId });
      });
    await hide("banned_at", "member.banned", dora.id);
    await soon(async () => expect(await short(anna)).toEqual([[2, cem.id, `von ${cem.id}`]]));
    await hide("deletion_due_at", "member.leaving", cem.id);
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, `von ${ben.id}`]]));
    await mailDigests(server.platform, new Date("2026-01-05T07:30:00Z"));
    const { rows } = await db.rawQuery<{ lines: string }>(
      "select data->'data'->>'lines' as lines from jobs.job where name = 'mail' and data->>'to' = $1 and data->>'template' = 'digest'",
      [anna.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.lines).toContain(`von ${ben.id}`);
  });

  test("what a banned member caused alone is hidden, and back after the ban", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    const { db, domainEvents } = server.platform;
    await tell(comment(anna.id, ben.id, "allein"));
    await inTx(async (tx) => {
      await tx.rawQuery("update members set banned_at = now() where id = $1", [ben.id]);
      await domainEvents.publish(tx, "member.banned", { memberId: ben.id });
    });
    await jobsDone(server);
    expect([await short(anna), await unread(anna)]).toEqual([[], 0]);
    await db.rawQuery("update members set banned_at = null where id = $1", [ben.id]);
    expect(await short(anna)).toEqual([[1, ben.id, "allein"]]);
  });

  test("shows the newest text that is left when the newest is deleted", async () => {
    const [anna, ben, cem] = (await members(3)) as [Person, Person, Person];
    const first = randomUUID();
    const second = randomUUID();
    await tell(comment(anna.id, ben.id, "bleibt", first));
    await tell(comment(anna.id, cem.id, "geht", second));
    await inTx((tx) => rewriteNotices(server.platform, tx, { source: second, text: null }));
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, "bleibt"]]));
    await tell(comment(anna.id, cem.id, "neu"));
    await inTx((tx) => rewriteNotices(server.platform, tx, { source: first, text: null }));
    await soon(async () => expect(await short(anna)).toEqual([[1, cem.id, "neu"]]));
  });
});

describe("what another transaction is changing at the moment", () => {
  /** Does something while all notifications of a member, their entries and events are locked by another transaction. */
  async function whileLocked(memberId: string, run: () => Promise<unknown>): Promise<void> {
    await inTx(async (tx) => {
      await tx.rawQuery(
        "select from notifications n join notification_entries e on e.notification_id = n.id where member_id = $1 for update",
        [memberId],
      );
      await tx.rawQuery("select from events where topic = $1 for update", [`u:${memberId}`]);
      await run();
    });
  }
  const eventsOf = async (memberId: string, field: string) => {
    const { rows } = await server.platform.db.rawQuery<{ words: string }>(
      "select data #>> $2 as words from events where topic = $1 and kind = 'notification_created'",
      [`u:${memberId}`, `{payload,${field}}`],
    );
    return rows.map(({ words }) => words);
  };

  test("an edit waits for nothing, and arrives afterwards", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    const source = randomUUID();
    await tell(comment(anna.id, ben.id, "alt", source));
    await whileLocked(anna.id, () =>
      inTx((tx) => rewriteNotices(server.platform, tx, { source, text: "neu", authorId: ben.id })),
    );
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, "neu"]]));
    await soon(async () => expect(await eventsOf(anna.id, "message")).toEqual(["neu"]));
  });

  test("a retraction waits for nothing, and arrives afterwards", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    const source = randomUUID();
    await tell(comment(anna.id, ben.id, "geht", source));
    await whileLocked(anna.id, () =>
      inTx((tx) => rewriteNotices(server.platform, tx, { source, text: null })),
    );
    await soon(async () => expect(await short(anna)).toEqual([]));
    expect(await eventsOf(anna.id, "message")).toEqual([null]);
  });

  test("a group's new name waits for nothing, and arrives afterwards", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    const groupId = randomUUID();
    await tell({
      memberId: anna.id,
      actorId: ben.id,
      type: "group_invite",
      text: "Hallo",
      source: randomUUID(),
      bundle: `group:${groupId}`,
      about: { group_id: groupId, group_name: "Vorher" },
    });
    await whileLocked(anna.id, () => inTx((tx) => renameGroup(server.platform, tx, groupId, "Nachher")));
    await soon(async () =>
      expect(await listOf(anna)).toMatchObject([{ payload: { group_name: "Nachher" } }]),
    );
    await soon(async () => expect(await eventsOf(anna.id, "group_name")).toEqual(["Nachher"]));
  });
});

describe("what is taken back", () => {
  const later = (notice: Notice) => inTx((tx) => notifyLater(server.platform, tx, notice));
  const back = (memberId: string, actorId: string) =>
    inTx((tx) => withdraw(server.platform, tx, { memberId, actorId, bundle: `like:${POST}`, readToo: true }));
  /** Moves what is queued so that no process does it, and what was moved back into the queue. */
  const hold = (from: string, to: string) =>
    server.platform.db.rawQuery("update shared_work set queue = $2 where queue = $1", [from, to]);

  test("goes when its notification is stored already, also if it was read", async () => {
    const [anna, ben, cem] = (await members(3)) as [Person, Person, Person];
    await later(like(anna.id, ben.id));
    await later(like(anna.id, cem.id));
    await soon(async () => expect(await short(anna)).toMatchObject([[2, expect.any(String), "Ein Beitrag"]]));
    await anna.must("PUT /api/notifications/read");
    await back(anna.id, cem.id);
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, "Ein Beitrag"]]));
    await back(anna.id, ben.id);
    await soon(async () => expect(await short(anna)).toEqual([]));
  });

  test("is not stored when its job comes after it was taken back; doing it again counts again", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    await inTx(async (tx) => {
      await notifyLater(server.platform, tx, like(anna.id, ben.id));
      tx.beforeCommit(() => tx.rawQuery("update shared_work set queue = 'held'"), "last");
    });
    await back(anna.id, ben.id);
    await jobsDoneBut("held");
    await hold("held", "notifications.notify");
    await jobsDone(server);
    expect(await short(anna)).toEqual([]);
    await later(like(anna.id, ben.id));
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, "Ein Beitrag"]]));
  });

  test("leaves what was done again before the taking back is worked off", async () => {
    const [anna, ben] = (await members(2)) as [Person, Person];
    await inTx(async (tx) => {
      await withdraw(server.platform, tx, { memberId: anna.id, actorId: ben.id, bundle: `like:${POST}` });
      tx.beforeCommit(() => tx.rawQuery("update shared_work set queue = 'held'"), "last");
    });
    await later(like(anna.id, ben.id));
    await soon(async () => expect(await short(anna)).toEqual([[1, ben.id, "Ein Beitrag"]]));
    await hold("held", "notifications.withdraw");
    await jobsDone(server);
    expect(await short(anna)).toEqual([[1, ben.id, "Ein Beitrag"]]);
  });

  const jobsDoneBut = (held: string) =>
    soon(async () => {
      const { rows } = await server.platform.db.rawQuery("select from shared_work where queue <> $1", [held]);
      expect(rows).toEqual([]);
    });
});
