import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import { backlogOf } from "#features/moderation/cases/case-queries.ts";
import { collectDecisions, collectReports, forgetNotes, lockTouched } from "#features/moderation/queries.ts";
import { moderationRoutes } from "#features/moderation/routes.ts";
import { moderatorTopics } from "#features/moderation/service.ts";
import type * as tables from "#features/moderation/tables.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { newId } from "#platform/id.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that moderation sends. */
const moderationNotifications: NotificationKinds<"report_decision"> = {
  report_decision: {
    variant: ({ decision }) => `report_decision.${decision ?? "reporter"}`,
    path: ({ decision, case_id: caseId }) => {
      if (decision !== "author" && decision !== "appeal") return notificationsPaths.notifications;
      return caseId ? moderationPaths.decision(caseId) : moderationPaths.decisions;
    },
  },
};

/** Notifies the accountable member and the reporters of moderation decisions; never names the reporters. */
function notifyOfDecisions(platform: Platform): void {
  platform.domainEvents.within(
    "report.decided",
    async (tx, { caseId, authorId, reporterIds, reason, appeal }) => {
      const notice = { type: "report_decision", actorId: null } as const;
      const side = appeal ? "appeal" : "author";
      if (authorId)
        await notifyLater(platform, tx, {
          ...notice,
          memberId: authorId,
          text: reason,
          about: { decision: side, case_id: caseId },
          bundle: `report_decision:${caseId}:${side}`,
        });
      for (const memberId of reporterIds)
        await notifyLater(platform, tx, {
          ...notice,
          memberId,
          text: null,
          about: { decision: "reporter" },
          bundle: `report_decision:${caseId}`,
        });
    },
  );
}

/** What moderation holds about a member. */
const moderationPersonal = ({ db }: Platform): PersonalData => ({
  erase: {
    after: ["matching"],
    run: async (tx, memberId) => {
      // Before what they are about, as moderators lock it: hence the contents' features come after this one.
      await lockTouched(tx, memberId);
      await forgetNotes(tx, memberId);
    },
  },
  async *collect(memberId) {
    yield jsonFile("reports.json", await collectReports(db, memberId));
    yield jsonFile("decisions.json", await collectDecisions(db, memberId));
  },
});

/** What moderators do in other features is written down here. */
function moderationListeners({ domainEvents }: Platform): void {
  domainEvents.within("comment.moderated", async (tx, { commentId, moderatorId }) => {
    const about = { kind: "comment", subjectId: commentId, caseId: null } as const;
    const done = { actorId: moderatorId, action: "content.removed", reason: "" } as const;
    await insertAudit(tx, { id: newId(), ...about, ...done });
  });
  domainEvents.within("verification.viewed", async (tx, { verificationId, reviewerId, what }) => {
    const about = { kind: null, subjectId: verificationId, caseId: null } as const;
    const action = what === "case" ? "verification.opened" : "verification.viewed";
    const reason = what === "case" ? "" : what;
    await insertAudit(tx, { id: newId(), actorId: reviewerId, action, reason, ...about });
  });
  domainEvents.within(
    "verification.decided",
    async (tx, { verificationId, reviewerId, approved, reason }) => {
      const about = { kind: null, subjectId: verificationId, caseId: null } as const;
      const action = approved ? "verification.approved" : "verification.rejected";
      await insertAudit(tx, { id: newId(), actorId: reviewerId, action, reason, ...about });
    },
  );
}

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
