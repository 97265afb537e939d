// npm start: builds what is missing or older than its sources, then runs the server. On a first start the server creates its
// database and loads the sample community while the web app is built.
import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { explainStart, StartProblem } from "../apps/server/src/platform/env/start-problems.ts";
import { root } from "./builds.mjs";
import { showProgress } from "./progress.mjs";
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
