import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MALLOC } from "../scripts/server-process.mjs";

const MAIN = path.resolve(import.meta.dirname, "../apps/server/src/main.ts");
/** As npm start has it. */
const CACHE = path.resolve(import.meta.dirname, "../node_modules/.cache/compiled");
const READY_WITHIN_MS = 180_000;

/** A proof of work as always, but a tenth of it: a browser's half second counts where many sign in. */
export const LITTLE_WORK = { CAPTCHA_WORK: "2400" };

/** A process of the product, as its operator starts it. */
export type Running = {
  url: string;
  process: ChildProcess;
  dataDir: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo; // it listens on TCP
      server.close(() => resolve(port));
    });
  });

/** A scratch folder that user nobody may enter (as root, the embedded database runs as user nobody). */
export const scratchDir = (): string => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-e2e-"));
  fs.chmodSync(dir, 0o755);
  return dir;
};

/** Starts a process and waits until it answers. */
export async function startServer(env: Record<string, string> = {}): Promise<Running> {
  const port = env["PORT"] ? Number(env["PORT"]) : await freePort();
  const dataDir = env["DATA_DIR"] ?? scratchDir();
  const url = `http://localhost:${port}`;
  let output = "";
  const child = spawn(process.execPath, ["--expose-gc", MAIN], {
    env: {
      NODE_COMPILE_CACHE: CACHE,
      ...MALLOC,
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "1000",
      // Whatever model server the machine may run is none of a journey's.
      AI_LOCAL: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + chunk).slice(-20_000)));
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const up = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output}`);
    await sleep(100);
  }
  return {
    url,
    process: child,
    dataDir,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode) return;
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill(signal);
      await exited;
    },
  };
}
