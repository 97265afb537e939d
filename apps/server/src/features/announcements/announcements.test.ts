import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buy } from "#features/billing/test-billing.ts";
import { aFounder, aGroup } from "#features/groups/test-groups.ts";
import { aMember, anEstablishedMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let admin: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, member] = [await aMember(server), await aMember(server)];
  await giveLevel(server, admin, 5);
});
afterAll(() => server.stop());
beforeEach(() => server.platform.db.rawQuery("delete from announcements"));

const someAnnouncement = { kind: "info", audience: "all", texts: { de: "Hallo zusammen." } } as const;
const announce = (more: object = {}) =>
  admin.must("POST /api/admin/announcements", { body: { ...someAnnouncement, ...more } });
const seenBy = async (person: Person) => (await person.must("GET /api/announcement")).announcement;
const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe("who sees which", () => {
  test("everybody in their language, else in English, else in German", async () => {
    await announce({ texts: { de: "Hallo.", en: "Hello.", fr: "Bonjour.", ru: "  " } });
    const french = await aMember(server, { language: "fr" });
    const russian = await aMember(server, { language: "ru" });
    expect(await seenBy(french)).toMatchObject({ text: "Bonjour.", language: "fr" });
    expect(await seenBy(russian)).toMatchObject({ text: "Hello.", language: "en" });
    expect(await seenBy(member)).toMatchObject({ text: "Hallo.", language: "de" });
    await announce({ texts: { de: "Nur deutsch." } });
    expect(await seenBy(russian)).toMatchObject({ text: "Nur deutsch.", language: "de" });
  });

  test("those it is for", async () => {
    const old = await anEstablishedMember(server);
    const buyer = await anEstablishedMember(server);
    const founder = await aFounder(server);
    await buy(server, buyer, "30d");
    await aGroup(founder);
    for (const one of [old, buyer, founder])
      await server.platform.db.rawQuery(
        "update members set created_at = now() - interval '30 days' where id = $1",
        [one.id],
      );
    const audiences = {
      all: [member, old, buyer, founder, admin],
      free: [member, old, admin],
      premium: [buyer, founder],
      founders: [founder],
      new: [member, admin],
      team: [admin],
    };
    for (const [audience, those] of Object.entries(audiences)) {
      await server.platform.db.rawQuery("delete from announcements");
      const { id } = await announce({ audience });
      for (const person of [member, old, buyer, founder, admin])
        expect((await seenBy(person))?.id ?? null, audience).toBe(those.includes(person) ? id : null);
    }
  });

  test("one at a time: the newest warning, else the newest; from its beginning to its end", async () => {
    const first = await announce();
    const second = await announce();
    expect((await seenBy(member))?.id).toBe(second.id);
    const warning = await announce({ kind: "warning", ends_at: hence(2) });
    await announce();
    expect((await seenBy(member))?.id).toBe(warning.id);
    const planned = await announce({ kind: "warning", starts_at: hence(1) });
    const { announcement, next_at } = await member.must("GET /api/announcement");
    expect([announcement?.id, next_at]).toEqual([warning.id, planned.starts_at]);
    await server.platform.db.rawQuery(
      "update announcements set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours'",
    );
    expect((await seenBy(member))?.id).toBe(planned.id);
    expect(first.state).toBe("current");
  });
});

describe("closing one", () => {
  test("holds on all devices, and shows what is behind it", async () => {
    const below = await announce();
    const above = await announce();
    const close = (person: Person, id: string) =>
      person.call("PUT /api/announcements/{id}/dismissal", { params: { id } });
    const { body } = await close(member, above.id);
    expect(body).toMatchObject({ announcement: { id: below.id } });
    expect((await close(member, above.id)).status).toBe(200);
    await close(member, below.id);
    expect(await seenBy(member)).toBeNull();
    expect((await seenBy(admin))?.id).toBe(above.id);
    const { items } = await admin.must("GET /api/admin/announcements");
    expect(items.map(({ dismissed }) => dismissed)).toEqual([1, 1]);
  });

  test("is refused for one that stays, that is yet to come, or that is not for them", async () => {
    const close = async (id: string) =>
      (await member.call("PUT /api/announcements/{id}/dismissal", { params: { id } })).error.error;
    expect(await close((await announce({ dismissible: false })).id)).toBe("announcement_stays");
    expect(await close((await announce({ starts_at: hence(1) })).id)).toBe("not_found");
    expect(await close((await announce({ audience: "team" })).id)).toBe("not_found");
  });
});

describe("writing", () => {
  test("updates open tabs at once, as do changes and the end; the log records all of them", async () => {
    const stream = await Stream.open(member);
    const changed = () => stream.next(({ kind }) => kind === "announcements_changed");
    const { id } = await announce();
    await changed();
    const params = { id };
    const texts = { de: "Anders.", it: "Diverso." };
    await admin.must("PUT /api/admin/announcements/{id}", {
      params,
      body: { ...someAnnouncement, kind: "warning", texts },
    });
    await changed();
    expect(await seenBy(member)).toMatchObject({ text: "Anders.", kind: "warning" });
    const ended = await admin.must("POST /api/admin/announcements/{id}/end", {
      params,
      body: { reason: "Erledigt." },
    });
    await changed();
    stream.close();
    expect([ended.state, await seenBy(member)]).toEqual(["past", null]);
    const { items } = await admin.must("GET /api/admin/audit", { query: { subject: id } });
    expect(items).toMatchObject([
      { action: "announcement.ended", reason: "Erledigt.", before: { state: "current" } },
      { action: "announcement.changed", before: { kind: "info" }, after: { languages: "de it" } },
      { action: "announcement.written", after: { audience: "all", until: null } },
    ]);
    expect(JSON.stringify(items)).not.toContain("Anders");
    for (const over of [
      await admin.call("POST /api/admin/announcements/{id}/end", { params, body: { reason: "x" } }),
      await admin.call("PUT /api/admin/announcements/{id}", { params, body: someAnnouncement }),
    ])
      expect(over.error.error).toBe("announcement_over");
  });

  test("needs German words, an end behind the beginning, and a link into the product", async () => {
    for (const [more, code] of [
      [{ texts: { en: "Hello." } }, "invalid_input"],
      [{ texts: { de: " " } }, "invalid_input"],
      [{ texts: { de: "x".repeat(281) } }, "invalid_input"],
      [{ link: "https://evil.example" }, "invalid_input"],
      [{ link: "//evil.example" }, "invalid_input"],
      [{ link: "/\\evil.example" }, "invalid_input"],
      [{ starts_at: hence(2), ends_at: hence(1) }, "announcement_times"],
      [{ starts_at: hence(-2), ends_at: hence(-1) }, "announcement_times"],
    ] as const) {
      const { error } = await admin.call("POST /api/admin/announcements", {
        body: { ...someAnnouncement, ...more },
      });
      expect(error.error, JSON.stringify(more)).toBe(code);
    }
    await announce({ link: "/dashboard/groups?tab=all" });
  });

  test("is for admins who showed a second factor", async () => {
    const reviewer = await aMember(server);
    const peer = await aMember(server);
    await giveLevel(server, reviewer, 3);
    await giveLevel(server, peer, 5, { confirmed: false });
    const write = async (by: Person) =>
      (await by.call("POST /api/admin/announcements", { body: someAnnouncement })).error.error;
    expect([await write(reviewer), await write(peer)]).toEqual(["forbidden", "step_up_required"]);
  });

  test("lists by state, page by page", async () => {
    const ids = [];
    for (let nth = 0; nth < 3; nth++) ids.unshift((await announce()).id);
    const planned = await announce({ starts_at: hence(5) });
    const list = (query: object) => admin.must("GET /api/admin/announcements", { query });
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.next_cursor ?? "" });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await list({ state: "planned" })).items.map(({ id }) => id)).toEqual([planned.id]);
    expect((await list({ state: "past" })).items).toEqual([]);
  });
});
