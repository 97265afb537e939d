import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { ScanFace } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The reviewers' queue. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "verifications",
    group: "queues",
    order: 25,
    to: verificationPaths.queue,
    icon: ScanFace,
    level: REVIEWER_LEVEL,
    useLabel: () => useTranslation("verification/staff").t("title"),
    waits: [
      {
        what: "verifications",
        to: verificationPaths.queue,
        caseTo: verificationPaths.case,
        useLabel: () => useTranslation("verification/staff").t("title"),
      },
    ],
  },
];
