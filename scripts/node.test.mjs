import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const launcher = path.join(root, "scripts/node.mjs");
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** A project with the launcher and these files in node_modules. */
function projectWith(files = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon ä launcher-"));
  folders.push(folder);
  fs.mkdirSync(path.join(folder, "scripts"));
  fs.copyFileSync(launcher, path.join(folder, "scripts/node.mjs"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, "node_modules", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { mode: 0o755 });
  }
  return folder;
}
const launch = (folder, ...args) =>
  spawnSync(process.execPath, [path.join(folder, "scripts/node.mjs"), ...args], { encoding: "utf8" });

describe("scripts/node.mjs", () => {
  test("--path: prints the packaged Node, without any link in .bin", () => {
    const file = execFileSync(process.execPath, [launcher, "--path"], { encoding: "utf8" }).trim();
    expect(file).toMatch(/node_modules\/node-.*\/bin\/node$/);
    expect(execFileSync(file, ["--version"], { encoding: "utf8" })).toMatch(/^v24\./);
  });

  test("a package's command: runs with that Node, found through node_modules/.bin", () => {
    const folder = projectWith({ "tool/cli.js": "console.log(process.argv.slice(2).join())" });
    fs.mkdirSync(path.join(folder, "node_modules/.bin"));
    fs.symlinkSync("../tool/cli.js", path.join(folder, "node_modules/.bin/tool"));
    expect(launch(folder, "tool", "a b", "--c").stdout).toBe("a b,--c\n");
  });

  test("a command that is not installed: says so and exits with 1", () => {
    const { status, stderr } = launch(projectWith({ "x/y": "" }), "vite", "build");
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: '"vite" is not installed: run "npm ci" without --omit=dev.\n',
    });
  });

  test("no packaged Node: the machine's own is used when it is new enough", () => {
    expect(launch(projectWith({ "x/y": "" }), "--path").stdout.trim()).toBe(process.execPath);
  });

  test("the exit code and a signal of the program are those of the launcher", async () => {
    expect(launch(root, "-e", "process.exit(7)").status).toBe(7);
    const child = spawn(process.execPath, [launcher, "-e", "setInterval(() => {}, 1000); console.log()"]);
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([143, null]);
  });

  test("every npm script, unit and workflow starts Node through it", () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
    const others = Object.entries(scripts).filter(
      ([, command]) => !/^((cd apps\/server && )?node (\.\.\/\.\.\/)?scripts\/node\.mjs |npm )/.test(command),
    );
    expect(others).toEqual([]);
    for (const name of fs.readdirSync(path.join(root, "deploy")))
      expect(fs.readFileSync(path.join(root, "deploy", name), "utf8"), name).not.toContain(".bin/node");
  });
});
