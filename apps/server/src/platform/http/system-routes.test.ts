import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#platform/env/config.ts";
import { securityTxt } from "#platform/http/system-routes.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ORIGIN = "https://kompagnon.example";
const NOW = new Date("2026-02-01T10:00:00.500Z");
const linesOf = (securityContact: string | null) =>
  securityTxt({ origin: ORIGIN, securityContact }, NOW).split("\n");

test("it says where to write and in which languages, and holds a month from when it is asked for", () => {
  expect(linesOf(null)).toEqual([
    `Contact: ${ORIGIN}/contact`,
    "Expires: 2026-03-03T10:00:00Z",
    "Preferred-Languages: de, en",
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    `Policy: ${ORIGIN}/imprint#security`,
    "",
  ]);
});

test("the operator's own address comes first, as mail or as a page", () => {
  expect(linesOf("holes@kompagnon.example")[0]).toBe("Contact: mailto:holes@kompagnon.example");
  expect(linesOf("https://report.example/@kompagnon")[0]).toBe("Contact: https://report.example/@kompagnon");
});

test("an address that can't receive reports prevents the start", () => {
  expect(() => readConfig({ NODE_ENV: "test", SECURITY_CONTACT: "me" })).toThrow("SECURITY_CONTACT");
});

test("everybody reads it as plain text", async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await answer.text()).toContain(`Canonical: ${server.url}/.well-known/security.txt`);
});
