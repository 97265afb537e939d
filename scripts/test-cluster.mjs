// npm run test:cluster: what differs on PostgreSQL and Redis that several processes share, the fault tests, and the main
// journey over two processes. Fails where they are missing. TEST_DATABASE_URL and TEST_REDIS_URL name them.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { provideWebApp } from "./web-build.mjs";

const root = path.resolve(import.meta.dirname, "..");
const database = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const redis = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const answers = (url) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = net.connect({ host: hostname, port: Number(port) });
    socket.setTimeout(2_000, () => socket.destroy(new Error("no answer")));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

for (const [name, url] of [
  ["PostgreSQL", database],
  ["Redis", redis],
])
  if (!(await answers(url))) {
    console.error(
      `${name} does not answer at ${new URL(url).host}. The cluster tests need it; set TEST_${name === "Redis" ? "REDIS" : "DATABASE"}_URL.`,
    );
    process.exit(1);
  }

const env = { ...process.env, TEST_DATABASE_URL: database, TEST_REDIS_URL: redis };
const run = (command, args) => {
  const file = fs.realpathSync(path.join(root, "node_modules/.bin", command));
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
};
/**
 * The request tests have already run against the embedded PostgreSQL. This script repeats those that
 * - start a second process of a community: sessions, attempts, jobs and mails are shared;
 * - use the live stream's own fixture, where Redis wakes the other processes (`startStand`);
 * - run with the real rate limits, which Redis counts here (`RATE_LIMIT_FACTOR`);
 * - race transactions and locks against each other (`storm.test.ts`, `platform/db`).
 */
const DIFFERS = /\bbeside:|\bstartStand\(|\bRATE_LIMIT_FACTOR\b/;
const RACES = /(storm\.test\.ts|platform\/db\/.*\.test\.ts)$/;
const tests = fs
  .globSync("apps/server/src/**/*.test.ts", { cwd: root })
  .filter((file) => RACES.test(file) || DIFFERS.test(fs.readFileSync(path.join(root, file), "utf8")))
  .sort();
console.log(`${tests.length} files differ here`);
if (tests.length < 10)
  throw new Error("The rule finds too few files: has something it looks for been renamed?");
run("vitest", ["run", "--project", "server*", "--project", "long", ...tests]);
run("vitest", ["run", "--config", "vitest.cluster.config.ts"]);
await provideWebApp();
run("playwright", ["test", "-c", "e2e/cluster.config.ts"]);
