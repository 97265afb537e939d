// npm run test:cluster: the request tests and the fault tests against real PostgreSQL and Redis. Fails where they are
// missing. TEST_DATABASE_URL and TEST_REDIS_URL name them.
import { spawnSync } from "node:child_process";
import net from "node:net";
import path from "node:path";

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
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
};
run("vitest", ["run", "--project", "server"]);
run("vitest", ["run", "--config", "vitest.cluster.config.ts"]);
run("npm", ["run", "--silent", "build"]);
run("playwright", ["test", "-c", "e2e/cluster.config.ts"]);
