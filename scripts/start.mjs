// npm start: builds the web app if it is missing or older than its sources, then starts the server.
import { spawn } from "node:child_process";
import path from "node:path";
import { buildWebApp } from "./web-build.mjs";

const root = path.resolve(import.meta.dirname, "..");
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `Kompagnon needs Node 24, this is ${process.version}. npm ci brings it along: start with "npm start", not "node".`,
  );
  process.exit(1);
}

buildWebApp();

// Compiled code is kept: a warm start takes half the time and 40 MB less, because nothing is stripped of types again.
const env = { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"), ...process.env };
const server = spawn(process.execPath, [path.join(root, "apps/server/src/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
