import { groupsJobs } from "#features/groups/jobs.ts";
import { groupsListeners } from "#features/groups/listeners.ts";
import { groupTopic } from "#features/groups/members/locks.ts";
import { groupIdsOf } from "#features/groups/members/member-queries.ts";
import {
  groupsNotifications,
  notifyOfApplications,
  notifyOfInvitations,
  notifyOfMentions,
} from "#features/groups/notifications.ts";
import { groupsPersonal } from "#features/groups/personal/personal.ts";
import { groupsReports } from "#features/groups/reports.ts";
import { groupsRoutes } from "#features/groups/routes.ts";
import { findChannels, findGroups } from "#features/groups/service.ts";
import type * as tables from "#features/groups/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The groups feature. */
export const groups = {
  name: "groups",
  routes: groupsRoutes,
  jobs: groupsJobs,
  listeners: (platform) => {
    groupsListeners(platform);
    notifyOfApplications(platform);
    notifyOfInvitations(platform);
    notifyOfMentions(platform);
  },
  topics: async (db, memberId) => (await groupIdsOf(db, memberId)).map(groupTopic),
  data: {
    groups: { exported: "groups.json", erased: "by erase" },
    memberships: { exported: "groups.json", erased: "with the member" },
    groupBans: { exported: "groups.json", erased: "with the member" },
    channels: "nothing personal",
    applications: { exported: "groups.json", erased: "with the member" },
    memberInvites: { exported: "groups.json", erased: "with the member" },
    groupInvites: { exported: "groups.json", erased: { stays: "a code of the group, without its maker" } },
  },
  personal: groupsPersonal,
  reports: groupsReports,
  notifications: groupsNotifications,
  search: { groups: findGroups, channels: findChannels },
  sample: {
    after: ["matching"],
    prepare: async (community) => {
      const { loadGroups, prepareGroups } = await import("#features/groups/sample/load.ts");
      await prepareGroups(community);
      return (tx) => loadGroups(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
