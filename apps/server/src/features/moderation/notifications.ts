import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that moderation sends. */
export const moderationNotifications: NotificationKinds<"report_decision"> = {
  report_decision: {
    variant: ({ decision }) => `report_decision.${decision ?? "reporter"}`,
    path: ({ decision, case_id: caseId }) => {
      if (decision !== "author" && decision !== "appeal") return notificationsPaths.notifications;
      return caseId ? moderationPaths.decision(caseId) : moderationPaths.decisions;
    },
  },
};

/** Notifies the accountable member and the reporters of moderation decisions; never names the reporters. */
export function notifyOfDecisions(platform: Platform): void {
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
