import { z } from "zod";
import { id, plainText } from "../wire/model.ts";

/** What can be reported (product: trust). */
export const REPORT_KINDS = ["member", "group", "message"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something is reported. */
export const REPORT_REASONS = [
  "spam",
  "fraud",
  "harassment",
  "hate",
  "sexual",
  "violence",
  "minors",
  "impersonation",
  "illegal",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of what a reporter adds. */
export const REPORT_NOTE_MAX = 1000;

/** What is reported; a message is found in its conversation or channel. */
export const reportSubject = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("member"), id }),
  z.object({ kind: z.literal("group"), id }),
  z.object({ kind: z.literal("message"), id, chat_id: id }),
]);
export type ReportSubject = z.infer<typeof reportSubject>;

export const newReport = z
  .object({
    subject: reportSubject,
    reason: z.enum(REPORT_REASONS),
    note: plainText(REPORT_NOTE_MAX).default(""),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", { message: "required", path: ["note"] });
