import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aMatchingMember } from "#testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";

/** The server as npm start runs it: the bundle has to find every file next to it, independent of the working directory. */

const ROOT = path.resolve(import.meta.dirname, "../../..");
const MAIN = path.join(ROOT, "apps/server/build/current/main.mjs");

let database: TestDatabase;
let dataDir: string;
let child: ChildProcess;
let url: string;

const addressOf = ({ host, port, user, password, database: name }: TestDatabase["config"]): string =>
  `postgres://${user}${password ? `:${password}` : ""}@localhost:${port}/${name}?host=${host}`;

function start(databaseUrl: string, nodeOptions = ""): { child: ChildProcess; said: () => string } {
  const started = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: nodeOptions,
      NODE_COMPILE_CACHE: "",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET: "s".repeat(32),
      WEB_ROOT: "off",
      SAMPLE_DATA: "off",
      CAPTCHA_PROVIDER: "none",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (text) => (output += text));
  return { child: started, said: () => output };
}

beforeAll(async () => {
  execFileSync(
    process.execPath,
    ["-e", 'import("./scripts/server-build.mjs").then((build) => build.provideServer())'],
    { cwd: ROOT },
  );
  database = await createTestDatabase();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-built-"));
  const { child: started, said } = start(addressOf(database.config));
  child = started;
  await vi.waitFor(() => expect(said()).toMatch(/runs on http/), { timeout: 30_000, interval: 50 });
  url = /runs on (\S+)/.exec(said())?.[1] ?? "";
});
afterAll(async () => {
  if (child?.exitCode === null) child.kill("SIGKILL");
  await database?.drop();
  if (dataDir) fs.rmSync(dataDir, { recursive: true, force: true });
});

test("signs up a member with a password, a picture and a mail", async () => {
  const member = await aMatchingMember({ url });
  const { profiles } = await member.must("GET /api/matching/profiles");
  expect(profiles).toEqual([]);
  const { body } = await member.call("GET /api/matching/status");
  const picture = await fetch(new URL(body.picture ?? "", url), { headers: { cookie: member.cookie } });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  await expect.poll(() => fs.readdirSync(path.join(dataDir, "outbox")).length, { timeout: 10_000 }).toBe(1);
});

test("responds in the language of the request", async () => {
  const ask = async (language: string) => {
    const response = await fetch(`${url}/api/me`, { headers: { "accept-language": language } });
    return ((await response.json()) as { message: string }).message; // an error's shape
  };
  expect(await ask("de")).not.toBe(await ask("ar"));
  expect(await ask("de")).not.toBe(await ask("en"));
});

test("tells where in the sources it failed", async () => {
  const { child: failing, said } = start("postgres://nobody@127.0.0.1:1/nothing", "--enable-source-maps");
  await once(failing, "exit");
  expect(said()).toMatch(/at .*apps\/server\/src\/platform\/db\/migrate\.ts:\d+/);
  expect(said()).not.toContain(".mjs");
});

test("stops when it is asked to", async () => {
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});
