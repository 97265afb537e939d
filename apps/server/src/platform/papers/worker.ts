import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** A paper to be set, and what came of it. */
export type Job = { id: number; template: string; data: unknown };
export type Done = { id: number; pdf: Uint8Array } | { id: number; error: string };
/** What the thread starts with. */
export type Setup = { fontFolders: string[] };

const { fontFolders } = workerData as Setup; // as papers.ts starts it
const compiler = NodeCompiler.create({
  fontArgs: [{ fontPaths: fontFolders }],
  // An empty folder: a template may read whatever lies inside its workspace, and nothing else.
  workspace: mkdtempSync(path.join(tmpdir(), "papers-")),
});

parentPort?.on("message", ({ id, template, data }: Job) => {
  parentPort?.postMessage(set(id, template, data));
  // Else memory grows with every paper.
  compiler.evictCache(0);
});

function set(id: number, template: string, data: unknown): Done {
  try {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { data: JSON.stringify(data) },
    });
    if (!compiled.result) {
      const error = compiled.takeError();
      return { id, error: error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "not compiled" };
    }
    // UA-1 fails instead of writing what screen readers can't use: it wants a title, a language, alternative texts.
    return { id, pdf: new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: "ua-1" })) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
