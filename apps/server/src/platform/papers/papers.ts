import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Log } from "#platform/log.ts";
import { fontFiles } from "#platform/papers/fonts.ts";
import { mapTexts, printable } from "#platform/papers/printable.ts";
import type { Sheet } from "#platform/papers/sheet.ts";
import { PapersUnavailable } from "#platform/papers/unavailable.ts";
import type { Done, Job, Setup } from "#platform/papers/worker.ts";

/** A paper to be set: a template's source, and what fills it, which is text and never markup. */
export type Paper = { template: string; data: { lang: Language; title: string } & Record<string, unknown> };

/** Sets papers as PDF (tagged, PDF/UA-1), for word processors, or as a picture. */
export interface Papers {
  /**
   * `member`: who asked for it; papers of one member are made one after the other. Throws PapersUnavailable where Typst has no
   * program for this machine, or while too many wait.
   */
  pdf(paper: Paper, member?: string): Promise<Buffer>;
  /** A sheet as DOCX. Throws PapersUnavailable while too many wait. */
  docx(sheet: Sheet, member?: string): Promise<Buffer>;
  /** The one page of a paper as SVG, in which letters are shapes: no font is needed to show it. Throws as `pdf` does. */
  svg(paper: Paper): Promise<Buffer>;
}

/** The thread runs from the sources, which are there beside a built server as well. */
const SOURCE = path.join(import.meta.dirname, "worker.ts");
/** Papers that wait in all, and of one member; the next is refused. */
const WAITING_MAX = 50;
const WAITING_OF_ONE_MAX = 5;
/** A paper that is worked on for longer has gone wrong, in ms. */
const TIMEOUT_MS = 20_000;
/** Nothing to do for so long: the worker and its fonts go, and with them 130 MB. */
const IDLE_MS = 60_000;

type Work = { template: string; data: unknown; as: "pdf" | "svg" } | { docx: Sheet };
type Waiting = { work: Work; resolve: (file: Buffer) => void; reject: (error: Error) => void };

/** What waits, in a queue for each member: one after the other has a turn, so that nobody waits for all that one has asked for. */
class Queues {
  readonly #of = new Map<string, Waiting[]>();
  size = 0;

  /** False where the member has too much waiting already, or all together have. */
  add(member: string, one: Waiting): boolean {
    const queue = this.#of.get(member) ?? [];
    if (this.size >= WAITING_MAX || queue.length >= WAITING_OF_ONE_MAX) return false;
    this.#of.set(member, queue);
    queue.push(one);
    this.size += 1;
    return true;
  }

  next(): Waiting | null {
    const [first] = this.#of;
    if (!first) return null;
    const [member, queue] = first;
    const one = queue.shift();
    this.#of.delete(member);
    if (queue.length > 0) this.#of.set(member, queue); // behind the others
    if (one) this.size -= 1;
    return one ?? null;
  }
}

/** Papers by Typst and docx, in a thread of its own: setting is native code that takes 10 to 130 ms, DOCX 20 to 110. */
export function createPapers(log: Log): Papers {
  const queues = new Queues();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let current: (Waiting & { id: number; timer: NodeJS.Timeout }) | null = null;

  const start = (): Worker => {
    const setup: Setup = { fonts: fontFiles() };
    const started = new Worker(SOURCE, { workerData: setup, env: {}, execArgv: [] });
    started.unref();
    started.on("message", (done: Done) => {
      if (done.id !== current?.id) return;
      if ("file" in done) {
        if (done.plain) log.warn({ why: done.plain }, "a paper is not accessible");
        settle(({ resolve }) => resolve(Buffer.from(done.file)));
      } else settle(({ reject }) => reject(done.missing ? new PapersUnavailable() : new Error(done.error)));
    });
    started.on("error", (error) => {
      log.error({ err: error }, "papers can't be set");
      if (worker === started) giveUp();
    });
    return started;
  };
  const settle = (act: (one: Waiting) => void) => {
    if (!current) return;
    clearTimeout(current.timer);
    act(current);
    current = null;
    next();
  };
  const stop = () => {
    const old = worker;
    worker = null;
    void old?.terminate();
  };
  /** The paper that is worked on fails, and no other. */
  const giveUp = () => {
    stop();
    settle(({ reject }) => reject(new PapersUnavailable()));
  };
  const next = () => {
    if (current) return;
    const one = queues.next();
    if (!one) {
      idle = setTimeout(stop, IDLE_MS).unref();
      return;
    }
    worker ??= start();
    const id = ++last;
    current = { ...one, id, timer: setTimeout(giveUp, TIMEOUT_MS).unref() };
    worker.postMessage({ id, ...one.work } satisfies Job);
  };
  const make = (work: Work, member = ""): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (!queues.add(member, { work, resolve, reject })) return reject(new PapersUnavailable());
      clearTimeout(idle);
      next();
    });
  return {
    pdf: ({ template, data }, member) =>
      make({ template, data: mapTexts(data, printable), as: "pdf" }, member),
    svg: ({ template, data }) => make({ template, data: mapTexts(data, printable), as: "svg" }),
    docx: (sheet, member) => make({ docx: mapTexts(sheet, printable) }, member),
  };
}
