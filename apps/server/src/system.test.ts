import type { AddressInfo } from "node:net";
import { api } from "@kompagnon/contract/api.ts";
import { commonErrors, type Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "#platform/env/config.ts";
import { serveMetrics } from "#platform/http/metrics-port.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** What the document may weigh a route, in bytes. */
const OPENAPI_MAX = 1_200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("health tells the state of the process and its dependencies", async () => {
  expect(await aGuest(server).must("GET /api/health")).toMatchObject({ status: "ok", database: "ok" });
});

test("the OpenAPI document names every route with its access, limit and errors", async () => {
  const { paths } = (await aGuest(server).must("GET /api/openapi.json")) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  for (const [route, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = "", path = ""] = route.split(" ");
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.["x-access"] ?? "member", route).toEqual(endpoint.access);
    expect(operation, route).toMatchObject({
      "x-rate-limit": endpoint.limit,
      summary: endpoint.about,
    });
    const answers = Object.keys(operation?.["responses"] ?? {});
    for (const status of new Set(Object.values(endpoint.errors ?? {})))
      expect(answers).toContain(String(status));
  }
  const page = await fetch(`${server.url}/api/docs`);
  expect(await page.text()).toContain("/api/matching/swipes");
});

test("the OpenAPI document has names, its own address and a size that tools take", async () => {
  const document = await aGuest(server).must("GET /api/openapi.json");
  expect(document["servers"]).toEqual([{ url: server.url }]);
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> }; // as the test above shows
  const names = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
  expect(new Set(names).size).toBe(Object.keys(api).length);
  expect(names).toEqual(expect.arrayContaining(["listChatMessages", "createPost", "updateTrialTask"]));
  expect(JSON.stringify(document).length).toBeLessThan(OPENAPI_MAX * Object.keys(api).length);
});

test("every error code has a text in every language", () => {
  const own = (Object.values(api) as Endpoint[]).flatMap(({ errors }) => Object.keys(errors ?? {}));
  const all = [...Object.keys(commonErrors), ...own] as CodeWithText[]; // what does not compile without
  for (const code of new Set(all))
    for (const language of ALL_LANGUAGES)
      expect(server.platform.texts.sayCode(language, code), `${language} ${code}`).not.toBe(code);
});

test("errors come in the language of the request", async () => {
  const guest = aGuest(server);
  const texts = new Set<string>();
  for (const language of ALL_LANGUAGES) {
    guest.language = language;
    texts.add((await guest.call("GET /api/me")).error.message);
  }
  expect(texts.size).toBe(10);
});

test("every answer carries the security headers", async () => {
  for (const path of ["/api/health", "/api/me", "/api/gibt-es-nicht"]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("cache-control")).toContain("no-store");
  }
});

test("the session cookie is out of the scripts' reach and bound to this site", async () => {
  const person = await aMember(server);
  const response = await fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: "ein gutes Passwort 7" }),
  });
  for (const [at, [name, days]] of [["sid", 90] as const, ["did", 180] as const].entries())
    expect(response.headers.getSetCookie()[at]).toMatch(
      new RegExp(`^${name}=[\\w-]{43}; Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax$`),
    );
});

test("rate limits answer 429 with the time to wait, and are counted by member", async () => {
  const strict = await startTestServer({ sharing: server, env: { RATE_LIMIT_FACTOR: "0.05" } });
  try {
    const anna = await aMember(server);
    const berta = await aMember(server);
    for (const person of [anna, berta]) Object.assign(person, { url: strict.url });
    const statuses = [];
    for (let n = 0; n < 14; n++) statuses.push((await anna.call("GET /api/matching/status")).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
    const { headers, error } = await anna.call("GET /api/matching/status");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(error).toMatchObject({
      error: "rate_limited",
      message: "Zu viele Versuche. Bitte warte einen Moment.",
    });
    expect((await berta.call("GET /api/matching/status")).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test("the metrics name routes, never paths with ids", async () => {
  const person = await aMember(server);
  await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } });
  const text = await server.platform.metrics.text();
  expect(text).toContain('route="/api/profiles/:userId"');
  expect(text).not.toContain(person.id);
});

test("the metrics have a port of their own when there is one", async () => {
  const { metrics, log } = server.platform;
  expect(await serveMetrics({ metricsPort: null, host: "127.0.0.1" }, metrics, log)).toBeNull();
  const own = await serveMetrics({ metricsPort: 0, host: "127.0.0.1" }, metrics, log);
  if (!own) throw new Error("a port was given");
  try {
    const { port } = own.address() as AddressInfo; // it listens on TCP
    const figures = await fetch(`http://127.0.0.1:${port}/metrics?x`);
    expect(figures.headers.get("content-type")).toContain("text/plain");
    expect(await figures.text()).toContain("database_connections ");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(serveMetrics({ metricsPort: port, host: "127.0.0.1" }, metrics, log)).rejects.toThrow(
      /EADDRINUSE/,
    );
  } finally {
    own.close();
  }
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

describe("configuration", () => {
  test.each([
    ["PORT", { PORT: "hundert" }, /PORT/],
    ["DATABASE_URL without SECRET", { DATABASE_URL: "postgres://x@localhost/x" }, /SECRET/],
    ["SECRET", { SECRET: "kurz" }, /at least 32 characters/],
    ["APP_ORIGIN", { APP_ORIGIN: "kompagnon" }, /APP_ORIGIN must be an address/],
    [
      "APP_ORIGIN that no page has",
      { APP_ORIGIN: "ftp://kompagnon.example" },
      /APP_ORIGIN must be an address/,
    ],
    ["DATABASE_URL of another database", { DATABASE_URL: "mysql://x@localhost/x" }, /DATABASE_URL must be/],
    ["SMTP_URL", { SMTP_URL: "https://mail.example" }, /SMTP_URL must be/],
    ["TRUST_PROXY", { TRUST_PROXY: "ja" }, /TRUST_PROXY must be off, or addresses/],
    ["TRUST_PROXY with a wide network", { TRUST_PROXY: "10.0.0.0/64" }, /TRUST_PROXY must be/],
    ["S3_BUCKET without keys", { S3_BUCKET: "bilder" }, /S3_ACCESS_KEY_ID/],
  ])("%s: says what to do", (_, env, message) => {
    const read = () => readConfig({ DATA_DIR: server.dataDir, ...env });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  test.each([
    [undefined, false],
    ["off", false],
    ["loopback", "loopback"],
    ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ])("TRUST_PROXY %s is taken", (given, trusted) => {
    const env = { DATA_DIR: server.dataDir, ...(given && { TRUST_PROXY: given }) };
    expect(readConfig(env).trustProxy).toBe(trusted);
  });

  test("limits count the client address that a trusted proxy reports; other proxies are ignored", async () => {
    const { trustProxy } = readConfig({ DATA_DIR: server.dataDir, TRUST_PROXY: "10.0.0.0/8, ::1" });
    const app = Fastify({ trustProxy });
    app.get("/", async ({ ip }) => ip);
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: "/", remoteAddress, headers: { "x-forwarded-for": "203.0.113.7" } })).body;
    expect([await from("10.1.2.3"), await from("192.0.2.1")]).toEqual(["203.0.113.7", "192.0.2.1"]);
  });
});
