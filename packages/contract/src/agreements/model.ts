import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id, lineText, plainText, time } from "../wire/model.ts";
import {
  AGREEMENT_CENTS_MAX,
  AGREEMENT_KINDS,
  AGREEMENT_STATES,
  AGREEMENT_TEXT_MAX,
  DECISIONS,
  ENDINGS,
  HOURS_MAX,
  LAWS,
  LEAVINGS,
  MONTHS_MAX,
  NOTICE_WEEKS_MAX,
  PAPER_LANGUAGES,
  PARTY_ADDRESS_MAX,
  PARTY_NAME_MAX,
  PENALTIES,
  PLACE_MAX,
  RETURN_DAYS_MAX,
  SHARES,
  SIDES,
} from "./rules.ts";
import type { Paper } from "./template/paper.ts";
import { CLAUSE_KEYS } from "./template/words.ts";

const text = plainText(AGREEMENT_TEXT_MAX);
const cents = z.int().min(0).max(AGREEMENT_CENTS_MAX);
const hours = z.int().min(0).max(HOURS_MAX);

export const agreementKind = z.enum(AGREEMENT_KINDS).meta({ id: "AgreementKind" });
export const paperLanguage = z.enum(PAPER_LANGUAGES);
export const signedName = lineText(PARTY_NAME_MAX).pipe(z.string().min(1, { message: "required" }));
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

const party = z
  .object({
    name: lineText(PARTY_NAME_MAX),
    address: plainText(PARTY_ADDRESS_MAX),
    represented_by: lineText(PARTY_NAME_MAX),
  })
  .meta({ id: "AgreementParty" });
/** What is filled in. */
export const agreementFields = z
  .object({
    a: party,
    b: party,
    purpose: text,
    information: text,
    discloser: z.enum(SIDES),
    return_days: z.int().min(1).max(RETURN_DAYS_MAX),
    penalty: z.enum(PENALTIES),
    penalty_cents: cents,
    aims: text,
    contribution_a: text,
    contribution_b: text,
    hours_a: hours,
    hours_b: hours,
    money_a_cents: cents,
    money_b_cents: cents,
    shares: z.enum(SHARES),
    share_a: z.int().min(0).max(100),
    decisions: z.enum(DECISIONS),
    leaving: z.enum(LEAVINGS),
    notice_weeks: z.int().min(1).max(NOTICE_WEEKS_MAX),
    term_months: z.int().min(1).max(MONTHS_MAX),
    after_months: z.int().min(0).max(MONTHS_MAX),
    law: z.enum(LAWS),
    place: lineText(PLACE_MAX),
    extra: text,
  })
  .meta({ id: "AgreementFields" });

const side = z.enum(SIDES);
/** A paper in words. */
export const paper = z
  .object({
    title: z.string(),
    parties: z.array(z.object({ side, label: z.string(), name: z.string(), address: z.string() })),
    preamble: z.string(),
    clauses: z.array(
      z.object({ key: z.enum(CLAUSE_KEYS), title: z.string(), paragraphs: z.array(z.string()) }),
    ),
  })
  .meta({ id: "AgreementPaper" }) satisfies z.ZodType<Paper>;

/** A signature: who, when, under what. */
export const agreementSignature = z
  .object({
    side,
    mine: z.boolean(),
    /** As it was typed. */
    name: z.string(),
    /** Whose account it was given with; null for who has left. */
    member: memberCard.nullable(),
    signed_at: time,
  })
  .meta({ id: "AgreementSignature" });
export type AgreementSignature = z.infer<typeof agreementSignature>;

/** A text as it was sent to the other side: it never changes. */
export const agreementVersion = z
  .object({
    id,
    number: z.int(),
    hash: contentHash,
    language: paperLanguage,
    sent_at: time,
    /** Since when both have signed. */
    completed_at: time.nullable(),
    closed: z.object({ how: z.enum(ENDINGS), at: time }).nullable(),
    paper,
    signatures: z.array(agreementSignature),
  })
  .meta({ id: "AgreementVersion" });
export type AgreementVersion = z.infer<typeof agreementVersion>;

const state = z.enum(AGREEMENT_STATES).meta({ id: "AgreementState" });
const role = z.enum(["owner", "other"]);

/** An agreement in a list. */
export const agreementCard = z
  .object({
    id,
    kind: agreementKind,
    role,
    state,
    /** The beginning of what it is about. */
    subject: z.string(),
    other: memberCard.nullable(),
    /** Whether my signature is the one that is missing, and can be given. */
    waits_for_me: z.boolean(),
    changed_at: time,
  })
  .meta({ id: "AgreementCard" });
export type AgreementCard = z.infer<typeof agreementCard>;

/** An agreement as one of its two sides gets it. */
export const agreement = agreementCard
  .extend({
    language: paperLanguage,
    /** Counts changes of the text: a change names the version it is based on. */
    text_version: z.int(),
    /** What is filled in; the other side only ever gets what was sent. */
    fields: agreementFields.nullable(),
    /** What was sent last. */
    version: agreementVersion.nullable(),
    /** What both signed before it. */
    earlier: z.array(z.object({ id, number: z.int(), completed_at: time })),
    /** What I may do next. */
    can: z.object({
      edit: z.boolean(),
      send: z.boolean(),
      sign: z.boolean(),
      decline: z.boolean(),
      withdraw: z.boolean(),
      /** Tell moderators of what was sent to me. */
      report: z.boolean(),
      delete: z.boolean(),
    }),
  })
  .meta({ id: "Agreement" });
export type Agreement = z.infer<typeof agreement>;
