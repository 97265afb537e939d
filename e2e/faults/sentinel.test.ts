import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Cluster, startCluster } from "../cluster.ts";
import { freePort } from "../servers.ts";
import { ask, hasRedis, startRedis } from "./own-redis.ts";
import { talkAcross } from "./talk.ts";

const NAME = "tried";

describe.skipIf(!hasRedis)("behind Redis Sentinel", () => {
  let cluster: Cluster;
  const started: ChildProcess[] = [];
  let first: ChildProcess;
  let sentinel: (command: string) => Promise<string>;

  beforeAll(async () => {
    const [one, two, ...watching] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    first = await startRedis(one ?? 0, ['save ""', "repl-diskless-sync-delay 0"]);
    started.push(first, await startRedis(two ?? 0, ['save ""', `replicaof 127.0.0.1 ${one}`]));
    for (const port of watching)
      started.push(
        await startRedis(
          port,
          [
            `sentinel monitor ${NAME} 127.0.0.1 ${one} 2`,
            `sentinel down-after-milliseconds ${NAME} 1000`,
            `sentinel failover-timeout ${NAME} 5000`,
          ],
          "--sentinel",
        ),
      );
    sentinel = (command) => ask(watching[0] ?? 0, `SENTINEL ${command} ${NAME}`);
    // A copy that never had everything may not take over.
    await vi.waitFor(
      async () => expect(await ask(two ?? 0, "INFO replication")).toContain("master_link_status:up"),
      { timeout: 30_000, interval: 50 },
    );
    // Each sentinel finds the replica and the others through the first Redis.
    await vi.waitFor(
      async () => {
        expect(await sentinel("ckquorum")).toContain("3 usable Sentinels");
        expect(await sentinel("replicas")).toMatch(/^\*1\r\n/);
      },
      { timeout: 30_000, interval: 200 },
    );
    cluster = await startCluster(2, {
      WEB_ROOT: "off",
      REDIS_URL: "",
      REDIS_MASTER_NAME: NAME,
      REDIS_SENTINELS: watching.map((port) => `127.0.0.1:${port}`).join(),
    });
  });
  afterAll(async () => {
    await cluster?.stop();
    for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  });

  const urlOf = (n: number) => cluster.processes[n]?.url ?? "";
  const redisAt = async (n: number) =>
    ((await (await fetch(`${urlOf(n)}/api/health`)).json()) as { redis: string }).redis; // health's own answer
  const bothReady = () =>
    vi.waitFor(async () => expect([await redisAt(0), await redisAt(1)]).toEqual(["ok", "ok"]), {
      timeout: 30_000,
      interval: 100,
    });

  test("the first Redis dies, another takes its place, and live events go on between processes", async () => {
    await bothReady();
    const { follower, send, typingArrives } = await talkAcross(urlOf(0), urlOf(1));
    await send("vorher");
    await follower.untilText("vorher", 10_000);
    const before = await sentinel("get-master-addr-by-name");
    first.kill("SIGKILL");
    await send("währenddessen");
    await follower.untilText("währenddessen", 10_000);
    await vi.waitFor(async () => expect(await sentinel("get-master-addr-by-name")).not.toEqual(before), {
      timeout: 30_000,
      interval: 100,
    });
    await bothReady();
    await typingArrives(30_000);
    await send("nachher");
    await follower.untilText("nachher", 10_000);
    expect(follower.messages.map(({ text }) => text)).toEqual(["vorher", "währenddessen", "nachher"]);
    await follower.close();
  });
});
