import path from "node:path";
import { Fail } from "#platform/errors.ts";
import { TaskNotDone, TaskProcess } from "#platform/isolated/task-process.ts";
import type { PictureTasks } from "#platform/pictures/tasks.ts";

/**
 * Pictures that strangers send, decoded in a process of their own: a progressive JPEG of 6300×6300 pixels takes 3 s and 500 MB,
 * and libvips keeps what it took. The process has a limit that such a picture stays below, and gives its memory back.
 */
export const pictures = new TaskProcess<PictureTasks>(path.join(import.meta.dirname, "worker.ts"), {
  timeoutMs: 30_000,
  waitingMax: 60,
  idleMs: 20_000,
  memoryMb: 1_000,
});

/** Does something with a picture. Throws unavailable while too many wait, unsupported_type for a picture that cannot be read. */
export async function withPicture<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isBusy = error instanceof TaskNotDone && error.message === "too many wait";
    throw Object.assign(new Fail(isBusy ? "unavailable" : "unsupported_type"), { cause: error });
  }
}
