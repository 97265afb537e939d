import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** A small project with our optional packages, our settings and the launcher, in a path that scripts stumble over. */
function makeProject(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-install-"));
  folders.push(parent);
  const folder = path.join(parent, "Größe & Raum");
  fs.mkdirSync(path.join(folder, "scripts"), { recursive: true });
  const { optionalDependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    optionalDependencies: Record<string, string>;
  }; // our own file
  const manifest = {
    name: "small",
    private: true,
    scripts: { which: "node scripts/node.mjs -p process.version" },
  };
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ ...manifest, optionalDependencies }));
  fs.copyFileSync(path.join(ROOT, "scripts/node.mjs"), path.join(folder, "scripts/node.mjs"));
  fs.copyFileSync(path.join(ROOT, ".npmrc"), path.join(folder, ".npmrc"));
  return folder;
}

/** The machine's own Node and npm, without what npm put in front of the path for this test. */
const env = {
  ...process.env,
  PATH: (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((one) => !one.includes("node_modules"))
    .join(path.delimiter),
};

// npm links .bin/node from 11.6 on only; these are what Node 22 and 24 shipped with, and the newest without the link.
test.each(["9.2.0", "10.8.2", "11.4.2"])(
  "npm %s: npm ci brings a Node that the launcher finds",
  (version) => {
    const cwd = makeProject();
    const npm = (...args: string[]) =>
      execFileSync("npx", ["--yes", `npm@${version}`, ...args], { cwd, env, encoding: "utf8" });
    npm("install", "--package-lock-only");
    npm("ci", "--ignore-scripts");
    expect(npm("run", "--silent", "which").trim()).toMatch(/^v24\./);
  },
);
