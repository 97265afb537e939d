import path from "node:path";
import { Fail } from "#platform/errors.ts";
import { TaskNotDone, TaskProcess } from "#platform/isolated/task-process.ts";
import { REFUSALS } from "#platform/pictures/picture-rules.ts";
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

/** Why a picture was not taken. A process that took too long or too much memory got one that is too large for it. */
function refusalOf(error: unknown): "unavailable" | "picture_too_large" | "picture_damaged" {
  if (error instanceof TaskNotDone)
    return error.message === "too many wait" ? "unavailable" : "picture_too_large";
  const isTooLarge = error instanceof Error && error.message.endsWith(REFUSALS.tooLarge);
  return isTooLarge ? "picture_too_large" : "picture_damaged";
}

/** Does something with a picture. Throws unavailable while too many wait, picture_too_large, picture_damaged. */
export async function withPicture<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(new Fail(refusalOf(error)), { cause: error });
  }
}
