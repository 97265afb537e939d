import fs from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailDigests } from "#features/notifications/digest/digest.ts";
import { notify } from "#features/notifications/public.ts";
import { unsubscribeToken } from "#platform/mail/layout.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const ONE_CLICK = "List-Unsubscribe=One-Click";
/** What a mail program sends: no cookie, no origin. */
const click = (url: string, type = "application/x-www-form-urlencoded") =>
  fetch(url, { method: "POST", headers: { "content-type": type }, body: ONE_CLICK, redirect: "manual" });
const urlOf = (token: string) => `${server.url}/api/mail/unsubscribe/${token}`;
const tokenOf = (kind: string, ref: string) => unsubscribeToken(server.platform.config.secret, { kind, ref });
const mailedTypes = async (person: Person) => {
  const { types } = await person.must("GET /api/notifications/preferences");
  return Object.values(types).filter(({ mail }) => mail).length;
};

test("the daily mail has the headers of RFC 8058, and one click switches it off, and nothing else", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const { platform } = server;
  await platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [anna.id]);
  const notice = {
    memberId: anna.id,
    actorId: berta.id,
    type: "follow",
    bundle: "follow:x",
    text: null,
  } as const;
  await platform.db.transaction((tx) => notify(platform, tx, { ...notice, about: {} }));
  await mailDigests(platform, new Date("2026-01-05T07:30:00Z"));
  const outbox = path.join(server.dataDir, "outbox");
  const mail = async () => {
    const names = (await fs.readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(names.map((name) => fs.readFile(path.join(outbox, name), "utf8")));
    return mails.find((text) => text.includes(`To: ${anna.email}`) && text.includes("List-Unsubscribe"));
  };
  await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
  const head = ((await mail()) ?? "").split("\r\n\r\n")[0]?.replace(/\r\n\s+/g, "") ?? "";
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [, address = ""] = /List-Unsubscribe: ?<([^>]+)>/.exec(head) ?? [];
  const before = await anna.must("GET /api/notifications/preferences");
  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  expect(await mailedTypes(anna)).toBeGreaterThan(0);
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    expect((await click(address, type)).status).toBe(204);
  expect(await mailedTypes(anna)).toBe(0);
  const after = await anna.must("GET /api/notifications/preferences");
  expect({ ...after, types: null }).toEqual({ ...before, types: null });
  for (const [type, channels] of Object.entries(before.types))
    expect(after.types[type as keyof typeof after.types]).toEqual({ ...channels, mail: false });
});

test("a token is bound to its kind and its reader; others are not found", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  expect((await click(urlOf(tokenOf("newsletter", anna.id)))).status).toBe(204);
  expect(await mailedTypes(anna)).toBeGreaterThan(0);
  const token = tokenOf("digest", anna.id);
  const altered = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  for (const wrong of [altered, tokenOf("password", anna.id), "x".repeat(40)])
    expect((await click(urlOf(wrong))).status).toBe(404);
  expect((await click(urlOf(token))).status).toBe(204);
  expect(await mailedTypes(anna)).toBe(0);
  expect(await mailedTypes(berta)).toBeGreaterThan(0);
});
