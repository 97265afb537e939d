import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";

// biome-ignore lint/suspicious/noExplicitAny: what each task takes and answers is said by its own type.
type TaskSet = Readonly<Record<string, (input: any) => unknown>>;
type Waiting = {
  task: string;
  input: unknown;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
};

/** What a task process says: the answer to a task, by its number. */
type TaskAnswer = { id: number; result?: unknown; failed?: string };
type TaskMessage = { id: number; task: string; input: unknown };

/** Why a task was ended that took all of its time. */
export const TOOK_TOO_LONG = "took too long";
/** A task was not done because the process of its kind is busy, was ended, or used too much memory. */
export class TaskNotDone extends Error {
  override readonly name = "TaskNotDone";
}

export type TaskLimits = {
  /** A task that takes longer is ended with its process, in ms. */
  timeoutMs: number;
  /** Tasks that wait; the next is refused. */
  waitingMax: number;
  /** A process without work ends after so long, in ms, and its memory is free again. */
  idleMs: number;
  /** Memory of the process in all, native libraries included; over it the process ends. */
  memoryMb: number;
};

/** Other requests go first. */
const PRIORITY = 5;

/** Tasks in a process of their own, one at a time: whatever an input does, this process keeps its memory and its time. */
export class TaskProcess<Tasks extends TaskSet> {
  readonly #source: string;
  readonly #limits: TaskLimits;
  readonly #waiting: Waiting[] = [];
  #current: (Waiting & { id: number; timer: NodeJS.Timeout }) | null = null;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  /** `source`: the file of the process; it hands its tasks to {@link serveTasks}. */
  constructor(source: string, limits: TaskLimits) {
    this.#source = source;
    this.#limits = limits;
  }

  /** The process, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Does a task. Rejects with {@link TaskNotDone}, or with an error where the task itself fails. */
  run<T extends keyof Tasks & string>(
    task: T,
    input: Parameters<Tasks[T]>[0],
  ): Promise<Awaited<ReturnType<Tasks[T]>>> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#limits.waitingMax) return reject(new TaskNotDone("too many wait"));
      this.#waiting.push({ task, input, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    const one = this.#waiting.shift();
    clearTimeout(this.#idle);
    if (!one) {
      this.#idle = setTimeout(() => this.#end(), this.#limits.idleMs).unref();
      return;
    }
    const child = this.#child ?? this.#open();
    this.#last += 1;
    const timer = setTimeout(() => this.#end(TOOK_TOO_LONG), this.#limits.timeoutMs);
    this.#current = { ...one, id: this.#last, timer };
    const message: TaskMessage = { id: this.#last, task: one.task, input: one.input };
    child.send(message, (error) => error && this.#end("could not be sent"));
  }

  #open(): ChildProcess {
    const { memoryMb } = this.#limits;
    const child = fork(this.#source, [String(memoryMb)], {
      serialization: "advanced",
      // What strangers send must not read the settings.
      env: {},
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    child.unref();
    child.channel?.unref();
    try {
      if (child.pid) os.setPriority(child.pid, PRIORITY);
    } catch {
      // Not every system lets priorities be changed.
    }
    child.on("message", (answer: TaskAnswer) => {
      if (answer.id !== this.#current?.id) return;
      const { result, failed } = answer;
      if (failed === undefined)
        this.#settle(({ resolve }) => resolve(result as never)); // the answer to this task
      else this.#settle(({ reject }) => reject(new Error(failed)));
    });
    child.on("error", () => this.#gone(child));
    child.on("exit", () => this.#gone(child));
    return child;
  }

  #gone(child: ChildProcess): void {
    if (this.#child === child) this.#end("ended its process");
  }

  /** Ends the process; the task that it works on, if any, is not done. */
  #end(why = ""): void {
    const child = this.#child;
    this.#child = null;
    child?.kill("SIGKILL");
    this.#settle(({ task, reject }) => reject(new TaskNotDone(`${task} ${why}`)));
  }

  #settle(act: (one: Waiting) => void): void {
    if (!this.#current) return;
    clearTimeout(this.#current.timer);
    act(this.#current);
    this.#current = null;
    this.#next();
  }
}

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
