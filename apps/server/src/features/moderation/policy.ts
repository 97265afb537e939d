import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { DECISIONS, type Decision, HIDE_AT, type ReportKind } from "@kompagnon/contract/moderation/rules.ts";

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

/** Nobody decides about themselves, nor about equals or higher. */
export const canDecide = (decider: Decider, { authorId, authorLevel }: Accountable): boolean =>
  authorId === null || (authorId !== decider.id && authorLevel < decider.adminLevel);

/** An appeal is decided by somebody else than who decided first, and than everybody who answers for the matter. */
export const canDecideAppeal = (decider: Decider, parties: readonly Accountable[]): boolean =>
  parties.every((accountable) => canDecide(decider, accountable) && accountable.decidedBy !== decider.id);

/** How often somebody's reports were decided, and how often something was found in them. */
type ReporterRecord = { decided: number; upheld: number };
/**
 * What somebody's report counts towards hiding, from nearly 0 to 1: the share of their decided reports in which something was
 * found, and the whole until one was decided. One more counts as right, so that a single mistake is no verdict.
 */
const weightOf = ({ decided, upheld }: ReporterRecord): number => (upheld + 1) / (decided + 1);
/** Sums of shares are not exact. */
const NEARLY = 0.001;

/** Whether reports by members with these records take something out of sight until it is decided. */
export const isEnoughToHide = (reporters: readonly ReporterRecord[]): boolean =>
  reporters.reduce((sum, record) => sum + weightOf(record), 0) >= HIDE_AT - NEARLY;

/** Bans are for admins. */
export const canBan = ({ adminLevel }: Decider): boolean => adminLevel >= ADMIN_LEVEL;

/** What can be done to a kind of thing: a member can't be removed, nobody is banned for what has owners. */
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

/** What somebody may decide about something. */
export const decisionsFor = (decider: Decider, can: Possible, accountable: Accountable): Decision[] =>
  canDecide(decider, accountable)
    ? DECISIONS.filter((one) => isPossible(one, can, accountable) && (one !== "banned" || canBan(decider)))
    : [];
