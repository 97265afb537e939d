import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Cluster, startCluster } from "../cluster.ts";
import { freePort } from "../servers.ts";
import { ask, hasRedis, startRedis } from "./own-redis.ts";
import { openSmallDisk, type SmallDisk } from "./small-disk.ts";
import { talkAcross } from "./talk.ts";

const MB = 2 ** 20;
const disk = hasRedis ? await openSmallDisk(64 * MB).catch(() => null) : null;
if (!disk) console.log("no Redis can be started on a disk that fills here");

describe.skipIf(!disk)("a Redis whose disk is full", () => {
  const { folder, fill, free, close } = disk as SmallDisk; // or it is skipped
  let redis: ChildProcess;
  let port: number;
  let cluster: Cluster;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port, ["save 3600 1", "rdbcompression no", `dir ${folder}`]);
    const redisUrl = `redis://127.0.0.1:${port}`;
    cluster = await startCluster(2, { WEB_ROOT: "off", REDIS_URL: redisUrl, RATE_LIMIT_FACTOR: "1" });
  });
  afterAll(async () => {
    await cluster?.stop();
    redis?.kill("SIGKILL");
    if (redis) await once(redis, "exit");
    await close();
  });

  const healthOf = async ({ url }: { url: string }) => (await fetch(`${url}/api/health`)).json();
  const saved = async (as: "ok" | "err") => {
    await ask(port, "BGSAVE");
    const told = async () =>
      expect(await ask(port, "INFO persistence")).toContain(`rdb_last_bgsave_status:${as}`);
    await vi.waitFor(told, { timeout: 15_000, interval: 200 });
  };

  test("takes no writes: everything goes on, limits hold by process, and all is well again with the room", async () => {
    const [one, two] = cluster.processes;
    if (!one || !two) throw new Error("two processes");
    const { anna, follower, send, typingArrives } = await talkAcross(one.url, two.url);
    await send("vorher");
    await follower.untilText("vorher", 10_000);

    // More than the room that is left has to be saved.
    await ask(port, `EVAL "return redis.call('SET', 'ballast', string.rep('x', ${4 * MB}))" 0`);
    await fill(0);
    await saved("err");
    expect(await ask(port, "SET neu 1")).toMatch(/^-MISCONF/);
    for (const text of ["eins", "zwei", "drei"]) await send(text);
    await follower.untilText("drei", 10_000);
    // Events that only Redis carries still reach other processes: only writes are refused.
    await typingArrives(15_000);
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => anna.call("PUT /api/matching/preferences", { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(await healthOf(one)).toMatchObject({ status: "ok", redis: "read_only" });
    await vi.waitFor(() => expect(one.output() + two.output()).toContain("redis takes no writes"), {
      timeout: 30_000,
      interval: 200,
    });

    await free();
    await saved("ok");
    expect(await ask(port, "SET neu 1")).toMatch(/^\+OK/);
    expect(await healthOf(one)).toMatchObject({ redis: "ok" });
    await send("nachher");
    await follower.untilText("nachher", 10_000);
    expect(follower.messages.map(({ text }) => text)).toEqual(["vorher", "eins", "zwei", "drei", "nachher"]);
    await vi.waitFor(() => expect(one.output() + two.output()).toContain("redis takes writes again"), {
      timeout: 30_000,
      interval: 200,
    });
    await follower.close();
  });
});
