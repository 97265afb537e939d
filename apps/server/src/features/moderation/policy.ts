import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { moderation } from "@kompagnon/contract/moderation/endpoints.ts";
import { DECISIONS, type Decision, HIDE_AT, type ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of moderation declares. */
export const Fail = failOf<typeof moderation.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Who decides. */
export type Decider = { id: string; adminLevel: number; confirmedAt: Date | null };
/** What is decided about, as far as it matters who may. */
export type Accountable = {
  kind: ReportKind;
  authorId: string | null;
  /** The author's level; 0 for who is gone. */
  authorLevel: number;
  decidedBy: string | null;
};

/** Moderators do not decide about themselves, equals or higher levels. */
export const canDecide = (decider: Decider, { authorId, authorLevel }: Accountable): boolean =>
  authorId === null || (authorId !== decider.id && authorLevel < decider.adminLevel);

/** An appeal is decided neither by the moderator who decided first nor by a member accountable for the subject. */
export const canDecideAppeal = (decider: Decider, parties: readonly Accountable[]): boolean =>
  parties.every((accountable) => canDecide(decider, accountable) && accountable.decidedBy !== decider.id);

/** How many of a reporter's reports were decided, and how many upheld. */
type ReporterRecord = { decided: number; upheld: number };
/**
 * The weight of a member's report towards hiding, from nearly 0 to 1: the share of their decided reports that were upheld, and 1
 * before the first decision. One extra report counts as upheld, so that a single mistake weighs little.
 */
const weightOf = ({ decided, upheld }: ReporterRecord): number => (upheld + 1) / (decided + 1);
/** Sums of shares are not exact. */
const NEARLY = 0.001;

/** Whether reports by members with these records take something out of sight until it is decided. */
export const isEnoughToHide = (reporters: readonly ReporterRecord[]): boolean =>
  reporters.reduce((sum, record) => sum + weightOf(record), 0) >= HIDE_AT - NEARLY;

/** Bans are for admins. */
export const canBan = ({ adminLevel }: Decider): boolean => adminLevel >= ADMIN_LEVEL;

/**
 * Possible actions on a kind of subject: a member can't be removed, and the author of an object with owners can't be banned for
 * it.
 */
type Possible = { readonly remove: unknown; readonly owners?: unknown };
/** Who has left can neither be warned nor banned. */
export const isPossible = (
  decision: Decision,
  { remove, owners }: Possible,
  { authorId }: Accountable,
): boolean => {
  if (decision === "dismissed") return true;
  if (decision === "removed") return remove !== null;
  if (decision === "warned") return authorId !== null;
  return authorId !== null && owners === undefined;
};

/** The decisions that a moderator may make about a subject. */
export const decisionsFor = (decider: Decider, can: Possible, accountable: Accountable): Decision[] =>
  canDecide(decider, accountable)
    ? DECISIONS.filter((one) => isPossible(one, can, accountable) && (one !== "banned" || canBan(decider)))
    : [];
