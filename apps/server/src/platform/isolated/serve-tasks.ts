import type { TaskAnswer, TaskMessage } from "#platform/isolated/task-process.ts";

/** Interval in ms of checks of the process's memory; native libraries allocate it while they work. */
const MEMORY_CHECK_INTERVAL_MS = 50;
const MB = 1024 * 1024;
/** The part of its memory limit at which a process that has nothing to do ends, so that what it kept is free again. */
const RESTART_BELOW = 0.5;

/** In a task process: does the tasks that it is sent, and ends with its parent or over its memory limit. */
export function serveTasks(tasks: Readonly<Record<string, (input: never) => unknown>>): void {
  const limit = Number(process.argv[2]) * MB;
  const look = () => process.memoryUsage.rss();
  setInterval(() => look() > limit && process.exit(1), MEMORY_CHECK_INTERVAL_MS);
  process.on("disconnect", () => process.exit(0));
  process.on("message", async ({ id, task, input }: TaskMessage) => {
    let answer: TaskAnswer;
    try {
      answer = { id, result: await tasks[task]?.(input as never) }; // typed where it is sent
    } catch (error) {
      answer = { id, failed: String(error) };
    }
    process.send?.(answer, () => look() > limit * RESTART_BELOW && process.exit(0));
  });
}
