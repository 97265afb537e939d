import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Log } from "#platform/log.ts";
import type { Sheet } from "#platform/papers/sheet.ts";
import { PapersUnavailable } from "#platform/papers/unavailable.ts";
import type { Done, Job, Setup } from "#platform/papers/worker.ts";

/** A paper to be set: a template's source, and what fills it, which is text and never markup. */
export type Paper = { template: string; data: { lang: Language; title: string } & Record<string, unknown> };

/** Sets papers as PDF (tagged, PDF/UA-1), for word processors, or as a picture. */
export interface Papers {
  /** Throws PapersUnavailable where Typst has no program for this machine, or while too many wait. */
  pdf(paper: Paper): Promise<Buffer>;
  /** A sheet as DOCX. Throws PapersUnavailable while too many wait. */
  docx(sheet: Sheet): Promise<Buffer>;
  /** The one page of a paper as SVG, in which letters are shapes: no font is needed to show it. Throws as `pdf` does. */
  svg(paper: Paper): Promise<Buffer>;
}

/** Packages whose `.ttf` and `.otf` files papers are set in: one for each script that people write, and the product's own. */
const FONT_PACKAGES = [
  "@expo-google-fonts/bricolage-grotesque",
  "@expo-google-fonts/instrument-sans",
  "@expo-google-fonts/noto-sans",
  "@expo-google-fonts/noto-sans-arabic",
  "@expo-google-fonts/noto-sans-devanagari",
  "@embedpdf/fonts-sc",
];
/** The thread runs from the sources, which are there beside a built server as well. */
const SOURCE = path.join(import.meta.dirname, "worker.ts");
const WAITING_MAX = 50;
/** A paper that takes longer has gone wrong. */
const PATIENCE_MS = 20_000;
/** Nothing to do for so long: the worker and its fonts go, and with them 100 MB. */
const IDLE_MS = 60_000;

const fontFolders = (): string[] => {
  // Looked for by hand: not every package lets its folder be asked for.
  const { resolve } = createRequire(import.meta.url);
  return FONT_PACKAGES.flatMap((name) => {
    const places = (resolve.paths(name) ?? []).map((place) => path.join(place, name));
    return places.find((place) => fs.existsSync(place)) ?? [];
  });
};

type Work = { template: string; data: unknown; as: "pdf" | "svg" } | { docx: Sheet };
type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** Papers by Typst and docx, in a thread of its own: setting is native code that takes 10 to 130 ms, DOCX 20 to 110. */
export function createPapers(log: Log): Papers {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const settle = (id: number, act: (one: Waiting) => void) => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    act(one);
    if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
  };
  const stop = () => {
    const old = worker;
    worker = null;
    void old?.terminate();
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new PapersUnavailable()));
  };
  const start = (): Worker => {
    const setup: Setup = { fontFolders: fontFolders() };
    const started = new Worker(SOURCE, { workerData: setup, env: {}, execArgv: [] });
    started.unref();
    started.on("message", (done: Done) =>
      settle(done.id, ({ resolve, reject }) =>
        "file" in done
          ? resolve(Buffer.from(done.file))
          : reject(done.missing ? new PapersUnavailable() : new Error(done.error)),
      ),
    );
    started.on("error", (error) => {
      log.error({ err: error }, "papers can't be set");
      if (worker === started) stop();
    });
    return started;
  };
  const make = (what: Work): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= WAITING_MAX) return reject(new PapersUnavailable());
      clearTimeout(idle);
      worker ??= start();
      const id = ++last;
      const timer = setTimeout(stop, PATIENCE_MS).unref();
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...what } satisfies Job);
    });
  return {
    pdf: ({ template, data }) => make({ template, data, as: "pdf" }),
    svg: ({ template, data }) => make({ template, data, as: "svg" }),
    docx: (sheet) => make({ docx: sheet }),
  };
}
