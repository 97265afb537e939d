import { faqPaths } from "@kompagnon/contract/faq/rules.ts";
import { Scale } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The founding FAQ among the tools (spec: public, section 2.10). */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "faq",
    order: 80,
    to: faqPaths.faq,
    icon: Scale,
    useTitle: () => useTranslation("faq").t("title"),
    useText: () => useTranslation("faq").t("intro"),
  },
];
