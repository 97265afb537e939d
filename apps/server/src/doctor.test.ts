import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  backupFinding,
  clockFinding,
  connectionsFinding,
  migrationsFinding,
  settingsFindings,
} from "#platform/doctor/database.ts";
import { examine, linesOf } from "#platform/doctor/doctor.ts";
import { certificateFinding, headersFinding, redisFinding } from "#platform/doctor/reach.ts";
import { diskFinding } from "#platform/doctor/settings.ts";
import type { Config } from "#platform/env/config.ts";
import { noteBackup } from "#platform/installation/queries.ts";
import { createLog } from "#platform/log.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const log = createLog("silent");
const examined = (changed: Partial<Config> = {}, publicUrl?: string) =>
  examine({
    config: { ...server.platform.config, ...changed },
    log,
    address: server.database.config,
    databaseDir: null,
    publicUrl,
  });
const levelsOf = async (changed: Partial<Config> = {}, publicUrl?: string) => {
  const levels: Record<string, string> = {};
  // Of several about one thing the worst counts.
  for (const { level, about } of await examined(changed, publicUrl))
    if (levels[about] !== "fail" && level !== "ok") levels[about] = level;
    else levels[about] ??= level;
  return levels;
};

describe("a running installation", () => {
  test("is looked over while it runs, with what to do about what is not as it should be", async () => {
    expect(await levelsOf()).toMatchObject({
      database: "ok",
      jit: "ok",
      clock: "ok",
      migrations: "ok",
      connections: "ok",
      processes: "ok",
      reach: "ok",
      headers: "ok",
      secret: "ok",
      mail: "warn",
      calls: "warn",
      robots: "warn",
      limits: "warn",
      // The test server has durability off and has never been backed up.
      durability: "fail",
      backups: "warn",
    });
    const lines = linesOf(await examined());
    expect(lines.find((line) => line.startsWith("fail  durability"))).toContain(
      "alter system set fsync = on",
    );
    expect(lines.at(-1)).toMatch(/^1 to repair, \d to look at\.$/);
  });

  test("that others reach has to keep more", async () => {
    const open = {
      loopback: false,
      origin: "http://127.0.0.1:1",
      secret: "only for tests, only for tests, only",
    };
    expect(await levelsOf(open, "https://www.kompagnon.example")).toMatchObject({
      address: "fail",
      proxy: "fail",
      robots: "fail",
      secret: "fail",
      mail: "fail",
      backups: "fail",
      reach: "warn",
    });
    expect(await levelsOf({ ...open, trustProxy: "127.0.0.1" })).toMatchObject({ proxy: "ok" });
    expect(await levelsOf({ ...open, trustProxy: "10.0.0.0/8, 0.0.0.0/0" })).toMatchObject({ proxy: "fail" });
  });

  test("knows when it was backed up", async () => {
    await noteBackup(server.platform.db, {
      at: new Date().toISOString(),
      bytes: 1,
      files: 0,
      withFiles: true,
    });
    expect(await levelsOf()).toMatchObject({ backups: "ok" });
  });

  test("a service that does not respond times out within seconds, and the report contains no secret", async () => {
    const silent = net.createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo; // it listens on TCP
    const began = Date.now();
    const findings = await examine({
      config: {
        ...server.platform.config,
        smtpUrl: `smtp://mailer:geheimes-passwort@127.0.0.1:${port}`,
        redis: { url: "redis://:geheimes-passwort@127.0.0.1:1", sentinels: null, cluster: null },
        origin: `http://127.0.0.1:${port}`,
      },
      log,
      address: { host: "127.0.0.1", port, password: "geheimes-passwort" },
      databaseDir: null,
      publicUrl: undefined,
    });
    expect(Date.now() - began).toBeLessThan(25_000);
    const failed = findings.filter(({ level }) => level === "fail").map(({ about }) => about);
    expect(failed.toSorted()).toEqual(["database", "mail", "redis"]);
    const report = linesOf(findings).join("\n");
    for (const secret of [
      "geheimes",
      "mailer",
      server.platform.config.secret,
      server.platform.config.identityKeys,
    ])
      expect(report).not.toContain(secret);
    silent.close();
  });
});

/** A server that speaks the Redis protocol and optionally refuses writes. */
async function startRedisLike(refuses: boolean) {
  const like = net.createServer((socket) =>
    socket.on("data", (text) => {
      for (const [, command] of String(text).matchAll(/^(info|set|client)$/gim))
        if (command?.toLowerCase() === "info") socket.write("$7\r\nloaded\n\r\n");
        else if (refuses && command?.toLowerCase() === "set") socket.write("-MISCONF no disk\r\n");
        else socket.write("+OK\r\n");
    }),
  );
  await new Promise<void>((resolve) => like.listen(0, "127.0.0.1", resolve));
  return { url: `redis://127.0.0.1:${(like.address() as AddressInfo).port}`, stop: () => like.close() };
}

describe("Redis", () => {
  test.each([
    [false, "ok", "takes what is written"],
    [true, "fail", "takes no writes"],
  ] as const)("that refuses writes: %s", async (refuses, level, text) => {
    const redis = await startRedisLike(refuses);
    const [finding] = await redisFinding({ redis: { url: redis.url, sentinels: null, cluster: null } });
    redis.stop();
    expect(finding).toMatchObject({ level, text: expect.stringContaining(text) });
  });

  test("is looked for behind its sentinels or in its Cluster, where each place has to answer", async () => {
    const url = "redis://localhost";
    const places = [{ host: "127.0.0.1", port: 1 }];
    for (const redis of [
      { url, sentinels: { name: "kompagnon", sentinels: places }, cluster: null },
      { url, sentinels: null, cluster: places },
    ]) {
      const findings = await redisFinding({ redis });
      expect(findings.map(({ level }) => level)).toEqual(["fail", "fail"]);
    }
  });
});

describe("what counts as broken", () => {
  const HOUR = 3_600_000;
  const good = {
    version: "18.1",
    number: 180_001,
    fsync: "on",
    pages: "on",
    commit: "on",
    jit: "off",
    connections: 97,
  };
  const levels = (changed: Partial<typeof good>) =>
    settingsFindings({ ...good, ...changed }).map(({ level }) => level);
  test("settings of the database", () => {
    expect(levels({})).toEqual(["ok", "ok", "ok"]);
    expect(levels({ number: 140_010 })[0]).toBe("fail");
    expect(levels({ number: 190_001 })[0]).toBe("warn");
    expect(levels({ commit: "off" })[1]).toBe("fail");
    expect(levels({ jit: "on" })[2]).toBe("warn");
  });
  test("connections, clocks, migrations", () => {
    expect([1, 4, 6].map((processes) => connectionsFinding(processes, 16, 97).level)).toEqual([
      "ok",
      "ok",
      "fail",
    ]);
    expect(connectionsFinding(5, 16, 97).level).toBe("warn");
    const clocks = [
      { least: -5, most: 3 },
      { least: 1_500, most: 1_510 },
      { least: -31_000, most: -30_000 },
    ];
    expect(clocks.map((clock) => clockFinding(clock).level)).toEqual(["ok", "warn", "fail"]);
    expect(migrationsFinding(["a", "b"], ["a", "b"]).level).toBe("ok");
    expect(migrationsFinding(["a"], ["a", "b"]).text).toContain("1 are due, first b");
    expect(migrationsFinding(["a", "c"], ["a"]).text).toContain("newer");
  });
  test("backups by their age", () => {
    const now = Date.now();
    const of = (hours: number | null, more = {}) =>
      backupFinding({
        backup: hours === null ? null : new Date(now - hours * HOUR),
        archived: null,
        failing: false,
        loopback: false,
        now,
        ...more,
      }).level;
    expect([of(2), of(60), of(200), of(null), of(null, { loopback: true })]).toEqual([
      "ok",
      "warn",
      "fail",
      "fail",
      "warn",
    ]);
    expect(of(200, { archived: new Date(now - HOUR) })).toBe("ok");
    expect(of(2, { failing: true })).toBe("fail");
  });
  test("room, certificates, headers", () => {
    expect([50e9, 5e9, 0.4e9].map((free) => diskFinding(free, 100e9).level)).toEqual(["ok", "warn", "fail"]);
    const until = (days: number) =>
      certificateFinding(new Date(Date.now() + days * 24 * HOUR + HOUR), Date.now()).level;
    expect([until(60), until(10), until(1), until(-1)]).toEqual(["ok", "warn", "fail", "fail"]);
    const policy = "default-src 'none'; frame-ancestors 'none'";
    const seen = (csp: string, hsts = "max-age=31536000") =>
      headersFinding(new Headers({ "content-security-policy": csp, "strict-transport-security": hsts }), true)
        .level;
    expect([seen(policy), seen(`${policy}, default-src *`), seen("default-src *"), seen(policy, "")]).toEqual(
      ["ok", "fail", "fail", "fail"],
    );
  });
});
