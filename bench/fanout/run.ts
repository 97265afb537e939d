import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serverProcess } from "../../scripts/server-process.mjs";
import { CHAT, COOKIE, databaseUrl, GROUP, inFreshDatabase, seed } from "./community.ts";
import type { Answer, Ask } from "./listeners.ts";
import { memoryOf, processorOf, type Spread, show, spreadOf } from "./measure.ts";

const { values: given } = parseArgs({
  options: {
    streams: { type: "string", default: "10000" },
    /** Events a second, each to all streams. */
    events: { type: "string", default: "1" },
    /** Ordinary requests a second at the same time. */
    requests: { type: "string", default: "100" },
    /** Seconds of each measurement. */
    seconds: { type: "string", default: "10" },
    port: { type: "string", default: "4310" },
  },
});
const streams = Number(given.streams);
const eventRate = Number(given.events);
const requestRate = Number(given.requests);
const seconds = Number(given.seconds);
const port = Number(given.port);
const LIMIT_MS = 300_000;
const here = import.meta.dirname;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** One request; resolves with its time in ms, rejects unless it succeeds. */
function request(method: string, address: string, body?: object): Promise<number> {
  const began = performance.now();
  const headers = {
    cookie: `sid=${COOKIE}`,
    origin: `http://localhost:${port}`,
    ...(body && { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { agent, port, host: "127.0.0.1", method, path: address, headers },
      (response) => {
        response.resume().on("end", () => {
          if (response.statusCode === (method === "POST" ? 201 : 200)) resolve(performance.now() - began);
          else reject(new Error(`${method} ${address} answered ${response.statusCode}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}
const ordinary = () => request("GET", `/api/chats/${CHAT}/messages?limit=50`);
// The text says when it was sent: the listeners take it from there.
const publish = () =>
  request("POST", `/api/groups/${GROUP}/channels/${CHAT}/messages`, {
    client_id: randomUUID(),
    text: new Date().toISOString(),
  });

/** Does something at a fixed rate, whether or not earlier ones have been answered; resolves with their times. */
async function atRate(rate: number, work: () => Promise<number>): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const began = performance.now();
  for (let count = 0; count < rate * seconds; count++) {
    await sleep(Math.max(0, began + (count * 1000) / rate - performance.now()));
    pending.push(work());
  }
  return Promise.all(pending);
}

async function start(
  file: string,
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<ChildProcess & { pid: number }> {
  const child = fork(file, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const isUp = await request("GET", "/").then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== "ECONNREFUSED",
    );
    if (isUp) return child as ChildProcess & { pid: number }; // it runs, so it has a pid
    await sleep(50);
  }
  throw new Error(`${file} does not listen`);
}
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => (child.exitCode === null ? child.once("exit", () => resolve()) : resolve()));

const ask = (child: ChildProcess, message: Ask) =>
  new Promise<Answer>((resolve) => {
    child.once("message", (answer) => resolve(answer as Answer)); // listeners.ts answers nothing else
    child.send(message);
  });

type Figures = {
  memory: number;
  delivery: number;
  arrival: Spread;
  alone: Spread;
  quiet: Spread;
  busy: Spread;
};

/** Measures one server: ordinary requests alone, with open streams, and with streams that get events. */
async function measure(server: { pid: number }): Promise<Figures> {
  await atRate(requestRate, ordinary); // warm
  const alone = spreadOf(await atRate(requestRate, ordinary));
  const before = memoryOf(server.pid);
  const listeners = fork(path.join(here, "listeners.ts"));
  try {
    const opened = await ask(listeners, { type: "open", port, count: streams });
    if (opened.type !== "open" || opened.failed > 0)
      throw new Error(`streams did not open: ${JSON.stringify(opened)}`);
    await sleep(2_000);
    const memory = (memoryOf(server.pid) - before) / streams;
    let used = processorOf(server.pid);
    const quiet = spreadOf(await atRate(requestRate, ordinary));
    const usedQuietly = processorOf(server.pid) - used;
    await ask(listeners, { type: "collect" });
    used = processorOf(server.pid);
    const [times] = await Promise.all([atRate(requestRate, ordinary), atRate(eventRate, publish)]);
    await sleep(1_000);
    const usedBusily = processorOf(server.pid) - used;
    const collected = await ask(listeners, { type: "collect" });
    const expected = streams * eventRate * seconds;
    if (collected.type !== "collected" || collected.times.length !== expected || collected.closed > 0)
      throw new Error(
        `${expected} deliveries expected, got ${collected.type === "collected" && [collected.times.length, collected.closed]}`,
      );
    const delivery = ((usedBusily - usedQuietly) * 1000) / expected;
    return { memory, delivery, arrival: spreadOf(collected.times), alone, quiet, busy: spreadOf(times) };
  } finally {
    listeners.disconnect();
    await ended(listeners);
  }
}

function report(name: string, figures: Figures): void {
  console.log(`\n${name}`);
  console.log(`  memory a stream                   ${figures.memory.toFixed(1)} KiB`);
  console.log(`  processor a delivery              ${figures.delivery.toFixed(1)} µs`);
  console.log(`  delivery, from the call           ${show(figures.arrival)}`);
  console.log(`  ordinary requests, no streams     ${show(figures.alone)}`);
  console.log(`  ordinary requests, quiet streams  ${show(figures.quiet)}`);
  console.log(`  ordinary requests, with fan-out   ${show(figures.busy)}`);
}

const timer = setTimeout(() => {
  console.error(`The bench took longer than ${LIMIT_MS / 1000} s and was given up.`);
  process.exit(1);
}, LIMIT_MS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-fanout-"));
const children: ChildProcess[] = [];
try {
  await inFreshDatabase(async () => {
    const PORT = String(port);
    const env = {
      PORT,
      DATABASE_URL: databaseUrl,
      SECRET: "x".repeat(32),
      SAMPLE_DATA: "off",
      DATA_DIR: dataDir,
    };
    // As npm start has it.
    const { args, env: started } = await serverProcess({
      ...env,
      RATE_LIMIT_FACTOR: "100000",
      CAPTCHA_PROVIDER: "none",
      LOG_LEVEL: "warn",
    });
    const product = await start(args.at(-1) ?? "", started, args.slice(0, -1));
    children.push(product);
    await seed(streams);
    console.log(
      `${streams} streams, ${eventRate} events/s to all, ${requestRate} ordinary requests/s, ${seconds} s each`,
    );
    const ours = await measure(product);
    report("The product", ours);
    product.kill("SIGTERM");
    await ended(product);
    const bareServer = await start(path.join(here, "bare.ts"), { PORT });
    children.push(bareServer);
    const bare = await measure(bareServer);
    report("Bare Fastify + pg: no sessions, rights, order or resuming; unbatched writes", bare);
    bareServer.kill();
    await ended(bareServer);
    const ratio = (a: number, b: number) => (a / b).toFixed(2);
    console.log("\nProduct / bare");
    console.log(
      `  memory a stream ${ratio(ours.memory, bare.memory)}, processor a delivery ${ratio(ours.delivery, bare.delivery)}`,
    );
    console.log(
      `  delivery p99 ${ratio(ours.arrival.p99, bare.arrival.p99)}, ordinary p99 with fan-out ${ratio(ours.busy.p99, bare.busy.p99)}, without ${ratio(ours.alone.p99, bare.alone.p99)}`,
    );
  });
} finally {
  for (const child of children) child.kill("SIGKILL");
  fs.rmSync(dataDir, { recursive: true, force: true });
  agent.destroy();
  clearTimeout(timer);
}
