/** Limits and names of agreements without any library: pages that only ask load these alone. */

/** What is agreed: a non-disclosure agreement that binds one side or both, or a memorandum of understanding. */
export const AGREEMENT_KINDS = ["nda_one_sided", "nda_mutual", "mou"] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];
/** The languages that papers are worded in; whatever people type into them may be in any. */
export const PAPER_LANGUAGES = ["de", "en"] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/**
 * The state of an agreement: being written, sent to the other side, signed by one of the two, signed by both; or changed after a
 * signature, so that it has to be sent and signed again.
 */
export const AGREEMENT_STATES = ["draft", "sent", "half_signed", "signed", "voided"] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];
/** Why a version that was sent no longer waits: its words were changed, it was taken back, or declined. */
export const ENDINGS = ["changed", "withdrawn", "declined"] as const;
export type Ending = (typeof ENDINGS)[number];
/** The side that writes and sends, and the other. */
export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

/** The maximum number of agreements of a member. */
export const AGREEMENTS_MAX = 100;
export const AGREEMENTS_PAGE_MAX = 50;
/** Maximum characters of a name, of an address, and of a representative. */
export const PARTY_NAME_MAX = 120;
export const PARTY_ADDRESS_MAX = 300;
/** Maximum characters of a free text. */
export const AGREEMENT_TEXT_MAX = 2000;
export const PLACE_MAX = 80;
/** The longest term, in months. */
export const MONTHS_MAX = 120;
export const RETURN_DAYS_MAX = 90;
export const NOTICE_WEEKS_MAX = 52;
export const HOURS_MAX = 80;
/** 10 million euros. */
export const AGREEMENT_CENTS_MAX = 1_000_000_000;

export const PENALTIES = ["none", "court", "fixed"] as const;
export const SHARES = ["later", "fixed"] as const;
export const DECISIONS = ["together", "by_field", "lead_a", "lead_b"] as const;
export const LEAVINGS = ["give_back", "keep_earned", "sell_to_them"] as const;
export const LAWS = ["de", "at", "ch"] as const;

/** One of the two sides. */
export type Party = { name: string; address: string; represented_by: string };
/** What is filled in. Each kind takes its own of these (`fieldsOf`). */
export type AgreementFields = {
  a: Party;
  b: Party;
  purpose: string;
  information: string;
  /** Whose information a one-sided agreement protects. */
  discloser: Side;
  return_days: number;
  penalty: (typeof PENALTIES)[number];
  penalty_cents: number;
  aims: string;
  contribution_a: string;
  contribution_b: string;
  /** A week. */
  hours_a: number;
  hours_b: number;
  money_a_cents: number;
  money_b_cents: number;
  shares: (typeof SHARES)[number];
  /** In percent; the other side has the rest. */
  share_a: number;
  decisions: (typeof DECISIONS)[number];
  leaving: (typeof LEAVINGS)[number];
  notice_weeks: number;
  term_months: number;
  /** How long secrets are kept when the term is over. */
  after_months: number;
  law: (typeof LAWS)[number];
  place: string;
  extra: string;
};
export type FieldName = keyof AgreementFields;

const EMPTY_PARTY: Party = { name: "", address: "", represented_by: "" };
/** What a new agreement begins with. */
export const EMPTY_FIELDS: AgreementFields = {
  a: EMPTY_PARTY,
  b: EMPTY_PARTY,
  purpose: "",
  information: "",
  discloser: "a",
  return_days: 14,
  penalty: "none",
  penalty_cents: 500_000,
  aims: "",
  contribution_a: "",
  contribution_b: "",
  hours_a: 10,
  hours_b: 10,
  money_a_cents: 0,
  money_b_cents: 0,
  shares: "later",
  share_a: 50,
  decisions: "together",
  leaving: "keep_earned",
  notice_weeks: 4,
  term_months: 24,
  after_months: 36,
  law: "de",
  place: "",
  extra: "",
};

/** The steps in which an agreement is written, each with what is filled in there. */
export type Step = { readonly key: StepKey; readonly fields: readonly FieldName[] };
export type StepKey =
  | "parties"
  | "purpose"
  | "duties"
  | "aims"
  | "contributions"
  | "money"
  | "decisions"
  | "term"
  | "law";
const PARTIES: Step = { key: "parties", fields: ["a", "b"] };
const TERM: Step = { key: "term", fields: ["term_months", "after_months"] };
const LAW: Step = { key: "law", fields: ["law", "place", "extra"] };
const DUTIES: Step = { key: "duties", fields: ["return_days", "penalty", "penalty_cents"] };
/** The steps of each kind, in their order. */
export const STEPS_OF: Readonly<Record<AgreementKind, readonly Step[]>> = {
  nda_one_sided: [
    PARTIES,
    { key: "purpose", fields: ["discloser", "purpose", "information"] },
    DUTIES,
    TERM,
    LAW,
  ],
  nda_mutual: [PARTIES, { key: "purpose", fields: ["purpose", "information"] }, DUTIES, TERM, LAW],
  mou: [
    PARTIES,
    { key: "aims", fields: ["aims"] },
    { key: "contributions", fields: ["contribution_a", "contribution_b", "hours_a", "hours_b"] },
    { key: "money", fields: ["money_a_cents", "money_b_cents", "shares", "share_a"] },
    { key: "decisions", fields: ["decisions", "leaving", "notice_weeks"] },
    TERM,
    LAW,
  ],
};
/** What a kind is made of, in a fixed order: its hash is taken over this. */
export const fieldsOf = (kind: AgreementKind): FieldName[] => STEPS_OF[kind].flatMap(({ fields }) => fields);

/** What still has to be filled in before it can be sent: names and addresses by side, and what it is about. */
export type Missing = "a.name" | "a.address" | "b.name" | "b.address" | "purpose" | "aims" | "place";
/** What is missing, in the order of the steps. */
export function missingOf(kind: AgreementKind, fields: AgreementFields): Missing[] {
  const about = kind === "mou" ? "aims" : "purpose";
  const filled: Readonly<Record<Missing, string>> = {
    "a.name": fields.a.name,
    "a.address": fields.a.address,
    "b.name": fields.b.name,
    "b.address": fields.b.address,
    purpose: fields.purpose,
    aims: fields.aims,
    place: fields.place,
  };
  const needed: Missing[] = ["a.name", "a.address", "b.name", "b.address", about, "place"];
  return needed.filter((one) => filled[one] === "");
}
