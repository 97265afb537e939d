import { canLead, canRead } from "#features/teams/policy.ts";
import { findTeam } from "#features/teams/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What other features may use of teams. */
export { findGuests as findKnown } from "#features/teams/invites/invite-queries.ts";
export { teamTopic } from "#features/teams/locks.ts";
export { holdInTeam } from "#features/teams/members/member-queries.ts";
export { usedTeamNames } from "#features/teams/queries.ts";

/** A team that a member may read; null if there is no such team. */
export async function readableTeam(db: Queryable, memberId: string, id: string) {
  const team = await findTeam(db, memberId, id);
  return team && canRead(team) ? { name: team.name, chatId: team.chatId, leads: canLead(team) } : null;
}
