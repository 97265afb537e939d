import { z } from "zod";
import type * as features from "../features.ts";
import { media } from "../posts/model.ts";
import { memberCard } from "../profiles/model.ts";
import type { ReportFieldsOf } from "../wire/feature.ts";
import { id, plainText, time } from "../wire/model.ts";
import {
  APPEAL_MAX,
  AUDIT_ACTIONS,
  BAN_DAYS,
  CASE_STATES,
  DECISION_REASON_MAX,
  DECISIONS,
  REPORT_FIELDS,
  REPORT_KINDS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportKind,
} from "./rules.ts";
import { scamSigns } from "./signs-model.ts";

export const reportKind = z.enum(REPORT_KINDS).meta({ id: "ReportKind" });
export const reportReason = z.enum(REPORT_REASONS).meta({ id: "ReportReason" });

/** What is reported: its id, and what else it is found by (a message's conversation, a comment's post). */
export type ReportSubject = {
  [K in ReportKind]: { kind: K; id: string } & Record<ReportFieldsOf<typeof features, K>[number], string>;
}[ReportKind];
const subjects = REPORT_KINDS.map((kind) =>
  z.object({
    kind: z.literal(kind),
    id,
    ...Object.fromEntries(REPORT_FIELDS[kind].map((field) => [field, id])),
  }),
);
/** @see ReportSubject */
export const reportSubject = z
  .discriminatedUnion("kind", subjects as [(typeof subjects)[number]])
  .meta({ id: "ReportSubject" }) as unknown as z.ZodType<ReportSubject, ReportSubject>; // made from the same manifests as the type

export const newReport = z
  .object({
    subject: reportSubject,
    reason: reportReason,
    note: plainText(REPORT_NOTE_MAX).default(""),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", { message: "required", path: ["note"] })
  .meta({ id: "NewReport" });

export const decision = z.enum(DECISIONS).meta({ id: "Decision" });

/** A case as moderators see it in the queue. */
export const moderationCase = z
  .object({
    id,
    kind: reportKind,
    state: z.enum(CASE_STATES),
    /** The author; null for groups, and for deleted members. */
    author: memberCard.nullable(),
    /** The reported content at that time. */
    excerpt: z.string(),
    /** How many members reported it, and their reasons with how often. */
    report_count: z.int(),
    reasons: z.array(z.object({ reason: reportReason, count: z.int() })),
    /** What the product noticed of a scam by itself. */
    signs: scamSigns,
    opened_at: time,
    /** Out of sight until it is decided. */
    hidden: z.boolean(),
    decision: decision.nullable(),
    decided_at: time.nullable(),
    decided_by: memberCard.nullable(),
    /** Whether the viewer may decide: not about themselves, not about equals or higher, not twice on an appeal. */
    decidable: z.boolean(),
    /** What the viewer may decide about an open case; empty where they may not. */
    decisions: z.array(decision),
  })
  .meta({ id: "ModerationCase" });
export type ModerationCase = z.infer<typeof moderationCase>;

/** A case with everything that helps to decide. */
export const moderationCaseDetail = moderationCase
  .extend({
    /** The path of the web app that shows it; null once it is gone or not open to moderators. */
    path: z.string().nullable(),
    /** Pictures and videos of a reported post, at addresses for moderators. */
    media: z.array(media),
    reports: z.array(
      z.object({
        id,
        reporter: memberCard.nullable(),
        reason: reportReason,
        note: z.string(),
        created_at: time,
      }),
    ),
    decision_reason: z.string(),
    banned_until: time.nullable(),
    appeal: z.object({ text: z.string(), created_at: time }).nullable(),
    appeal_decision: z.enum(["upheld", "reversed"]).nullable(),
    appeal_reason: z.string(),
    appeal_decided_by: memberCard.nullable(),
    /** Earlier decisions about the same member, the newest first. */
    history: z.array(z.object({ id, kind: reportKind, decision, decided_at: time })),
  })
  .meta({ id: "ModerationCaseDetail" });
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetail>;

const why = plainText(DECISION_REASON_MAX).pipe(z.string().min(1, { message: "required" }));
export const newDecision = z
  .object({
    decision,
    /** Sent to the affected member. */
    reason: why,
    /** With `banned`: for how long; null is for good. */
    ban_days: z
      .literal([...BAN_DAYS])
      .nullable()
      .default(null),
  })
  .meta({ id: "NewDecision" });
export const appealDecision = z
  .object({ outcome: z.enum(["upheld", "reversed"]), reason: why })
  .meta({ id: "AppealDecision" });

/** A decision about the member's own content, as its author sees it. */
export const ownDecision = z
  .object({
    id,
    kind: reportKind,
    excerpt: z.string(),
    decision,
    reason: z.string(),
    decided_at: time,
    /** The end of the time to appeal; null if no appeal is possible (any more). */
    appeal_until: time.nullable(),
    appeal: z.object({ text: z.string(), created_at: time }).nullable(),
    appeal_decision: z.enum(["upheld", "reversed"]).nullable(),
    appeal_reason: z.string(),
  })
  .meta({ id: "OwnDecision" });
export type OwnDecision = z.infer<typeof ownDecision>;
export const newAppeal = z
  .object({
    text: plainText(APPEAL_MAX).pipe(z.string().min(1, { message: "required" })),
  })
  .meta({ id: "NewAppeal" });

export const auditAction = z.enum(AUDIT_ACTIONS).meta({ id: "AuditAction" });

/** What was so: words of ours, times and numbers, nothing that anybody typed. */
export const auditFacts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ id: "AuditFacts" });
export type AuditFacts = z.infer<typeof auditFacts>;

/** An entry of the append-only audit log. */
export const auditEntry = z
  .object({
    id,
    at: time,
    /** Null for what the product did by itself, and for members who are gone. */
    actor: memberCard.nullable(),
    action: auditAction,
    kind: z.enum(REPORT_KINDS).nullable(),
    subject_id: id.nullable(),
    /** The member it was done to, if they still exist. */
    subject: memberCard.nullable(),
    case_id: id.nullable(),
    reason: z.string(),
    before: auditFacts.nullable(),
    after: auditFacts.nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;
