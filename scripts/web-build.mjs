// The built web app, built anew where it is missing or older than its sources.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { newest } from "./newest.mjs";

const root = path.resolve(import.meta.dirname, "..");
const SOURCES = ["apps/web/src", "apps/web/public", "apps/web/build-steps", "packages", "package-lock.json"];
const SETTINGS = ["apps/web/vite.config.ts", "apps/web/react-router.config.ts"];
const BUILT = path.join(root, "apps/web/build/client/index.html");

/** Builds the web app unless it is current; its output is shown only if it fails, and ends the process then. */
export function buildWebApp() {
  const builtAt = fs.statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (![...SOURCES, ...SETTINGS].some((file) => newest(path.join(root, file)) > builtAt)) return;
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
}
