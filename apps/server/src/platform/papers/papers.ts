import path from "node:path";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { TaskNotDone, TaskProcess, TOOK_TOO_LONG } from "#platform/isolated/task-process.ts";
import type { Log } from "#platform/log.ts";
import { mapTexts, printable, type Sheet } from "#platform/papers/sheet.ts";
import type { PaperTasks, SetPaper, Setting } from "#platform/papers/tasks.ts";

/** Papers can't be set at the moment, or on this machine at all. */
export class PapersUnavailable extends Error {}

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
  svg(paper: Paper, member?: string): Promise<Buffer>;
}

/** The process runs from the sources, which are there next to a built server as well. */
const SOURCE = path.join(import.meta.dirname, "worker.ts");
/** Papers that wait in all, and of one member; the next is refused. */
const WAITING_MAX = 50;
const WAITING_OF_ONE_MAX = 5;
const LIMITS = {
  /** A paper that is worked on for longer has gone wrong. */
  timeoutMs: 20_000,
  /** They wait here, in turns. */
  waitingMax: 1,
  /** Then the process and its fonts go. */
  idleMs: 60_000,
  /** A paper of 4 MB in four scripts takes 300; a process that has more than half of it ends after its paper. */
  memoryMb: 800,
};

type Work = Setting | { sheet: Sheet };
type Waiting = { work: Work; resolve: (file: Buffer) => void; reject: (error: unknown) => void };

/** Waiting papers, in one queue per member: members take turns, so that the requests of one member do not delay others. */
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

/**
 * Papers by Typst and docx, in a process of its own: setting is native code that takes 10 to 130 ms, DOCX 20 to 110, and a fault
 * in it ends the process that it runs in. `pid`: that process, while there is one.
 */
export function createPapers(log: Log): Papers & { readonly pid: number | undefined } {
  const queues = new Queues();
  const process = new TaskProcess<PaperTasks>(SOURCE, LIMITS);
  let isWorking = false;

  const start = (work: Work): Promise<SetPaper> =>
    "sheet" in work ? process.run("docx", work.sheet) : process.run("set", work);
  const set = async (work: Work): Promise<Buffer> => {
    const done = await start(work).catch((error: unknown) => {
      if (!(error instanceof TaskNotDone)) throw error;
      log.error({ err: error }, "the process of papers ended");
      // Once more in a new process, unless it took all of its time.
      if (error.message.endsWith(TOOK_TOO_LONG)) throw error;
      return start(work);
    });
    if ("missing" in done) throw new PapersUnavailable();
    if (done.plain) log.warn({ why: done.plain }, "a paper is not accessible");
    return Buffer.from(done.file);
  };
  const next = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let one = queues.next(); one; one = queues.next())
      await set(one.work).then(one.resolve, (error: unknown) =>
        // The paper that is worked on fails, and no other.
        one.reject(error instanceof TaskNotDone ? new PapersUnavailable() : error),
      );
    isWorking = false;
  };
  const make = (work: Work, member = ""): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (!queues.add(member, { work, resolve, reject })) return reject(new PapersUnavailable());
      void next();
    });
  return {
    pdf: ({ template, data }, member) =>
      make({ template, data: mapTexts(data, printable), as: "pdf" }, member),
    svg: ({ template, data }, member) =>
      make({ template, data: mapTexts(data, printable), as: "svg" }, member),
    docx: (sheet, member) => make({ sheet: mapTexts(sheet, printable) }, member),
    get pid() {
      return process.pid;
    },
  };
}
