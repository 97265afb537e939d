// How the server is started: Node's memory options, and where it keeps compiled code.
import path from "node:path";
import { root } from "./builds.mjs";
import { provideServer } from "./server-build.mjs";

/** Room for some thousand members who are connected at once; larger communities set HEAP_MB. */
const HEAP_MB = 400;
/** From here on Node's own measure for new objects is right. */
const LARGE_MB = 1024;

/**
 * For glibc; other systems ignore it. Of itself it learns to keep the room of large uploads for the next ones, in pieces that
 * nothing else fits into: memory grew by 130 MB under uploads of 7 MB, and stayed.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
};

/** Node's memory options for a heap of this size; the files of `deploy` and the Dockerfile name them too. */
export const memoryOptions = (heap = HEAP_MB) => [
  `--max-old-space-size=${heap}`,
  // Smaller, and answers of many objects are collected while they are made; larger, and garbage waits too long.
  ...(heap < LARGE_MB ? ["--max-semi-space-size=8", "--min-semi-space-size=8"] : []),
  // Node's own measure lets a small heap grow by 8 MB, and under load all of it was searched three times a second.
  "--heap-growing-percent=100",
  // For what the start and peaks leave behind.
  "--expose-gc",
];

/** Arguments and environment with which a process of the server is started, built if it is not. */
export async function serverProcess(environment) {
  const heap = Number(environment.HEAP_MB ?? HEAP_MB);
  if (!Number.isInteger(heap) || heap < 96) {
    console.error("HEAP_MB must be a number of megabytes from 96 on.");
    process.exit(1);
  }
  return {
    args: [...memoryOptions(heap), await provideServer()],
    // A warm start takes half the time when nothing is compiled again.
    env: { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"), ...MALLOC, ...environment },
  };
}
