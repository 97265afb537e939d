import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aMember, aPairInChat } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { REDIS } from "../cluster.ts";
import { freePort, type Running, scratchDir, startServer } from "../servers.ts";
import { askServer, type DatabasePair, startPair } from "./database-pair.ts";
import { Follower } from "./follower.ts";

const ADMIN = path.resolve(import.meta.dirname, "../../apps/server/src/admin.ts");
let pair: DatabasePair;
let server: Running;
let metricsPort: number;
let env: Record<string, string>;
beforeAll(async () => {
  pair = await startPair();
  metricsPort = await freePort();
  env = {
    DATABASE_URL: pair.url,
    DATABASE_REPLICA_URLS: pair.second.url,
    REDIS_URL: REDIS,
    SECRET: "only for tests, only for tests, only for tests",
    DATA_DIR: scratchDir(),
    SAMPLE_DATA: "off",
    CAPTCHA_PROVIDER: "none",
    WEB_ROOT: "off",
    METRICS_PORT: String(metricsPort),
  };
  server = await startServer(env);
});
afterAll(async () => {
  await server.stop();
  await pair.stop();
});

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]);
};
async function someoneWhoPosts(): Promise<Person> {
  const person = await aMember({ url: server.url });
  // By hand and past the product, so it is known within half a second at most.
  await askServer(
    pair.first,
    `update members set email_confirmed_at = now(), created_at = now() - interval '9 days' where id = '${person.id}'`,
  );
  await expect
    .poll(async () => (await post(person, "Bin da")).status, { timeout: 5_000, interval: 100 })
    .toBe(201);
  return person;
}
const post = (person: Person, text: string) =>
  person.call("POST /api/posts", { body: { client_id: randomUUID(), content: text } });
const textsOf = async (person: Person): Promise<string[]> =>
  (await person.must("GET /api/posts", { query: { limit: 20 } })).items.map(({ content }) => content ?? "");

test("lists come from the replica; a member finds their own write there or is answered by the database", async () => {
  const anna = await someoneWhoPosts();
  await expect.poll(() => figure("replicas_used"), { timeout: 10_000 }).toBe(1);
  const before = await figure("replica_reads_total");
  for (let n = 0; n < 20; n++) {
    expect((await post(anna, `Beitrag ${n}`)).status).toBe(201);
    expect((await textsOf(anna))[0]).toBe(`Beitrag ${n}`);
  }
  await expect
    .poll(async () => {
      await textsOf(anna);
      return figure("replica_reads_total");
    })
    .toBeGreaterThan(before);
});

test("a stalled replica is left out within a second; members see what they wrote meanwhile", async () => {
  const anna = await someoneWhoPosts();
  await expect.poll(() => figure("replicas_used"), { timeout: 10_000 }).toBe(1);
  await askServer(pair.second, "select pg_wal_replay_pause()");
  for (let n = 0; n < 5; n++) {
    expect((await post(anna, `Stillstand ${n}`)).status).toBe(201);
    expect((await textsOf(anna))[0]).toBe(`Stillstand ${n}`);
  }
  await expect.poll(() => figure("replicas_used"), { timeout: 5_000, interval: 50 }).toBe(0);
  await askServer(pair.second, "select pg_wal_replay_resume()");
  await expect.poll(() => figure("replicas_used"), { timeout: 10_000 }).toBe(1);
  // One that is gone answers nothing at all.
  pair.second.proxy.cut();
  for (let n = 0; n < 5; n++) expect((await anna.call("GET /api/posts")).status).toBe(200);
  await expect.poll(() => figure("replicas_used"), { timeout: 5_000, interval: 50 }).toBe(0);
  pair.second.proxy.restore();
  await expect.poll(() => figure("replicas_used"), { timeout: 10_000 }).toBe(1);
});

test("the database dies under load, an operator promotes the standby: under 30 s, nothing acknowledged is lost", async () => {
  const { anna, berta, chatId } = await aPairInChat({ url: server.url });
  const follower = new Follower(berta);
  await follower.connected;
  const sent: string[] = [];
  let running = true;
  let n = 0;
  const write = async () => {
    while (running) {
      const body = { client_id: randomUUID(), text: `Nachricht ${n++}` };
      const ask = () => anna.call("POST /api/chats/{id}/messages", { params: { id: chatId }, body });
      // A request without an answer is repeated with the same id, as in a browser.
      await expect
        .poll(async () => (await ask().catch(() => ({ status: 0 }))).status, {
          timeout: 60_000,
          interval: 50,
        })
        .toBe(201);
      sent.push(body.text);
    }
  };
  const writers = [write(), write(), write()];
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(30);
  const promote = () =>
    promisify(execFile)(process.execPath, [ADMIN, "promote"], { env: { ...process.env, ...env } });
  // Not while another one takes writes.
  await expect(promote()).rejects.toThrow("still takes writes");
  const began = performance.now();
  pair.kill();
  expect((await promote()).stdout).toContain("takes writes now");
  const until = sent.length + 10;
  await expect.poll(() => sent.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(until);
  const took = performance.now() - began;
  running = false;
  await Promise.all(writers);
  console.log(`writes again after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(30_000);
  await anna.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "Ende" },
  });
  await follower.untilText("Ende", 20_000);
  const stored = await askServer<{ text: string }>(
    pair.second,
    `select text from messages where conversation_id = '${chatId}'`,
  );
  expect(stored.map(({ text }) => text).sort()).toEqual([...sent, "Ende"].sort());
  expect(new Set(follower.messages.map(({ seq }) => seq)).size).toBe(follower.messages.length);
  expect(follower.messages.map(({ text }) => text).sort()).toEqual([...sent, "Ende"].sort());
  await follower.close();
});
