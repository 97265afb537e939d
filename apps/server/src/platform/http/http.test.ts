import net from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGuest, aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await aMember(server);
});
afterAll(() => server.stop());

/** Sends bytes as they are, past any client's own care, and answers everything that came back. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("utf8");
    });
    socket.on("end", () => resolve(answer)).on("error", reject);
    socket.write(text);
  });
const ask = (line: string, ...headers: string[]) =>
  raw(`${[`${line} HTTP/1.1`, "host: x", "connection: close", ...headers].join("\r\n")}\r\n\r\n`);
/** The shape of every error answer. */
const PROBLEM = { error: expect.any(String), message: expect.any(String) };

describe("every refusal has the one shape of errors", () => {
  test.each([
    ["an unknown path", "GET", "/api/gibt-es-nicht", 404],
    ["the root of the interface", "GET", "/api", 404],
    ["a trailing slash", "GET", "/api/me/", 404],
    ["a method that a path does not know", "POST", "/api/health", 404],
    ["a broken escape", "GET", "/api/%zz", 400],
    ["a parameter of 400 characters", "GET", `/api/usernames/${"a".repeat(400)}/availability`, 404],
  ])("%s", async (_, method, path, status) => {
    const answer = await person.request(method, path);
    expect([answer.status, answer.error]).toEqual([status, expect.objectContaining(PROBLEM)]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

test.each(["/%61pi/auth/signout", "/api/%61uth/signout", "http://x/api/auth/signout"])(
  "%s is checked like the path it means",
  async (path) => {
    const answer = await ask(`POST ${path}`, "content-length: 0", "origin: https://boese.example");
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain("cross_site");
    expect(answer).not.toContain("set-cookie");
  },
);

describe("uploads that are none", () => {
  const upload = (body: string, type: string) =>
    person.request("POST", `/api/profiles/${person.id}/avatar`, body, { "content-type": type });
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  test.each([
    ["no boundary", "abc", "multipart/form-data", 400],
    ["an end that is missing", `${head}abc`, "multipart/form-data; boundary=x", 400],
    ["a part without a head", "--x\r\nabc", "multipart/form-data; boundary=x", 400],
    ["no file", "--x--\r\n", "multipart/form-data; boundary=x", 400],
    ["a file that is no picture", `${head}abc\r\n--x--\r\n`, "multipart/form-data; boundary=x", 415],
    [
      "a file of 9 MB",
      `${head}${"a".repeat(9 * 1024 * 1024)}\r\n--x--\r\n`,
      "multipart/form-data; boundary=x",
      413,
    ],
  ])("%s", async (_, body, type, status) => {
    const answer = await upload(body, type);
    expect([answer.status, answer.error]).toEqual([status, expect.objectContaining(PROBLEM)]);
  });
});

describe("input that the database could not take", () => {
  test("control characters at the doors", async () => {
    const signIn = await aGuest(server).call("POST /api/auth/sign-in", {
      body: { email: "\u0000a@example.test", password: "\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000" },
    });
    expect([signIn.status, signIn.error.error]).toEqual([401, "wrong_credentials"]);
    const signUp = await aGuest(server).call("POST /api/auth/sign-up", {
      body: {
        email: `nul${Date.now()}@example.test`,
        password: "ein\u0000gutes Passwort 7",
        accepted_terms: true,
        invite_slug: "a\u0000b",
      },
    });
    expect(signUp.status).toBe(201);
  });

  test("cursors and numbers out of range", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const cursor = (text: string) => Buffer.from(text).toString("base64url");
    for (const given of [
      cursor(`-271821-04-20T00:00:00.000Z ${anna.id}`),
      cursor(`2026-01-01T00:00:00.000Z ${"-".repeat(36)}`),
      cursor(`2026-01-01 ${anna.id}`),
      cursor("nonsense"),
    ])
      for (const path of ["/api/matching/matches", "/api/chats"]) {
        const { status, error } = await anna.request("GET", `${path}?cursor=${given}`);
        expect([status, error.error], `${path} ${given}`).toEqual([400, "invalid_input"]);
      }
    const after = await anna.request("GET", `/api/chats/${chatId}/messages?after=2147483648`);
    expect(after.status).toBe(400);
  });

  test("an id in capitals is the same id", async () => {
    const { anna } = await aPairInChat(server);
    expect((await anna.request("GET", `/api/profiles/${anna.id.toUpperCase()}`)).body).toMatchObject({
      id: anna.id,
    });
    const self = await anna.call("POST /api/matching/swipes", {
      body: { user_id: anna.id.toUpperCase(), liked: true },
    });
    expect(self.status).toBe(404);
  });
});

test("HEAD asks for the head alone, and never opens a stream", async () => {
  const head = (path: string) => fetch(server.url + path, { method: "HEAD" });
  const health = await head("/api/health");
  expect([health.status, await health.text()]).toEqual([200, ""]);
  const { ticket } = await person.must("POST /api/rt/ticket");
  expect((await head(`/api/rt/stream?t=${ticket}`)).status).toBe(404);
});
