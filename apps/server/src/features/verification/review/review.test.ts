import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkKey } from "#features/verification/review/review.ts";
import {
  aReviewer,
  aWaitingMember,
  decideAs,
  handIn,
  NAME,
} from "#features/verification/test-verification.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const open = (by: Person, id: string) =>
  by.call("POST /api/admin/verifications/{id}/open", { params: { id } });
const approve = (by: Person, id: string) =>
  by.call("POST /api/admin/verifications/{id}/approve", { params: { id } });
const reject = (by: Person, id: string) =>
  by.call("POST /api/admin/verifications/{id}/reject", {
    params: { id },
    body: { reason: "altered", text: "" },
  });
const auditOf = async (id: string) =>
  (
    await server.platform.db.rawQuery<{ action: string; reason: string; actor_id: string }>(
      "select action, reason, actor_id from audit_log where subject_id = $1 order by at, id",
      [id],
    )
  ).rows;

describe("who may", () => {
  test("only from level 3 on, with a second factor shown lately", async () => {
    const { person, id } = await aWaitingMember(server);
    const member = await aMember(server);
    const moderator = await aReviewer(server, 2);
    const stale = await aMember(server);
    await giveLevel(server, stale, 3, { confirmed: false });
    for (const by of [person, member, moderator]) {
      expect((await open(by, id)).error.error).toBe("forbidden");
      expect((await by.call("GET /api/admin/verifications")).error.error).toBe("forbidden");
    }
    for (const answer of [await open(stale, id), await approve(stale, id), await reject(stale, id)])
      expect(answer.error.error).toBe("step_up_required");
    const list = await stale.must("GET /api/admin/verifications", { query: { limit: 50 } });
    expect(JSON.stringify(list)).not.toContain(NAME);
    expect(await auditOf(id)).toEqual([]);
  });

  test("never one's own", async () => {
    const { person, id } = await aWaitingMember(server);
    await giveLevel(server, person, 9);
    for (const answer of [await open(person, id), await approve(person, id), await reject(person, id)])
      expect(answer.error.error).toBe("forbidden");
    const { items } = await person.must("GET /api/admin/verifications", { query: { limit: 50 } });
    expect(items.find((item) => item.id === id)).toMatchObject({ own: true });
  });

  test("a case is one reviewer's for some minutes, and a reviewer has one case", async () => {
    const one = await aReviewer(server);
    const two = await aReviewer(server);
    const first = await aWaitingMember(server);
    const second = await aWaitingMember(server);
    const both = await Promise.all([open(one, first.id), open(two, first.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = both[0]?.status === 200 ? [one, two] : [two, one];
    expect((await approve(other, first.id)).error.error).toBe("verification_taken");
    expect((await open(holder, second.id)).status).toBe(200);
    expect((await open(other, first.id)).status).toBe(200);
    expect((await approve(holder, first.id)).error.error).toBe("verification_taken");
    await server.platform.db.rawQuery(
      "update verifications set taken_until = now() - interval '1 second' where id = $1",
      [first.id],
    );
    expect((await approve(other, first.id)).error.error).toBe("verification_taken");
    expect((await open(holder, first.id)).status).toBe(200);
    await holder.must("POST /api/admin/verifications/{id}/release", { params: { id: first.id } });
    expect((await open(other, first.id)).status).toBe(200);
  });
});

describe("what is seen", () => {
  test("each look is in the audit log before the bytes; a link opens for a minute and for one reviewer", async () => {
    const reviewer = await aReviewer(server);
    const other = await aReviewer(server);
    const { id } = await aWaitingMember(server);
    const { body } = await open(reviewer, id);
    expect(body).toMatchObject({ full_name: NAME, birthdate: "1990-05-31", profile_age: 30 });
    expect(await auditOf(id)).toEqual([{ action: "verification.opened", reason: "", actor_id: reviewer.id }]);
    const address = body.images.find(({ side }) => side === "back")?.url ?? "";
    const get = (by: Person, path: string) =>
      fetch(new URL(path, server.url), { headers: { cookie: by.cookie } });
    const picture = await get(reviewer, address);
    expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { width, height, exif, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 1280,
      height: 720,
      exif: undefined,
      format: "webp",
    });
    expect((await auditOf(id)).at(-1)).toEqual({
      action: "verification.viewed",
      reason: "back",
      actor_id: reviewer.id,
    });
    expect((await get(other, address)).status).toBe(404);
    expect((await get(reviewer, address.replace("/back?", "/front?"))).status).toBe(404);
    expect((await get(reviewer, `${address}x`)).status).toBe(404);
    const late = linkKey(
      server.platform.config.secret,
      { id, side: "back", reviewerId: reviewer.id },
      Date.now() - 61_000,
    );
    expect((await get(reviewer, address.replace(/key=.*/, `key=${late}`))).status).toBe(404);
    expect((await auditOf(id)).length).toBe(2);
    await decideAs(reviewer, id, true);
    expect((await get(reviewer, address)).status).toBe(404);
  });

  test("if the audit log can't be written, nothing is shown", async () => {
    const reviewer = await aReviewer(server);
    const { id } = await aWaitingMember(server);
    const { body } = await open(reviewer, id);
    await server.platform.db.rawQuery("alter table audit_log rename to audit_log_away");
    const answer = await fetch(new URL(body.images[0]?.url ?? "", server.url), {
      headers: { cookie: reviewer.cookie },
    });
    await server.platform.db.rawQuery("alter table audit_log_away rename to audit_log");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("WEBP");
  });
});

describe("deciding", () => {
  test("twice at the same moment is once", async () => {
    const reviewer = await aReviewer(server);
    const { person, id } = await aWaitingMember(server);
    await open(reviewer, id);
    const answers = await Promise.all([
      approve(reviewer, id),
      reject(reviewer, id),
      approve(reviewer, id),
      reject(reviewer, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const decided = (await auditOf(id)).filter(({ action }) => /approved|rejected/.test(action));
    expect(decided).toHaveLength(1);
    const { status } = await person.must("GET /api/verification");
    expect(decided[0]?.action).toBe(`verification.${status}`);
    expect((await open(reviewer, id)).error.error).toBe("verification_decided");
  });

  test("other words than the listed ones need the words", async () => {
    const reviewer = await aReviewer(server);
    const { id } = await aWaitingMember(server);
    await open(reviewer, id);
    const answer = await reviewer.call("POST /api/admin/verifications/{id}/reject", {
      params: { id },
      body: { reason: "something_else", text: "  " },
    });
    expect(answer.error.details?.[0]).toMatchObject({ field: "text" });
  });

  test("the list is paginated, reviewers are notified of a new case, and an earlier refusal is shown", async () => {
    const reviewer = await aReviewer(server);
    const stream = await Stream.open(reviewer);
    const { person, id } = await aWaitingMember(server);
    await stream.next(({ kind }) => kind === "verification_queue_changed");
    stream.close();
    await decideAs(reviewer, id, false);
    const second = await handIn(server, person);
    expect((await open(reviewer, second)).body.earlier).toEqual([
      { decided_at: expect.any(String), reason: "unreadable" },
    ]);
    for (const state of ["waiting", "decided"] as const) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: { id: string }[]; next_cursor: string | null } = await reviewer.must(
          "GET /api/admin/verifications",
          { query: { state, limit: 2, ...(cursor && { cursor }) } },
        );
        ids.push(...page.items.map((item) => item.id));
        cursor = page.next_cursor;
      } while (cursor);
      const wanted = state === "waiting" ? second : id;
      expect(ids).toContain(wanted);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
