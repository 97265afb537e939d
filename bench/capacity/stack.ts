import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serverProcess } from "../../scripts/server-process.mjs";
import { memoryOf, processorOf } from "../fanout/measure.ts";
import { end, freePort, type Program, startOnFirstCore, used } from "../speed/processes.ts";
import type { ROLES } from "./model.ts";

/** Processor time of each, in ms. */
export type Times = Record<(typeof ROLES)[number], number>;

/** The product as one process per role, with its own PostgreSQL and Redis, so that no other work is counted. */
export type Stack = {
  /** Where web and stream processes listen. */
  ports: { web: number; stream: number };
  origin: string;
  databaseUrl: string;
  files: string;
  times(): Times;
  /** Resident memory of a process in KiB. */
  memory(role: "web" | "stream" | "jobs"): number;
  stop(): Promise<void>;
};

async function startRedis(folder: string): Promise<{ pid: number; port: number; stop: () => void }> {
  const port = await freePort();
  const child = spawn("redis-server", ["--port", String(port), "--save", "", "--dir", folder], {
    stdio: "ignore",
  });
  if (!child.pid) throw new Error("redis-server can't be started");
  return { pid: child.pid, port, stop: () => child.kill("SIGKILL") };
}

/** Starts it; all of it on the first core where that can be had. */
export async function startStack(): Promise<Stack> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-capacity-"));
  fs.chmodSync(scratch, 0o755);
  const database = path.join(scratch, "db");
  const databaseUrl = `postgres://app@localhost/postgres?host=${database}/run`;
  const redis = await startRedis(scratch);
  const web = await freePort();
  const stream = await freePort();
  const jobs = await freePort();
  const origin = `http://localhost:${web}`;
  const start = async (role: string, port: number, env: Record<string, string>): Promise<Program> => {
    const command = await serverProcess({
      NODE_ENV: "production",
      PORT: String(port),
      ROLES: role,
      DATA_DIR: scratch,
      APP_ORIGIN: origin,
      SECRET: "x".repeat(32),
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      SAMPLE_DATA: "off",
      CAPTCHA_PROVIDER: "none",
      RATE_LIMIT_FACTOR: "1000000",
      DEALS_PER_DAY: "1000000",
      LOG_LEVEL: "error",
      AI_LOCAL: "off",
      ...env,
    });
    return startOnFirstCore(command.args, command.env, `http://localhost:${port}/api/health`);
  };
  const first = await start("web", web, {});
  const programs = {
    web: first,
    stream: await start("stream", stream, { DATABASE_URL: databaseUrl }),
    jobs: await start("jobs", jobs, { DATABASE_URL: databaseUrl }),
  };
  return {
    ports: { web, stream },
    origin,
    databaseUrl,
    files: path.join(scratch, "files"),
    times: () => ({
      web: processorOf(first.pid),
      stream: processorOf(programs.stream.pid),
      jobs: processorOf(programs.jobs.pid),
      redis: processorOf(redis.pid),
      postgres: used(first.pid, database).postgres,
    }),
    memory: (role) => memoryOf(programs[role].pid),
    async stop() {
      for (const one of [programs.jobs, programs.stream, first]) await end(one);
      redis.stop();
      fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
