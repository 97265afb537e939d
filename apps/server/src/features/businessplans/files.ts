import { readFileSync } from "node:fs";
import path from "node:path";
import { planPaperOf, planWordsOf } from "@kompagnon/contract/businessplans/template/paper.ts";
import type { PlanRow } from "#features/businessplans/queries.ts";
import { requirePlan } from "#features/businessplans/service.ts";
import { PapersUnavailable } from "#platform/papers/unavailable.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

const template = (): string => readFileSync(path.join(import.meta.dirname, "business-plan.typ"), "utf8");
type Format = "pdf" | "docx";
const TYPES: Readonly<Record<Format, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

function make({ papers }: Platform, row: PlanRow, format: Format, member: string): Promise<Buffer> {
  const paper = planPaperOf(row);
  const words = planWordsOf(row.language);
  if (format === "pdf")
    return papers.pdf(
      {
        template: template(),
        data: { lang: row.language, numbers: words.overview, kind: words.title, ...paper },
      },
      member,
    );
  const chapters = paper.chapters.map(({ title, text }) => ({ title, paragraphs: text.split(/\n{2,}/) }));
  const sheet = {
    lang: row.language,
    title: paper.title,
    mark: words.title,
    head: [],
    rows: [],
    preamble: "",
    sections: [...chapters, { title: words.overview, paragraphs: paper.overview }],
    picture: { ...paper.chart, alt: `${paper.chart.title}. ${paper.overview.slice(0, 2).join(" ")}` },
    tables: paper.tables,
    signaturesTitle: "",
    signatures: [],
    footer: paper.footer,
  };
  return papers.docx(sheet, member);
}

/** A plan as a file, for its author. Throws not_found, papers_unavailable. */
export async function planFile(
  platform: Platform,
  viewerId: string,
  id: string,
  format: Format,
): Promise<{ filename: string; contentType: string; content: Buffer }> {
  const row = await requirePlan(platform.db, viewerId, id);
  try {
    const content = await make(platform, row, format, viewerId);
    const name = (row.title || planWordsOf(row.language).title).replace(/[^\p{L}\p{N}\p{M}]+/gu, "-");
    return { filename: `${name}.${format}`, contentType: TYPES[format], content };
  } catch (error) {
    if (error instanceof PapersUnavailable) throw new Fail("papers_unavailable");
    throw error;
  }
}
