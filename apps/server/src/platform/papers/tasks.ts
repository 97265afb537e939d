import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { addCoverage, FAMILIES, fontFiles, openTypeOf } from "#platform/papers/fonts.ts";
import { inFonts, mapTexts, type Sheet } from "#platform/papers/sheet.ts";

/** A template's source with the texts that fill it, and the format it is set in. */
export type Setting = { template: string; data: unknown; as: "pdf" | "svg" };
export type SetPaper =
  /** `plain`: why the PDF could not be made accessible (UA-1), and came without. */
  | { file: Uint8Array; plain?: string }
  /** There is no Typst for this machine. */
  | { missing: true };
export type PaperTasks = typeof paperTasks;

let compiler: NodeCompiler | null = null;
/** Every code point that one of the fonts has a glyph for. */
const covered = new Set<number>();

/** Typst, once a PDF is wanted; word processors' files do without it. */
async function openCompiler(): Promise<NodeCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler");
  const fonts = fontFiles();
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

function set(typst: NodeCompiler, { template, data: texts, as }: Setting): SetPaper {
  const data = mapTexts(texts, (text) => inFonts(text, (code) => covered.has(code)));
  const compiled = typst.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify(data), fonts: JSON.stringify(FAMILIES) },
  });
  const { result } = compiled;
  if (!result) {
    const error = compiled.takeError();
    throw new Error(error ? JSON.stringify(typst.fetchDiagnostics(error)) : "not compiled");
  }
  if (as === "svg") return { file: Buffer.from(typst.plainSvg(result)) };
  try {
    // UA-1 fails instead of writing what screen readers can't use: it wants a title, a language, alternative texts.
    return { file: new Uint8Array(typst.pdf(result, { pdfStandard: "ua-1" })) };
  } catch (error) {
    // A mark that its letter's font lacks: what is signed is printed all the same.
    return { file: new Uint8Array(typst.pdf(result)), plain: String(error) };
  }
}

/** What the process of papers does: Typst and docx. */
export const paperTasks = {
  set: async (setting: Setting): Promise<SetPaper> => {
    const typst = compiler ?? (await openCompiler().catch(() => null));
    if (!typst) return { missing: true };
    // Else memory grows with every paper; the answer does not wait for it.
    setImmediate(() => typst.evictCache(0));
    return set(typst, setting);
  },
  docx: async (sheet: Sheet): Promise<SetPaper> => {
    const { makeDocx } = await import("#platform/papers/docx.ts");
    return { file: await makeDocx(sheet) };
  },
};
