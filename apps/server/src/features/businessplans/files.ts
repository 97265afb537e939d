import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type PlanPaper,
  planPaperOf,
  planWordsOf,
} from "@kompagnon/contract/businessplans/template/paper.ts";
import type { PlanRow } from "#features/businessplans/queries.ts";
import { requirePlan } from "#features/businessplans/service.ts";
import { memberCards } from "#features/profiles/public.ts";
import { PapersUnavailable } from "#platform/papers/papers.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./service.ts";

const template = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");
type Format = "pdf" | "docx";
const TYPES: Readonly<Record<Format, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The day that a file is made on, where the plan's readers are. */
const today = (language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(new Date());

/** The charts as SVG, in which letters are shapes: word processors and PDF show the same. */
async function drawnCharts({ papers }: Platform, paper: PlanPaper, row: PlanRow, member: string) {
  const drawn = [];
  for (const chart of paper.charts) {
    const svg = await papers.svg(
      { template: template("chart.typ"), data: { lang: row.language, ...chart } },
      member,
    );
    drawn.push({ title: chart.title, alt: chart.alt, svg: svg.toString("utf8") });
  }
  return drawn;
}

async function make(platform: Platform, row: PlanRow, format: Format, member: string): Promise<Buffer> {
  const author = row.author || (await memberCards(platform.db, [member])).get(member)?.username || "";
  const paper = planPaperOf({ ...row, author, date: today(row.language) });
  const words = planWordsOf(row.language);
  const charts = await drawnCharts(platform, paper, row, member);
  if (format === "pdf") {
    const named = {
      lang: row.language,
      kind: words.title,
      contents: words.contents,
      numbers: words.overview,
      rules_title: words.rules,
    };
    return platform.papers.pdf(
      { template: template("business-plan.typ"), data: { ...named, ...paper, charts } },
      member,
    );
  }
  const chapters = paper.chapters.map(({ title, text }) => ({ title, paragraphs: text.split(/\n{2,}/) }));
  const sheet = {
    lang: row.language,
    title: paper.title,
    mark: "",
    cover: { kind: words.title, lines: paper.cover, contents: words.contents },
    head: [],
    rows: [],
    preamble: "",
    sections: [
      ...chapters,
      { title: words.rules, paragraphs: paper.rules },
      { title: words.overview, paragraphs: paper.overview },
    ],
    pictures: charts,
    tables: paper.tables,
    signaturesTitle: "",
    signatures: [],
    footer: paper.footer,
  };
  return platform.papers.docx(sheet, member);
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
