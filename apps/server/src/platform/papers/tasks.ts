import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { addCoverage, FAMILIES, openTypeOf } from "#platform/papers/fonts.ts";
import { inFonts, mapTexts } from "#platform/papers/printable.ts";
import type { Sheet } from "#platform/papers/sheet.ts";

/** A paper to be set, and what came of it. */
export type Job = { id: number } & (Setting | { docx: Sheet });
type Setting = { template: string; data: unknown; as: "pdf" | "svg" };
export type Done =
  /** `plain`: the PDF could not be made accessible (UA-1), and came without. */
  | { id: number; file: Uint8Array; plain?: string }
  /** `missing`: there is no Typst for this machine. */
  | { id: number; error: string; missing: boolean };
/** What the thread starts with. */
export type Setup = { fonts: { folders: string[]; files: string[] } };

const { fonts } = workerData as Setup; // as papers.ts starts it
let compiler: NodeCompiler | null = null;
/** Every code point that one of the fonts has a glyph for. */
const covered = new Set<number>();

/** Typst, once a PDF is wanted; word processors' files do without it. */
async function openCompiler(): Promise<NodeCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler");
  const blobs = fonts.files.map((file) => openTypeOf(readFileSync(file)));
  for (const font of blobs) addCoverage(font, covered);
  for (const file of fonts.folders.flatMap(regularFonts)) addCoverage(readFileSync(file), covered);
  compiler = typst.NodeCompiler.create({
    fontArgs: [{ fontBlobs: blobs }, { fontPaths: fonts.folders }],
    // An empty folder: a template may read whatever lies inside its workspace, and nothing else.
    workspace: mkdtempSync(path.join(tmpdir(), "papers-")),
  });
  return compiler;
}

/** One weight of a family has the letters of all. */
const regularFonts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /Regular[^/]*\.(?:ttf|otf)$/.test(name))
    .map((name) => path.join(folder, name));

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
  const data = mapTexts(job.data, (text) => inFonts(text, (code) => covered.has(code)));
  const compiled = typst.compile({
    mainFileContent: job.template,
    inputs: { data: JSON.stringify(data), fonts: JSON.stringify(FAMILIES) },
  });
  const { result } = compiled;
  if (!result) {
    const error = compiled.takeError();
    const why = error ? JSON.stringify(typst.fetchDiagnostics(error)) : "not compiled";
    return { id, error: why, missing: false };
  }
  if (job.as === "svg") return { id, file: Buffer.from(typst.plainSvg(result)) };
  try {
    // UA-1 fails instead of writing what screen readers can't use: it wants a title, a language, alternative texts.
    return { id, file: new Uint8Array(typst.pdf(result, { pdfStandard: "ua-1" })) };
  } catch (error) {
    // A mark that its letter's font lacks: what is signed is printed all the same.
    return { id, file: new Uint8Array(typst.pdf(result)), plain: String(error) };
  }
}
