import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Sheet } from "#platform/papers/sheet.ts";

/** A paper to be set, and what came of it. */
export type Job = { id: number } & (Setting | { docx: Sheet });
type Setting = { template: string; data: unknown; as: "pdf" | "svg" };
export type Done =
  | { id: number; file: Uint8Array }
  /** `missing`: there is no Typst for this machine. */
  | { id: number; error: string; missing: boolean };
/** What the thread starts with. */
export type Setup = { fontFolders: string[] };

const { fontFolders } = workerData as Setup; // as papers.ts starts it
let compiler: NodeCompiler | null = null;

/** Typst, once a PDF is wanted; word processors' files do without it. */
async function openCompiler(): Promise<NodeCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler");
  compiler = typst.NodeCompiler.create({
    fontArgs: [{ fontPaths: fontFolders }],
    // An empty folder: a template may read whatever lies inside its workspace, and nothing else.
    workspace: mkdtempSync(path.join(tmpdir(), "papers-")),
  });
  return compiler;
}

parentPort?.on("message", async (job: Job) => {
  parentPort?.postMessage(await make(job));
  // Else memory grows with every paper.
  compiler?.evictCache(0);
});

async function make(job: Job): Promise<Done> {
  const { id } = job;
  try {
    if ("docx" in job) {
      const { makeDocx } = await import("#platform/papers/docx.ts");
      return { id, file: await makeDocx(job.docx) };
    }
    const typst = compiler ?? (await openCompiler().catch(() => null));
    if (!typst) return { id, error: "no Typst for this machine", missing: true };
    return set(typst, id, job);
  } catch (error) {
    return { id, error: String(error), missing: false };
  }
}

function set(typst: NodeCompiler, id: number, job: Setting): Done {
  const compiled = typst.compile({
    mainFileContent: job.template,
    inputs: { data: JSON.stringify(job.data) },
  });
  if (!compiled.result) {
    const error = compiled.takeError();
    const why = error ? JSON.stringify(typst.fetchDiagnostics(error)) : "not compiled";
    return { id, error: why, missing: false };
  }
  if (job.as === "svg") return { id, file: Buffer.from(typst.plainSvg(compiled.result)) };
  // UA-1 fails instead of writing what screen readers can't use: it wants a title, a language, alternative texts.
  return { id, file: new Uint8Array(typst.pdf(compiled.result, { pdfStandard: "ua-1" })) };
}
