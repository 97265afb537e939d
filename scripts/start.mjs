// npm start: builds the web app and the server where they are missing or older than their sources, then starts the server.
import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `Kompagnon needs Node 24, this is ${process.version}. npm ci brings it along: start with "npm start", not "node".`,
  );
  process.exit(1);
}

const { buildWebApp } = await import("./web-build.mjs");
const { serverProcess } = await import("./server-process.mjs");
buildWebApp();
const { args, env } = await serverProcess(process.env);
const server = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
