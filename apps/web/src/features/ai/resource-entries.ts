import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { Sparkles } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The assistants among the tools (spec: public, section 2.10). */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "ai",
    order: 70,
    to: aiPaths.hub,
    icon: Sparkles,
    useTitle: () => useTranslation("ai").t("title"),
    useText: () => useTranslation("ai").t("lead"),
  },
];
