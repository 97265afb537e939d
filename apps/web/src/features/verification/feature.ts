import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { BadgeCheck, ScanFace } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";

const refresh = (): void => {
  void queryClient.invalidateQueries({ queryKey: ["GET /api/verification"] });
};

/** Follows the member's verification in every open tab: a decision adds or removes the badge wherever it is shown. */
function VerificationListener() {
  useLiveEvent("verification_changed", ({ status }) => {
    refresh();
    if (status !== "approved" && status !== "expired") return;
    void refreshSession();
    void queryClient.invalidateQueries({ queryKey: ["GET /api/profiles/{userId}"] });
  });
  useResync(refresh);
  return null;
}

/** The verification of a member's identity, and the reviewers' queue. */
export const verification = {
  navigation: [
    {
      key: "verification",
      section: "settings",
      order: 16,
      to: verificationPaths.start,
      icon: BadgeCheck,
      inMoreMenu: true,
      shortcut: "v",
    },
    {
      key: "verifications",
      section: "settings",
      order: 23,
      to: verificationPaths.queue,
      icon: ScanFace,
      inMoreMenu: true,
      level: REVIEWER_LEVEL,
      shortcut: "x",
    },
  ],
  adminEntries: () => import("./admin-entries.ts"),
  listener: { component: VerificationListener },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
