import { record } from "#features/teams/history/history.ts";
import { teamTopic } from "#features/teams/locks.ts";
import { deleteMember, listMembers, teamIdsOf } from "#features/teams/members/member-queries.ts";
import { applyRole, publishTeam, removeTeam } from "#features/teams/members/membership.ts";
import { notifyOfTeams, teamsNotifications } from "#features/teams/notifications.ts";
import { collectTeams, lockTeamsOf } from "#features/teams/personal-queries.ts";
import { teamsReports } from "#features/teams/reports/reports.ts";
import { teamsRoutes } from "#features/teams/routes.ts";
import type * as tables from "#features/teams/tables.ts";
import { remind } from "#features/teams/tasks/tasks.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the teams feature holds about a member. */
const teamsPersonal = (platform: Platform): PersonalData => ({
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

/** What teams do by the clock. */
function teamsJobs(platform: Platform): void {
  platform.jobs.repeat("teams.remind", "*/10 * * * *", () => remind(platform, new Date()));
}

/** The teams feature. */
export const teams = {
  name: "teams",
  routes: teamsRoutes,
  jobs: teamsJobs,
  listeners: notifyOfTeams,
  topics: async (db, memberId) => (await teamIdsOf(db, memberId)).map(teamTopic),
  data: {
    teams: "nothing personal",
    teamMembers: { exported: "teams.json", erased: "with the member" },
    teamInvites: { exported: "teams.json", erased: "with the member" },
    teamTasks: { exported: "teams.json", erased: { stays: "a task of the team, without its maker" } },
    teamTaskAssignees: { exported: "teams.json", erased: "with the member" },
    teamTaskComments: { exported: "teams.json", erased: { stays: "words in the team's talk, without name" } },
    teamHistory: { exported: "teams.json", erased: { stays: "what happened in the team, without name" } },
  },
  personal: teamsPersonal,
  notifications: teamsNotifications,
  reports: teamsReports,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadTeams } = await import("#features/teams/sample/load.ts");
      return (tx) => loadTeams(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
