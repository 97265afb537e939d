import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Tasks } from "#platform/isolated/worker.ts";

/** Whatever takes longer is ended, and the thread with it. */
const TIME_MS = 2_000;
/** A thread without work goes after this time. */
const IDLE_MS = 30_000;
const MEMORY_MB = 96;
/** More waiting than this is refused at once: the queue would be longer than anybody waits. */
const WAITING_MAX = 50;

type Input<T extends keyof Tasks> = Parameters<Tasks[T]>[0];
type Result<T extends keyof Tasks> = Awaited<ReturnType<Tasks[T]>>;
type Answer = { id: number; result?: unknown; failed?: string };

/** The thread runs from the sources, which are next to a built server as well. */
const SOURCE = path.join(import.meta.dirname, "worker.ts");

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastTaskId = 0;
let waiting = 0;
/** One task at a time, so that each has the thread, and its time, for itself. */
let queue: Promise<unknown> = Promise.resolve();

function open(): Worker {
  const made = new Worker(SOURCE, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 2 },
    // What strangers send must not read the settings.
    env: {},
    execArgv: [],
  });
  made.unref();
  // A running task handles the error itself; a thread that fails between two tasks affects none.
  made.on("error", () => undefined);
  made.on("exit", () => {
    if (thread === made) thread = null;
  });
  return made;
}

async function run<T extends keyof Tasks>(task: T, input: Input<T>): Promise<Result<T>> {
  clearTimeout(idle);
  const worker = thread ?? open();
  thread = worker;
  lastTaskId += 1;
  const id = lastTaskId;
  const heard = new AbortController();
  try {
    return await new Promise<Result<T>>((resolve, reject) => {
      const end = (why: string) => {
        if (thread === worker) thread = null;
        void worker.terminate();
        reject(new Error(`${task} ${why}`));
      };
      const timer = setTimeout(() => end("took too long"), TIME_MS);
      const onMessage = (answer: Answer) => {
        if (answer.id !== id) return;
        if (answer.failed === undefined)
          resolve(answer.result as Result<T>); // the answer to this task
        else reject(new Error(`${task} failed: ${answer.failed}`));
      };
      const onEnd = () => end("ended its thread");
      worker.on("message", onMessage).on("exit", onEnd);
      heard.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("exit", onEnd);
      });
      worker.postMessage({ id, task, input });
    });
  } finally {
    heard.abort();
    idle = setTimeout(() => void thread?.terminate(), IDLE_MS).unref();
  }
}

/**
 * Does work with strangers' bytes in a thread of its own, of which no input can hold the process: it has little memory, no
 * settings, and is ended when it takes too long. Throws if it fails, is ended, or too many wait.
 */
export function isolated<T extends keyof Tasks>(task: T, input: Input<T>): Promise<Result<T>> {
  if (waiting >= WAITING_MAX) return Promise.reject(new Error(`${task}: too many wait`));
  waiting += 1;
  const turn = queue
    .then(() => run(task, input))
    .finally(() => {
      waiting -= 1;
    });
  queue = turn.catch(() => undefined); // the error reaches the caller through `turn`
  return turn;
}
