import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { Banknote } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The pages of payouts and of invitations that are held. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "payouts",
    group: "queues",
    order: 30,
    to: invitesPaths.payouts,
    icon: Banknote,
    level: ADMIN_LEVEL,
    useLabel: () => useTranslation("invites/staff").t("title"),
    waits: [
      {
        what: "payouts",
        to: invitesPaths.payouts,
        useLabel: () => useTranslation("admin").t("overview.waiting.payouts"),
      },
      {
        what: "held_invites",
        to: `${invitesPaths.payouts}?tab=held`,
        useLabel: () => useTranslation("admin").t("overview.waiting.held_invites"),
      },
    ],
  },
];
