// npm start: builds what is missing or older than its sources, then runs the server. On a first start the server creates its
// database and loads the sample community while the web app is built.
import { spawn } from "node:child_process";
import net from "node:net";
import os from "node:os";
import { explainStart } from "../apps/server/src/platform/env/start-problems.ts";
import { root } from "./builds.mjs";
import { showProgress } from "./progress.mjs";
import { isServerCurrent } from "./server-build.mjs";
import { serverProcess } from "./server-process.mjs";
import { isWebAppCurrent, provideWebApp } from "./web-build.mjs";

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

/** The first start, or one after a change: everything at once, as far as it does not need one another. */
async function buildAndRun() {
  const progress = showProgress({ server: 4, database: 8, "web app": 20, compression: 2 });
  try {
    const web = provideWebApp({ report: progress.begin });
    const prepared = (async () => {
      progress.begin("server");
      const child = await runServer({ ipc: true });
      progress.begin("database");
      progress.end("server");
      await new Promise((resolve) => child.once("message", resolve));
      progress.end("database");
    })();
    await Promise.all([web.then(() => progress.end("web app", "compression")), prepared]);
  } finally {
    progress.stop();
  }
  server.send("built");
}

try {
  await checkPort();
  await (isWebAppCurrent() && isServerCurrent() ? runServer() : buildAndRun());
} catch (error) {
  console.error(explainStart(error));
  server?.kill();
  process.exitCode = 1;
}
