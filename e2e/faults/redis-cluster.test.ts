import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aMember } from "../../apps/server/src/testing/builders.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { freePort } from "../servers.ts";
import { ask, hasRedis, startRedis } from "./own-redis.ts";
import { at, talkAcross } from "./talk.ts";

/** Three machines with a copy each. */
const MACHINES = 6;

describe.skipIf(!hasRedis)("in a Redis Cluster", () => {
  let cluster: Cluster;
  const machines: { port: number; child: ChildProcess }[] = [];

  beforeAll(async () => {
    for (let n = 0; n < MACHINES; n++) {
      const port = await freePort();
      const bus = await freePort();
      const settings = [
        'save ""',
        "repl-diskless-sync-delay 0",
        "cluster-enabled yes",
        `cluster-port ${bus}`,
        "cluster-node-timeout 1000",
      ];
      machines.push({ port, child: await startRedis(port, settings) });
    }
    const places = machines.map(({ port }) => `127.0.0.1:${port}`);
    execFileSync("redis-cli", ["--cluster", "create", ...places, "--cluster-replicas", "1", "--cluster-yes"]);
    const everywhere = () =>
      Promise.all(
        machines.map(async ({ port }) => {
          const clusterInfo = await ask(port, "CLUSTER INFO");
          expect(clusterInfo).toContain("cluster_state:ok");
          expect(clusterInfo).toContain(`cluster_known_nodes:${MACHINES}`);
          // A copy that never had everything may not take over.
          expect(await ask(port, "INFO replication")).toMatch(/connected_slaves:1|master_link_status:up/);
        }),
      );
    await vi.waitFor(everywhere, { timeout: 30_000, interval: 200 });
    cluster = await startCluster(2, {
      WEB_ROOT: "off",
      REDIS_URL: "",
      RATE_LIMIT_FACTOR: "1",
      REDIS_CLUSTER: places.slice(0, 3).join(),
    });
  });
  afterAll(async () => {
    await cluster?.stop();
    for (const { child } of machines.filter(({ child }) => child.exitCode === null && !child.signalCode)) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  });

  const urlOf = (n: number) => cluster.processes[n]?.url ?? "";
  const bothReady = () =>
    vi.waitFor(
      async () => {
        for (const n of [0, 1])
          expect(await (await fetch(`${urlOf(n)}/api/health`)).json()).toMatchObject({ redis: "ok" });
      },
      { timeout: 30_000, interval: 100 },
    );
  /** Until the Cluster has found that one is dead, and its copy has taken over. */
  const takenOver = async () => {
    const nodes = (await ask(machines.at(-1)?.port ?? 0, "CLUSTER NODES")).split("\n");
    const firstOnes = nodes.filter((line) => /\bmaster\b/.test(line));
    expect(firstOnes.map((line) => /\bmaster,fail\b/.test(line)).toSorted()).toEqual([
      false,
      false,
      false,
      true,
    ]);
  };

  /**
   * A member spreads 70 calls over both processes, where 60 are allowed: alone neither would refuse one. For a moment each
   * may count alone, because a machine did not answer within half a second; a new member has a new count.
   */
  const refusesTogether = async () => {
    const here = await aMember({ url: urlOf(0) });
    const there = at(here, urlOf(1));
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        (n % 2 ? here : there).call("PUT /api/matching/preferences", { body: {} }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  };

  test("processes share limits and events, and go on when a machine dies", async () => {
    await bothReady();
    const { follower, send, typingArrives } = await talkAcross(urlOf(0), urlOf(1));
    await vi.waitFor(refusesTogether, { timeout: 15_000, interval: 500 });
    await send("vorher");
    await follower.untilText("vorher", 10_000);
    await typingArrives(15_000);

    const [dying] = machines;
    dying?.child.kill("SIGKILL");
    await send("währenddessen");
    await follower.untilText("währenddessen", 10_000);
    await vi.waitFor(takenOver, { timeout: 30_000, interval: 200 });
    await bothReady();
    await typingArrives(30_000);
    await send("nachher");
    await follower.untilText("nachher", 10_000);
    expect(follower.messages.map(({ text }) => text)).toEqual(["vorher", "währenddessen", "nachher"]);
    await follower.close();
  });
});
