import {
  type AgreementFields,
  type AgreementKind,
  fieldsOf,
  type PaperLanguage,
  SIDES,
  type Side,
} from "../rules.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import type { Clause, ClauseKey, Given, Words } from "./words.ts";

/** Counts changes of any word of any clause: a signature says which one it was given under. */
export const TEMPLATE_VERSION = 1;

const WORDS: Readonly<Record<PaperLanguage, Words>> = { de: german, en: english };
/** The words of a paper's language. */
export const wordsOf = (language: PaperLanguage): Words => WORDS[language];

/** What a paper is made from. */
export type Wording = { kind: AgreementKind; language: PaperLanguage; fields: AgreementFields };
/** A paper in words: the same on the page, as PDF and as DOCX. */
export type Paper = {
  title: string;
  parties: { side: Side; label: string; name: string; address: string }[];
  preamble: string;
  clauses: Clause[];
};

const NDA: readonly ClauseKey[] = [
  "purpose",
  "definition",
  "exceptions",
  "duties",
  "disclosure",
  "return",
  "term",
  "penalty",
  "no_licence",
  "law",
  "extra",
  "final",
];
const MOU: readonly ClauseKey[] = [
  "aims",
  "contributions",
  "hours",
  "money",
  "shares",
  "decisions",
  "leaving",
  "confidentiality",
  "binding",
  "term",
  "law",
  "extra",
  "final",
];
/** The clauses of an agreement, in their order: those without anything to say are left out. */
const clausesOf = ({ kind, fields }: Wording): ClauseKey[] =>
  (kind === "mou" ? MOU : NDA).filter(
    (key) => !(key === "penalty" && fields.penalty === "none") && !(key === "extra" && fields.extra === ""),
  );

/** Words an agreement. Pure: the same fields make the same paper, everywhere. */
export function paperOf(wording: Wording): Paper {
  const { kind, language, fields } = wording;
  const words = wordsOf(language);
  const typed = (text: string, gap: string) => text || gap;
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  const given: Given = {
    kind,
    fields,
    typed,
    name: (side) => typed(fields[side].name, words.sides[side]),
    money: (cents) => euros.format(cents / 100),
  };
  return {
    title: words.titles[kind],
    parties: SIDES.map((side) => {
      const { name, address, represented_by: actor } = fields[side];
      const lines = [typed(address, words.gaps.address), ...(actor ? [`${words.actsFor} ${actor}`] : [])];
      return {
        side,
        label: words.sides[side],
        name: typed(name, words.gaps.name),
        address: lines.join("\n"),
      };
    }),
    preamble: words.preamble[kind],
    clauses: clausesOf(wording).map((key) => {
      const { title, say } = words.clauses[key];
      return { key, title, paragraphs: say(given) };
    }),
  };
}

/**
 * The input of a version's hash: template, kind, language, and the filled-in fields of this kind, each in its fixed place, so
 * that anyone who has the fields can compute it again.
 */
export const canonicalForm = ({ kind, language, fields }: Wording): string =>
  JSON.stringify([
    "kompagnon-agreement",
    TEMPLATE_VERSION,
    kind,
    language,
    fieldsOf(kind).map((name) => {
      const value = fields[name];
      if (typeof value !== "object") return [name, value];
      return [name, value.name, value.address, value.represented_by];
    }),
  ]);
