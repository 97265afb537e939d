import { record } from "#features/teams/history/history.ts";
import { deleteMember, listMembers } from "#features/teams/members/member-queries.ts";
import { applyRole, publishTeam, removeTeam } from "#features/teams/members/membership.ts";
import { collectTeams, lockTeamsOf } from "#features/teams/personal-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the teams feature holds about a member. */
export const teamsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation", "groups"],
    run: async (tx, memberId) => {
      for (const team of await lockTeamsOf(tx, memberId)) await loseMember(platform, tx, team, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("teams.json", await collectTeams(platform.db, memberId));
  },
});

/** Removes an erased member: the longest-standing member becomes the lead if there is none, and an empty team ends. */
async function loseMember(
  platform: Platform,
  tx: Tx,
  team: { id: string; chatId: string },
  memberId: string,
): Promise<void> {
  await deleteMember(tx, team.id, memberId);
  const left = await listMembers(tx, [team.id]);
  const [oldest] = left; // leads come first
  if (!oldest) return removeTeam(platform, tx, team);
  if (oldest.role !== "lead") {
    await applyRole(platform, tx, team, { memberId: oldest.id, role: "lead" });
    const change = { memberId: oldest.id, before: "member", now: "lead" };
    await record(tx, team.id, { kind: "role_changed", actorId: null, ...change });
  }
  await publishTeam(platform, tx, team.id);
}
