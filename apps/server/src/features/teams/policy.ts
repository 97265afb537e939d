import type { TeamRole } from "@kompagnon/contract/teams/rules.ts";

/** What somebody is to a team. */
export type Relation = {
  role: TeamRole | null;
  /** Whether an invitation waits for their answer. */
  invited: boolean;
};

/** Whether they may read what a team has, and do its tasks: its members, and nobody else. */
export const canRead = ({ role }: Relation): boolean => role !== null;

/** Whether they may read what it is called: its members, and whoever is asked to become one. */
export const canSeeName = (relation: Relation): boolean => canRead(relation) || relation.invited;

/** Whether they may change it, invite, give roles, take members out and dissolve it. */
export const canLead = ({ role }: Relation): boolean => role === "lead";

/** Whether they may join: whoever was invited and has not answered. */
export const canAccept = ({ role, invited }: Relation): boolean => role === null && invited;

/** Whether they may take a member out: leads anybody, everybody themselves. */
export const canTakeOut = (memberId: string, otherId: string, relation: Relation): boolean =>
  memberId === otherId ? canRead(relation) : canLead(relation);

/** Whether they may delete a task: leads any, others what they made. */
export const canDeleteTask = (memberId: string, createdBy: string | null, relation: Relation): boolean =>
  canLead(relation) || createdBy === memberId;

/** Whether they may say that somebody has done their part: of their own, and leads of others'. */
export const canComplete = (memberId: string, assigneeId: string, relation: Relation): boolean =>
  memberId === assigneeId || canLead(relation);

/** Whether they may take somebody's words away: their own, and leads anybody's. */
export const canDeleteComment = (memberId: string, authorId: string | null, relation: Relation): boolean =>
  canLead(relation) || authorId === memberId;
