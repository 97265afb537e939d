// npm start: builds what is missing or older than its sources, then runs the server. On a first start the server creates its
// database and loads the sample community while the web app is built.
import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { explainStart, StartProblem } from "../apps/server/src/platform/env/start-problems.ts";
import { root } from "./builds.mjs";
import { isServerCurrent } from "./server-build.mjs";
import { serverProcess } from "./server-process.mjs";
import { isWebAppCurrent } from "./web-build.mjs";

/** Rejects if the server could not listen: known before anything is built. */
async function checkPort() {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return; // the server explains its settings
  const probe = net.createServer();
  await new Promise((resolve, reject) => {
    probe.on("error", reject).listen(port, process.env.HOST ?? "127.0.0.1", resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

// What npm start shows while it builds: a bar on a terminal, a line a phase elsewhere.
const WIDTH = 30;
const REDRAW_MS = 100;

/** Phases with the seconds that each is expected to take. */
function showProgress(expected) {
  const began = performance.now();
  const running = new Map();
  const done = new Set();
  const isTerminal = Boolean(process.stdout.isTTY);
  const seconds = (since) => (performance.now() - since) / 1000;
  const share = (phase) => {
    if (done.has(phase)) return 1;
    return running.has(phase) ? Math.min(0.95, seconds(running.get(phase)) / expected[phase]) : 0;
  };
  const draw = () => {
    const phases = Object.keys(expected);
    const total = phases.reduce((sum, phase) => sum + expected[phase], 0);
    const part = phases.reduce((sum, phase) => sum + expected[phase] * share(phase), 0) / total;
    const filled = Math.round(part * WIDTH);
    const names = [...running.keys()].filter((phase) => !done.has(phase)).join(", ");
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    process.stdout.write(`\r\x1b[2K  ${bar} ${seconds(began).toFixed(0)} s  ${names}`);
  };
  const timer = isTerminal ? setInterval(draw, REDRAW_MS) : undefined;
  if (!isTerminal) console.log("First start: building what is needed.");
  return {
    begin(phase) {
      if (!running.has(phase)) running.set(phase, performance.now());
    },
    end(...phases) {
      for (const phase of phases) {
        if (!running.has(phase) || done.has(phase)) continue;
        done.add(phase);
        if (!isTerminal)
          console.log(
            `  ${seconds(began).toFixed(1).padStart(5)} s  ${phase} (${seconds(running.get(phase)).toFixed(1)} s)`,
          );
      }
    },
    stop() {
      clearInterval(timer);
      if (isTerminal) process.stdout.write("\r\x1b[2K");
    },
  };
}

let server;
/** Starts the server. With `ipc` it waits, prepared, until it gets a message that the web app is built. */
async function runServer({ ipc = false } = {}) {
  const { args, env } = await serverProcess(process.env);
  server = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", ...(ipc ? ["ipc"] : [])],
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal ?? ""] ?? 1)));
  return server;
}

/** Builds a part in a process of its own, whose memory is free afterwards; it explains itself when it fails. */
const build = (part, progress) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, "build.mjs"), "--fast", part], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("message", progress.begin);
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new StartProblem(""))));
    process.on("exit", () => child.kill());
  });

/** The first start, or one after a change: the web app is built while the server prepares its database. */
async function buildAndRun() {
  const progress = showProgress({ server: 4, database: 8, "web app": 20, compression: 2 });
  const buildWeb = async () => {
    await build("web", progress);
    progress.end("web app", "compression");
  };
  const prepareServer = async () => {
    await build("server", progress);
    progress.end("server");
    progress.begin("database");
    const child = await runServer({ ipc: true });
    await once(child, "message");
    progress.end("database");
  };
  try {
    await Promise.all([buildWeb(), prepareServer()]);
  } finally {
    progress.stop();
  }
  server.send("built");
}

try {
  await checkPort();
  await (isWebAppCurrent() && isServerCurrent() ? runServer() : buildAndRun());
} catch (error) {
  const text = explainStart(error);
  if (text) console.error(text);
  server?.kill();
  process.exit(1);
}
