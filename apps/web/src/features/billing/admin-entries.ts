import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { BILLING_REVIEW_LEVEL } from "@kompagnon/contract/billing/rules.ts";
import { ReceiptText } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The page of payments that need review by staff. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "billing",
    group: "queues",
    order: 40,
    to: billingPaths.reviews,
    icon: ReceiptText,
    level: BILLING_REVIEW_LEVEL,
    useLabel: () => useTranslation("billing/staff").t("title"),
    waits: [
      {
        what: "billing_reviews",
        to: billingPaths.reviews,
        useLabel: () => useTranslation("admin").t("overview.waiting.billing_reviews"),
      },
    ],
  },
];
