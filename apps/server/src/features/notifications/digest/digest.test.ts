import fs from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailDigests } from "#features/notifications/digest/digest.ts";
import { notify } from "#features/notifications/public.ts";
import { open } from "#platform/secrets.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ sharing: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

/** Eight in the morning in Berlin; in New York it is two. */
const MORNING = new Date("2026-01-05T07:30:00Z");
const NEXT_MORNING = new Date("2026-01-06T07:30:00Z");

const aReader = async (language: "de" | "en" = "de"): Promise<Person> => {
  const person = await aMember(server, { language });
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
};
const tell = (memberId: string, actorId: string, text = "hallo", bundle = "message:c") =>
  server.platform.db.transaction((tx) =>
    notify(server.platform, tx, { memberId, actorId, type: "message", bundle, text, about: {} }),
  );
type Queued = { language: string; template: string; link: string; data: { count: number; lines: string } };
const mailsTo = async (person: Person): Promise<Queued[]> =>
  (
    await server.platform.db.rawQuery<{ data: Queued }>(
      "select data from jobs.job where name = 'mail' and data->>'to' = $1 and data->>'template' = 'digest' order by created_on",
      [person.email],
    )
  ).rows.map(({ data }) => ({
    ...data,
    // It waits sealed.
    link: open(server.platform.config.secret, Buffer.from(data.link, "base64url")).toString("utf8"),
  }));
const mail = (now = MORNING, on = server) => mailDigests(on.platform, now);

test("every due member gets one mail, independent of the number of processes", async () => {
  const berta = await aMember(server, { username: "Berta" });
  const readers = await Promise.all(Array.from({ length: 60 }, () => aReader()));
  for (const { id } of readers) await tell(id, berta.id, "Hast du\n\nkurz Zeit?");
  await Promise.all([mail(), mail(MORNING, second), mail(), mail(MORNING, second)]);
  await mail();
  expect(await Promise.all(readers.map(async (person) => (await mailsTo(person)).length))).toEqual(
    readers.map(() => 1),
  );
  const [first] = readers;
  expect(first && (await mailsTo(first))[0]).toMatchObject({
    language: "de",
    // Either process may have been the one.
    link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/dashboard\/notifications$/),
    data: { count: 1, lines: "• 1 neue Nachricht von Berta: Hast du kurz Zeit?" },
  });
  // Mailed or not, it is unread in the app.
  expect((await first?.must("GET /api/notifications/unread-count"))?.count).toBe(1);
});

test("what was mailed is not mailed again; a bundle that grew is, the next day", async () => {
  const anna = await aReader("en");
  const berta = await aMember(server);
  await tell(anna.id, berta.id);
  await mail();
  await tell(anna.id, berta.id, "noch was");
  await mail();
  expect(await mailsTo(anna)).toHaveLength(1);
  await mail(NEXT_MORNING);
  await mail(new Date("2026-01-07T07:30:00Z"));
  const mails = await mailsTo(anna);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.data.lines).toContain("2 new messages from");
});

test("ten lines at most, and the number of those that are left", async () => {
  const anna = await aReader("en");
  const berta = await aMember(server);
  for (let n = 0; n < 13; n++) await tell(anna.id, berta.id, `${n} ${"x".repeat(200)}`, `message:${n}`);
  await mail();
  const [{ data } = { data: { count: 0, lines: "" } }] = await mailsTo(anna);
  const lines = data.lines.split("\n");
  expect(data.count).toBe(13);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/: 12 x+…$/);
  expect(lines.at(-1)).toBe("… and 3 more");
});

test("not without a confirmed address, not when banned, read, muted, old, or at another hour", async () => {
  const berta = await aMember(server);
  const unconfirmed = await aMember(server);
  const banned = await aReader();
  const leaving = await aReader();
  const reader = await aReader();
  const muted = await aReader();
  const old = await aReader();
  const newYork = await aReader();
  const prefer = async (person: Person, message: object, more: object = {}) => {
    const usual = await person.must("GET /api/notifications/preferences");
    const types = { ...usual.types, message: { ...usual.types.message, ...message } };
    await person.must("PUT /api/notifications/preferences", { body: { ...usual, types, ...more } });
  };
  const { db } = server.platform;
  await prefer(muted, { mail: false });
  await prefer(newYork, {}, { time_zone: "America/New_York" });
  for (const { id } of [unconfirmed, banned, leaving, reader, muted, old, newYork]) await tell(id, berta.id);
  await db.rawQuery("update members set banned_at = now() where id = $1", [banned.id]);
  await db.rawQuery("update members set deletion_due_at = now() where id = $1", [leaving.id]);
  await db.rawQuery("update notifications set created_at = now() - interval '8 days' where member_id = $1", [
    old.id,
  ]);
  await reader.must("PUT /api/notifications/read");
  await mail();
  for (const person of [unconfirmed, banned, leaving, reader, muted, old, newYork])
    expect(await mailsTo(person)).toEqual([]);
  await mail(new Date("2026-01-05T13:10:00Z"));
  expect(await mailsTo(newYork)).toHaveLength(1);
  expect(await mailsTo(muted)).toEqual([]);
});

test("what shows only in the mail is done with after it", async () => {
  const anna = await aReader();
  const berta = await aMember(server);
  const usual = await anna.must("GET /api/notifications/preferences");
  const types = { ...usual.types, message: { in_app: false, push: false, mail: true } };
  await anna.must("PUT /api/notifications/preferences", { body: { ...usual, types } });
  await tell(anna.id, berta.id);
  await tell(anna.id, berta.id);
  await mail();
  await tell(anna.id, berta.id, "neu");
  await mail(NEXT_MORNING);
  const mails = await mailsTo(anna);
  expect(mails.map(({ data }) => data.lines.split(" ")[1])).toEqual(["2", "1"]);
  expect((await anna.must("GET /api/notifications")).items).toEqual([]);
});

test("the mail reads well, its texts are texts, and it says where to turn it off", async () => {
  const worker = await startTestServer({ sharing: server, working: true });
  const outbox = path.join(server.dataDir, "outbox");
  const anna = await aReader();
  const berta = await aMember(server);
  await tell(anna.id, berta.id, "<b>fett</b> {{app}} $t(mails:footer.why)");
  await mail();
  const mine = async () => {
    const files = await fs.readdir(outbox).catch(() => [] as string[]);
    const texts = await Promise.all(
      files
        .filter((name) => name.endsWith(".eml"))
        .map((name) => fs.readFile(path.join(outbox, name), "utf8")),
    );
    return texts.find((text) => text.includes(`To: ${anna.email}`) && /Neuigkeit/.test(text));
  };
  await expect.poll(mine, { timeout: 15_000 }).toBeDefined();
  const source = ((await mine()) ?? "").replace(/=\r\n/g, "");
  expect(source).toContain("&lt;b&gt;fett&lt;/b&gt;");
  expect(source).toContain("$t(mails:footer.why)");
  expect(source).toContain("in den Einstellungen unter");
  expect(source).toContain("/dashboard/notifications");
  await worker.stop();
});
