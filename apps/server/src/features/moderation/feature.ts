import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { backlogOf } from "#features/moderation/cases/case-queries.ts";
import { moderationListeners } from "#features/moderation/listeners.ts";
import { moderationNotifications, notifyOfDecisions } from "#features/moderation/notifications.ts";
import { moderationPersonal } from "#features/moderation/personal.ts";
import { moderationRoutes } from "#features/moderation/routes.ts";
import { moderatorTopics } from "#features/moderation/service.ts";
import type * as tables from "#features/moderation/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The moderation feature. */
export const moderation = {
  name: "moderation",
  routes: moderationRoutes,
  listeners: (platform) => {
    moderationListeners(platform);
    notifyOfDecisions(platform);
  },
  topics: moderatorTopics,
  data: {
    moderationCases: { exported: "decisions.json", erased: "with the member" },
    reports: { exported: "reports.json", erased: "by erase" },
    auditLog: {
      exported: { not: "the log of the moderators' work" },
      erased: { stays: "append-only, by ids alone" },
    },
  },
  personal: moderationPersonal,
  notifications: moderationNotifications,
  waits: {
    cases: { level: MODERATOR_LEVEL, look: (db) => backlogOf(db, "open") },
    appeals: { level: MODERATOR_LEVEL, look: (db) => backlogOf(db, "appealed") },
  },
  sample: {
    after: ["groups", "posts"],
    prepare: async (community) => {
      const { loadReports } = await import("#features/moderation/sample/load.ts");
      const { loadSuspicions } = await import("#features/moderation/sample/suspicions.ts");
      return async (tx) => {
        await loadReports(tx, community);
        await loadSuspicions(tx, community);
      };
    },
  },
} as const satisfies Feature<typeof tables>;
