import { readFileSync } from "node:fs";
import path from "node:path";
import type { AgreementKind, PaperLanguage } from "@kompagnon/contract/agreements/rules.ts";
import { type Paper, paperOf, wordsOf } from "@kompagnon/contract/agreements/template/paper.ts";
import { loadAgreement, type SentVersion } from "#features/agreements/locks.ts";
import { readable } from "#features/agreements/present.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { PapersUnavailable } from "#platform/papers/papers.ts";
import type { Sheet } from "#platform/papers/sheet.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** What a file is made from: a text as it stands, or a version that was sent. */
type Source = { language: PaperLanguage; paper: Paper; version: SentVersion | null };

/** Formats a moment in UTC, so that it reads the same everywhere. */
const moment = (at: Date, language: PaperLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(at);

/** A paper ready to be laid out, with what is known of its signatures. */
/** What is printed across a text that was not sent, or that a later version replaced. */
function markOf(words: ReturnType<typeof wordsOf>["paper"], version: SentVersion | null): string {
  if (!version) return words.draft;
  return version.closedAt ? words.replaced : "";
}

async function sheetOf(db: Queryable, { language, paper, version }: Source): Promise<Sheet> {
  const { paper: words } = wordsOf(language);
  const signatures = version?.signatures ?? [];
  const cards = await memberCards(
    db,
    signatures.flatMap(({ memberId }) => memberId ?? []),
  );
  return {
    lang: language,
    title: paper.title,
    mark: markOf(words, version),
    head: [words.party, words.address],
    rows: paper.parties.map(({ label, name, address }) => [`${name}\n(${label})`, address]),
    preamble: paper.preamble,
    sections: paper.clauses.map(({ title, paragraphs }) => ({ title, paragraphs })),
    signaturesTitle: words.signatures,
    signatures: paper.parties.map(({ side, name }) => {
      const one = signatures.find((signature) => signature.side === side);
      if (!version) return { name, line: true, lines: [words.byHand] };
      if (!one) return { name, line: false, lines: [words.notSigned] };
      const account = one.memberId ? cards.get(one.memberId)?.username : undefined;
      const lines = [
        one.name,
        `${words.signed} ${moment(one.signedAt, language)}`,
        ...(account ? [`${words.account}: ${account}`] : []),
        words.simple,
        `${words.hash}: ${version.hash}`,
      ];
      return { name, line: false, lines };
    }),
    footer: words.advice,
  };
}

const template = (): string => readFileSync(path.join(import.meta.dirname, "agreement.typ"), "utf8");
type Format = "pdf" | "docx";
const TYPES: Readonly<Record<Format, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
/** A file as it is sent to a browser or goes along with a mail. */
type PaperFile = { filename: string; contentType: string; content: Buffer };

/** Makes a file. Throws PapersUnavailable. */
async function make(
  { papers, db }: Platform,
  source: Source,
  { format, member }: { format: Format; member?: string },
): Promise<PaperFile> {
  const sheet = await sheetOf(db, source);
  const content = await (format === "pdf"
    ? papers.pdf({ template: template(), data: sheet }, member)
    : papers.docx(sheet, member));
  const name = source.paper.title.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-");
  const number = source.version ? `-${source.version.number}` : "";
  return { filename: `${name}${number}.${format}`, contentType: TYPES[format], content };
}

/** An agreement as a file, for who may read it. Throws not_found, papers_unavailable. */
export async function fileOf(
  platform: Platform,
  viewerId: string,
  id: string,
  { format, version: versionId }: { format: Format; version?: string | undefined },
): Promise<PaperFile> {
  const loaded = await loadAgreement(platform.db, id);
  const source = sourceOf(loaded.row, readable(loaded, viewerId), versionId, loaded.row.ownerId === viewerId);
  if (!source) throw new Fail("not_found");
  try {
    return await make(platform, source, { format, member: viewerId });
  } catch (error) {
    if (error instanceof PapersUnavailable) throw new Fail("papers_unavailable");
    throw error;
  }
}

type Row = { kind: AgreementKind; language: PaperLanguage; fields: Parameters<typeof paperOf>[0]["fields"] };
function sourceOf(
  row: Row,
  shown: readonly SentVersion[] | null,
  versionId: string | undefined,
  mine: boolean,
): Source | null {
  if (versionId === undefined)
    return mine ? { language: row.language, paper: paperOf(row), version: null } : null;
  const version = shown?.find((one) => one.id === versionId);
  return version ? { language: version.language, paper: version.paper, version } : null;
}

/** What both have signed, as it goes along with the mail. */
export async function signedPaper(platform: Platform, version: SentVersion): Promise<PaperFile> {
  return make(platform, { language: version.language, paper: version.paper, version }, { format: "pdf" });
}
