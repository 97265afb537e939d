// The thread of platform/isolated: does one task after the other and answers by its number.
import { parentPort } from "node:worker_threads";
import { tasks } from "#platform/isolated/tasks.ts";

type TaskRequest = { id: number; task: keyof typeof tasks; input: never };

parentPort?.on("message", async ({ id, task, input }: TaskRequest) => {
  try {
    parentPort?.postMessage({ id, result: await tasks[task](input) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});
