import * as features from "../features.ts";
import { inOrder, ownersOf, type ReportKindOf } from "../wire/feature.ts";

/** Limits and names of moderation without any library. */

/** A kind of thing that can be reported (product: trust). */
export type ReportKind = ReportKindOf<typeof features>;
/** The ids that find a reported thing in addition to its own, by kind. */
export const REPORT_FIELDS = Object.assign(
  {},
  ...inOrder(features).map(({ reports }) => reports),
) as Readonly<Record<ReportKind, readonly ("chat_id" | "post_id")[]>>; // the type is the union of the same manifests
/** The feature that a kind belongs to, which contains its name. */
export const REPORT_OWNERS = ownersOf(features, "reports");
/** Everything that can be reported, in the order in which people read it. */
export const REPORT_KINDS = Object.keys(REPORT_FIELDS) as readonly ReportKind[]; // as above
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
/** Reports by this number of different members hide a post, comment or message until moderators have decided. */
export const HIDE_AT = 3;
/** Reports of members who have not been here for so long are queued, but hide nothing. */
export const REPORTER_DAYS = 3;
/** What moderators decide: nothing wrong; a warning; it goes; it goes and the member is banned. */
export const DECISIONS = ["dismissed", "warned", "removed", "banned"] as const;
export type Decision = (typeof DECISIONS)[number];
export const DECISION_REASON_MAX = 1000;
export const APPEAL_MAX = 2000;
/** The number of days in which an appeal may be written. */
export const APPEAL_DAYS = 30;
/** How long a ban lasts, in days; null is for good. */
export const BAN_DAYS = [1, 7, 30, 90] as const;
export const CASE_STATES = ["open", "appealed", "closed"] as const;
/** The states of a case: to be decided, decided and contested, or settled. */
export type CaseState = (typeof CASE_STATES)[number];

/** What the audit log tells of: what moderators and admins did, and what the product did by itself. */
export const AUDIT_ACTIONS = [
  "content.hidden",
  "content.removed",
  "case.dismissed",
  "case.warned",
  "case.removed",
  "case.banned",
  "appeal.upheld",
  "appeal.reversed",
  "member.banned",
  "member.unbanned",
  "member.level",
  "member.signed_out",
  "members.exported",
  "members.sought_by_email",
  "member.email_revealed",
  "log.exported",
  "payout.approved",
  "payout.rejected",
  "payout.paid",
  "payout.account_revealed",
  "invite.released",
  "invite.refused",
  "billing.resolved",
  "billing.declaration_opened",
  "billing.matched",
  "billing.answered",
  "billing.refunded",
  "billing.ended",
  "billing.paper_opened",
  "analytics.member_sought",
  "analytics.member_viewed",
  "verification.opened",
  "verification.viewed",
  "verification.approved",
  "verification.rejected",
  "contact.sender_revealed",
  "contact.answered",
  "contact.closed",
  "contact.reopened",
  "contact.erased",
  "member.factors_reset",
  "member.reset_refused",
  "ban_appeal.accepted",
  "ban_appeal.rejected",
  "announcement.written",
  "announcement.changed",
  "announcement.ended",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
