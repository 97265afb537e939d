import { DEBRIEF_WAIT_DAYS } from "@kompagnon/contract/trials/model.ts";
import type { DebriefRow, TrialRow } from "#features/trials/queries.ts";

const DAY = 86_400_000;

/** Whether a member may change goal, weeks and tasks: of their own proposal, and of what runs. */
export const canPlan = (memberId: string, { status, proposer_id }: TrialRow): boolean =>
  status === "running" || (status === "proposed" && proposer_id === memberId);

/** Whether a member may read a debrief: their own, and the other side's once it can't influence theirs any more. */
export const canReadDebrief = (
  memberId: string,
  trial: TrialRow,
  { member_id }: DebriefRow,
  now: Date,
): boolean =>
  member_id === memberId ||
  trial.status === "done" ||
  (trial.ends_at !== null && now.getTime() - trial.ends_at.getTime() > DEBRIEF_WAIT_DAYS * DAY);
