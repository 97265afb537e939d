import type { AgreementFields, AgreementKind, Side } from "../rules.ts";

/** The clauses that there are. What each means is explained under the same key in the texts. */
export const CLAUSE_KEYS = [
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
  "aims",
  "contributions",
  "hours",
  "money",
  "shares",
  "decisions",
  "leaving",
  "confidentiality",
  "binding",
] as const;
export type ClauseKey = (typeof CLAUSE_KEYS)[number];
/** A clause on paper; its number is its position. */
export type Clause = { key: ClauseKey; title: string; paragraphs: string[] };
/** What a clause is worded from. */
export type Given = {
  kind: AgreementKind;
  fields: AgreementFields;
  /** How a side is called: by its name, or by its letter while it has none. */
  name: (side: Side) => string;
  /** An amount of cents in the paper's language. */
  money: (cents: number) => string;
  /** What was typed; a gap in brackets while nothing was. */
  typed: (text: string, gap: string) => string;
};
type Worded = { title: string; say: (given: Given) => string[] };

/** The words of one language. */
export type Words = {
  titles: Readonly<Record<AgreementKind, string>>;
  /** Shown below the parties. */
  preamble: Readonly<Record<AgreementKind, string>>;
  sides: Readonly<Record<Side, string>>;
  gaps: { name: string; address: string };
  actsFor: string;
  clauses: Readonly<Record<ClauseKey, Worded>>;
  /** The texts around the clauses on paper. */
  paper: {
    party: string;
    address: string;
    signatures: string;
    /** Above a line that is signed by hand. */
    byHand: string;
    signed: string;
    notSigned: string;
    account: string;
    simple: string;
    hash: string;
    draft: string;
    replaced: string;
    advice: string;
  };
};
