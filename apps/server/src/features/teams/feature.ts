import { teamTopic } from "#features/teams/locks.ts";
import { teamIdsOf } from "#features/teams/members/member-queries.ts";
import { notifyOfTeams, teamsNotifications } from "#features/teams/notifications.ts";
import { teamsPersonal } from "#features/teams/personal.ts";
import { teamsReports } from "#features/teams/reports/reports.ts";
import { teamsRoutes } from "#features/teams/routes.ts";
import type * as tables from "#features/teams/tables.ts";
import { remind } from "#features/teams/tasks/tasks.ts";
import type { Feature } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

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
