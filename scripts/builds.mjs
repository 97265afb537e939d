// A build is a folder named after a hash of its inputs. It is made under another name and renamed when it is complete, so an
// existing one is complete, even if a process was killed. A link names the current one.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { StartProblem } from "../apps/server/src/platform/env/start-problems.ts";

export const root = path.resolve(import.meta.dirname, "..");
/** Pages and processes that started from an earlier build may still ask for its files. */
const KEPT_MS = 7 * 24 * 3_600_000;
const SCRATCH = ".scratch-";
const NO_INPUT = /(^|[/\\])(node_modules|build|\.react-router)$|\.test\.tsx?$/;

function addInput(hash, file) {
  const absolute = path.join(root, file);
  if (NO_INPUT.test(file) || !fs.existsSync(absolute)) return;
  if (fs.statSync(absolute).isDirectory()) {
    for (const name of fs.readdirSync(absolute).sort()) addInput(hash, `${file}/${name}`);
    return;
  }
  const bytes = fs.readFileSync(absolute);
  hash.update(`${file}\0${bytes.length}\0`).update(bytes);
}

/** A name for a build that is made of these files and folders (relative to the project) and settings. */
export function hashInputs(inputs, settings = "") {
  const hash = createHash("sha256").update(settings);
  for (const input of inputs) addInput(hash, input);
  return hash.digest("hex").slice(0, 16);
}

/** Whether the process that a scratch folder is named after still runs. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes builds that nothing asks for any more, and what killed processes left. */
function removeOld(folder, current) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const stat = fs.lstatSync(file);
    if (name === current || stat.isSymbolicLink()) continue;
    const isOld = name.startsWith(SCRATCH)
      ? !isRunning(Number.parseInt(name.slice(SCRATCH.length), 10))
      : Date.now() - stat.mtimeMs > KEPT_MS;
    if (isOld) fs.rmSync(file, { recursive: true, force: true });
  }
}

/** Whether the link leads to this build. */
export function leadsTo(folder, link, name) {
  const file = path.join(folder, link);
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  return Boolean(stat?.isSymbolicLink()) && fs.readlinkSync(file) === name;
}

/** Makes the link lead to this build, in one step. */
function pointTo(folder, link, name) {
  if (leadsTo(folder, link, name)) return;
  const file = path.join(folder, link);
  if (fs.lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(file, { recursive: true });
  const scratch = fs.mkdtempSync(path.join(folder, `${SCRATCH}${process.pid}-`));
  fs.symlinkSync(name, path.join(scratch, link), "dir");
  fs.renameSync(path.join(scratch, link), file);
  fs.rmdirSync(scratch);
}

/** The message if a build is due and development packages are not installed. */
export const cannotBuild = (part) =>
  new StartProblem(
    `The ${part} is not built, or older than its sources, and the packages that build it are not installed: run "npm ci" without --omit=dev.`,
  );

/** Whether a build of this name exists in the folder. */
export const isBuilt = (folder, name) => fs.existsSync(path.join(folder, name));

/** Makes a build current; `make` creates the folder it gets, unless the build exists. */
export async function provideBuild({ folder, name, link, make }) {
  fs.mkdirSync(folder, { recursive: true });
  if (!isBuilt(folder, name)) {
    const scratch = fs.mkdtempSync(path.join(folder, `${SCRATCH}${process.pid}-`));
    try {
      const made = path.join(scratch, "build");
      await make(made);
      fs.renameSync(made, path.join(folder, name));
    } catch (error) {
      // Another process finished the same build first: both are whole.
      if (!["ENOTEMPTY", "EEXIST"].includes(error.code)) throw error;
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true });
    }
  }
  pointTo(folder, link, name);
  removeOld(folder, name);
}
