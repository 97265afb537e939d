import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aMatchingMember, aPairInChat } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { startServer } from "../servers.ts";
import { Follower } from "./follower.ts";
import { startProxy } from "./proxy.ts";
import { at } from "./talk.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(2, { WEB_ROOT: "off" });
});
afterAll(() => cluster.stop());

const urlOf = (n: number) => cluster.processes[n]?.url ?? "";
const send = (person: Person, chatId: string, text: string, client_id = randomUUID()) =>
  person.call("POST /api/chats/{id}/messages", { params: { id: chatId }, body: { client_id, text } });

describe("two processes, one community", () => {
  test("a message sent through one arrives through the other, exactly once and in order", async () => {
    const { anna, berta, chatId } = await aPairInChat({ url: urlOf(0) });
    const follower = new Follower(at(berta, urlOf(1)));
    await follower.connected;
    for (let n = 0; n < 100; n++)
      expect((await send(n % 2 ? anna : at(anna, urlOf(1)), chatId, `Nachricht ${n}`)).status).toBe(201);
    await send(anna, chatId, "Ende");
    await follower.untilText("Ende", 10_000);
    expect(follower.messages.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 100 }, (_, n) => `Nachricht ${n}`),
      "Ende",
    ]);
    await follower.close();
  });

  test("the sign-in lock and a spent session are shared", async () => {
    const { anna } = await aPairInChat({ url: urlOf(0) });
    for (let n = 0; n < 5; n++)
      await at(anna, urlOf(n % 2)).call("POST /api/auth/sign-in", {
        body: { email: anna.email, password: `falsch ${n} falsch` },
      });
    const locked = await at(anna, urlOf(1)).call("POST /api/auth/sign-in", {
      body: { email: anna.email, password: "ein gutes Passwort 7" },
    });
    expect(locked.error.error).toBe("too_many_attempts");
    await at(anna, urlOf(0)).call("POST /api/auth/signout");
    const statusAt = async (url: string) => (await at(anna, url).call("GET /api/me")).status;
    expect(await statusAt(urlOf(0))).toBe(401);
    // What another process knows of a caller is half a second old at most.
    await expect.poll(() => statusAt(urlOf(1)), { timeout: 1_000, interval: 20 }).toBe(401);
  });

  test("mutual Deals through both processes at once become one match", async () => {
    const results = [];
    for (let n = 0; n < 5; n++) {
      const anna = await aMatchingMember({ url: urlOf(0) });
      const berta = await aMatchingMember({ url: urlOf(1) });
      const answers = await Promise.all([
        anna.must("POST /api/matching/swipes", { body: { user_id: berta.id, liked: true } }),
        berta.must("POST /api/matching/swipes", { body: { user_id: anna.id, liked: true } }),
      ]);
      results.push(answers.filter(({ isMatch }) => isMatch).length);
    }
    expect(results).toEqual([1, 1, 1, 1, 1]);
  });
});

describe("faults", () => {
  test("kill -9 in the middle of sending: nothing acknowledged is lost, nothing is there twice, the follower catches up", async () => {
    const victim = await startServer(cluster.env);
    const { anna, berta, chatId } = await aPairInChat({ url: victim.url });
    const follower = new Follower(berta);
    await follower.connected;
    const acknowledged = await sendThrough(anna, chatId, 3, async () => {
      await victim.stop("SIGKILL");
      return startServer({ ...cluster.env, PORT: new URL(victim.url).port });
    });
    // Whatever comes twice comes before the last.
    await send(anna, chatId, "Ende");
    acknowledged.push("Ende");
    await follower.untilText("Ende", 15_000);
    await check(anna, chatId, acknowledged, follower);
    await follower.close();
    await acknowledged.server.stop();
  });

  test("the embedded database: kill -9 of the server loses and doubles nothing either", async () => {
    const env = { SAMPLE_DATA: "off", CAPTCHA_PROVIDER: "none", WEB_ROOT: "off" };
    const victim = await startServer(env);
    const { anna, berta, chatId } = await aPairInChat({ url: victim.url });
    const follower = new Follower(berta);
    await follower.connected;
    const acknowledged = await sendThrough(anna, chatId, 2, async () => {
      await victim.stop("SIGKILL");
      return startServer({ ...env, DATA_DIR: victim.dataDir, PORT: new URL(victim.url).port });
    });
    // Whatever comes twice comes before the last.
    await send(anna, chatId, "Ende");
    acknowledged.push("Ende");
    await follower.untilText("Ende", 15_000);
    await check(anna, chatId, acknowledged, follower);
    await follower.close();
    await acknowledged.server.stop();
  });

  test("the embedded database goes with the process that started it: one that had joined starts its own", async () => {
    const env = { SAMPLE_DATA: "off", CAPTCHA_PROVIDER: "none", WEB_ROOT: "off" };
    const owner = await startServer(env);
    const joined = await startServer({ ...env, DATA_DIR: owner.dataDir });
    const { anna, chatId } = await aPairInChat({ url: joined.url });
    expect((await send(anna, chatId, "vorher")).status).toBe(201);
    await owner.stop("SIGTERM");
    const health = async () => (await fetch(`${joined.url}/api/health`)).status;
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    expect((await send(anna, chatId, "nachher")).status).toBe(201);
    // Who starts now joins it, and who starts while it stops waits for that.
    const third = await startServer({ ...env, DATA_DIR: owner.dataDir });
    const stopped = joined.stop("SIGTERM");
    const fourth = startServer({ ...env, DATA_DIR: owner.dataDir });
    await stopped;
    const last = await fourth;
    await expect
      .poll(async () => (await send(at(anna, last.url), chatId, "am Ende")).status, { timeout: 20_000 })
      .toBe(201);
    await expect
      .poll(async () => (await fetch(`${third.url}/api/health`)).status, { timeout: 20_000 })
      .toBe(200);
    const { items } = await at(anna, third.url).must("GET /api/chats/{id}/messages", {
      params: { id: chatId },
    });
    expect(items.map(({ text }) => text)).toEqual(expect.arrayContaining(["vorher", "nachher", "am Ende"]));
    await Promise.all([third.stop(), last.stop()]);
  });

  test("a rolling restart of two processes under load loses no request and no event", async () => {
    const processes = [await startServer(cluster.env), await startServer(cluster.env)];
    const { anna, berta, chatId } = await aPairInChat({ url: processes[0]?.url ?? "" });
    const follower = new Follower(at(berta, processes[1]?.url ?? ""));
    await follower.connected;
    const acknowledged: string[] = [];
    const failed: string[] = [];
    let running = true;
    let n = 0;
    /** As a proxy does: what one process does not take (no connection, or 503 while it stops) goes to the other, once. */
    const write = async () => {
      while (running) {
        const text = `Nachricht ${n++}`;
        const client = randomUUID();
        const [first = "", second = ""] = (n % 2 ? processes : processes.toReversed()).map(({ url }) => url);
        const ask = (url: string) =>
          send(at(anna, url), chatId, text, client).then(
            ({ status }) => status,
            () => 0,
          );
        const answered = await ask(first);
        const status = answered === 0 || answered === 503 ? await ask(second) : answered;
        if (status === 201) acknowledged.push(text);
        else failed.push(`${text}: ${status}`);
      }
    };
    const writers = Array.from({ length: 4 }, write);
    for (const place of [0, 1]) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
      const old = processes[place];
      if (!old) throw new Error("two were started");
      await old.stop("SIGTERM");
      processes[place] = await startServer({ ...cluster.env, PORT: new URL(old.url).port });
    }
    running = false;
    await Promise.all(writers);
    await send(at(anna, processes[0]?.url ?? ""), chatId, "Ende");
    acknowledged.push("Ende");
    expect(failed).toEqual([]);
    await follower.untilText("Ende", 15_000);
    await check(at(anna, processes[0]?.url ?? ""), chatId, acknowledged, follower);
    await follower.close();
    for (const one of processes) await one.stop();
  });

  test("database cut: 503 within a second, streams kept, and all by itself again when it is back", async () => {
    const target = new URL(cluster.env["DATABASE_URL"] ?? "");
    const proxy = await startProxy(target.hostname, Number(target.port || 5432));
    target.host = `127.0.0.1:${proxy.port}`;
    const server = await startServer({ ...cluster.env, DATABASE_URL: target.href });
    const { anna, berta, chatId } = await aPairInChat({ url: server.url });
    const follower = new Follower(berta);
    await follower.connected;
    proxy.cut();
    const began = performance.now();
    const refused = await send(anna, chatId, "geht gerade nicht");
    expect([refused.status, refused.error.error]).toEqual([503, "unavailable"]);
    expect(performance.now() - began).toBeLessThan(1_500);
    // The id in the response finds the line in the log.
    const { id = "missing" } = refused.error;
    const lineOf = () =>
      server
        .output()
        .split("\n")
        .find((one) => one.includes(id) && one.endsWith("}"));
    await expect.poll(lineOf, { timeout: 5_000 }).toBeDefined();
    expect(JSON.parse(lineOf() ?? "null")).toMatchObject({
      msg: "request failed",
      err: { stack: expect.any(String) },
    });
    expect((await anna.call("GET /api/health")).status).toBe(503);
    proxy.restore();
    await expect
      .poll(
        async () => (await send(anna, chatId, "jetzt wieder", "0190a0a0-0000-7000-8000-000000000001")).status,
        { timeout: 10_000 },
      )
      .toBe(201);
    await send(anna, chatId, "Ende");
    await follower.untilText("Ende", 10_000);
    expect(follower.messages.map(({ text }) => text)).toEqual(["jetzt wieder", "Ende"]);
    await follower.close();
    await server.stop();
    await proxy.close();
  });

  test("Redis cut: everything goes on, messages between processes arrive by polling", async () => {
    const target = new URL(cluster.env["REDIS_URL"] ?? "");
    const proxy = await startProxy(target.hostname, Number(target.port || 6379));
    const server = await startServer({ ...cluster.env, REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    const { anna, berta, chatId } = await aPairInChat({ url: server.url });
    const follower = new Follower(at(berta, urlOf(0)));
    await follower.connected;
    proxy.cut();
    await expect.poll(async () => (await anna.must("GET /api/health")).redis).toBe("down");
    for (let n = 0; n < 10; n++) expect((await send(anna, chatId, `ohne Redis ${n}`)).status).toBe(201);
    await follower.until(10, 5_000);
    proxy.restore();
    await expect.poll(async () => (await anna.must("GET /api/health")).redis, { timeout: 15_000 }).toBe("ok");
    expect((await send(anna, chatId, "mit Redis")).status).toBe(201);
    await follower.until(11, 5_000);
    expect(new Set(follower.messages.map(({ id }) => id)).size).toBe(11);
    await follower.close();
    await server.stop();
    await proxy.close();
  });

  test("a stop lets running requests end and streams reconnect elsewhere", async () => {
    const server = await startServer(cluster.env);
    const { anna, berta, chatId } = await aPairInChat({ url: server.url });
    const follower = new Follower(berta);
    await follower.connected;
    const running = Array.from({ length: 20 }, (_, n) => send(anna, chatId, `noch schnell ${n}`));
    await Promise.race(running);
    const stopped = server.stop("SIGTERM");
    const answers = await Promise.allSettled(running);
    await stopped;
    const stored = answers.filter(
      (answer) => answer.status === "fulfilled" && answer.value.status === 201,
    ).length;
    expect(stored).toBeGreaterThan(0);
    const { items } = await at(anna, urlOf(0)).must("GET /api/chats/{id}/messages", {
      params: { id: chatId },
    });
    expect(items.length).toBeGreaterThanOrEqual(stored);
    await follower.close();
    expect(server.process.exitCode).toBe(0);
  });
});

type Acknowledged = string[] & { server: Awaited<ReturnType<typeof startServer>> };

/** Sends without pause through a restart; a try without an answer is repeated with its client id, as a browser does. */
async function sendThrough(
  person: Person,
  chatId: string,
  writers: number,
  restart: () => ReturnType<typeof startServer>,
): Promise<Acknowledged> {
  const acknowledged: string[] = [];
  let running = true;
  let n = 0;
  const write = async () => {
    while (running) {
      const text = `Nachricht ${n++}`;
      const client = randomUUID();
      // No answer: the server is gone.
      await vi.waitFor(async () => expect((await send(person, chatId, text, client)).status).toBe(201), {
        timeout: 60_000,
        interval: 50,
      });
      acknowledged.push(text);
    }
  };
  const all = Array.from({ length: writers }, write);
  const more = (count: number) =>
    expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  await more(20);
  const server = await restart();
  await more(acknowledged.length + 20);
  running = false;
  await Promise.all(all);
  return Object.assign(acknowledged, { server });
}

async function check(
  person: Person,
  chatId: string,
  acknowledged: readonly string[],
  follower: Follower,
): Promise<void> {
  const stored: { seq: number; text: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.must("GET /api/chats/{id}/messages", {
      params: { id: chatId },
      query: { limit: 100, ...(cursor && { cursor }) },
    });
    stored.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(stored.map(({ text }) => text).sort()).toEqual([...acknowledged].sort());
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => stored.length - index));
  expect(follower.messages.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
}
