// npm start: builds the web app if it is missing or older than its sources, then starts the server.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `Kompagnon needs Node 24, this is ${process.version}. npm ci brings it along: start with "npm start", not "node".`,
  );
  process.exit(1);
}

const SOURCES = ["apps/web/src", "apps/web/public", "apps/web/build-steps", "packages", "package-lock.json"];
const SETTINGS = ["apps/web/vite.config.ts", "apps/web/react-router.config.ts"];
const BUILT = path.join(root, "apps/web/build/client/index.html");

const newest = (file) => {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...fs.readdirSync(file).map((name) => (name === "node_modules" ? 0 : newest(path.join(file, name)))),
  );
};

/** Runs an npm script of the repository; its output is shown only if it fails. */
const build = () => {
  console.log("Building the web app …");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    encoding: "utf8",
    // Canonical links, language alternates and the sitemap carry the address.
    env: {
      PUBLIC_URL: process.env.APP_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`,
      ...process.env,
    },
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
};

const builtAt = fs.statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if ([...SOURCES, ...SETTINGS].some((file) => newest(path.join(root, file)) > builtAt)) build();

// Compiled code is kept: a warm start takes half the time and 40 MB less, because nothing is stripped of types again.
const env = { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"), ...process.env };
const server = spawn(process.execPath, [path.join(root, "apps/server/src/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
