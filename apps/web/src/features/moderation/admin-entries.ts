import { ADMIN_LEVEL, MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { ScrollText, ShieldAlert } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The moderators' queue and the audit log. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "reports",
    group: "queues",
    order: 20,
    to: moderationPaths.queue,
    icon: ShieldAlert,
    level: MODERATOR_LEVEL,
    useLabel: () => useTranslation("moderation").t("title"),
    waits: [
      {
        what: "cases",
        to: moderationPaths.queue,
        caseTo: moderationPaths.case,
        useLabel: () => useTranslation("admin").t("overview.waiting.cases"),
      },
      {
        what: "appeals",
        to: `${moderationPaths.queue}?state=appealed`,
        caseTo: moderationPaths.case,
        useLabel: () => useTranslation("admin").t("overview.waiting.appeals"),
      },
    ],
  },
  {
    key: "audit",
    group: "logs",
    order: 80,
    to: moderationPaths.audit,
    icon: ScrollText,
    level: ADMIN_LEVEL,
    useLabel: () => useTranslation("moderation").t("audit"),
  },
];
