import type { teams } from "@kompagnon/contract/teams/endpoints.ts";
import type { TeamRole } from "@kompagnon/contract/teams/rules.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of teams declares. */
export const Fail = failOf<typeof teams.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** A member's relation to a team. */
export type Relation = {
  role: TeamRole | null;
  /** Whether an invitation waits for their answer. */
  invited: boolean;
};

/** Whether they may read a team's content and do its tasks: only its members. */
export const canRead = ({ role }: Relation): boolean => role !== null;

/** Whether they may see its name: its members, and those invited. */
export const canSeeName = (relation: Relation): boolean => canRead(relation) || relation.invited;

/** Whether they may change it, invite, give roles, take members out and dissolve it. */
export const canLead = ({ role }: Relation): boolean => role === "lead";

/** Whether they may join: members with an open invitation. */
export const canAccept = ({ role, invited }: Relation): boolean => role === null && invited;

/** Whether they may take a member out: leads anybody, everybody themselves. */
export const canTakeOut = (memberId: string, otherId: string, relation: Relation): boolean =>
  memberId === otherId ? canRead(relation) : canLead(relation);

/** Whether they may delete a task: leads any, others what they made. */
export const canDeleteTask = (memberId: string, createdBy: string | null, relation: Relation): boolean =>
  canLead(relation) || createdBy === memberId;

/** Whether they may complete an assignee's part: their own, and leads others'. */
export const canComplete = (memberId: string, assigneeId: string, relation: Relation): boolean =>
  memberId === assigneeId || canLead(relation);

/** Whether they may delete a comment: their own, and leads any. */
export const canDeleteComment = (memberId: string, authorId: string | null, relation: Relation): boolean =>
  canLead(relation) || authorId === memberId;
