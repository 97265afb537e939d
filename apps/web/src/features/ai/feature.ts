import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { Sparkles } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** The assistants. */
export const ai = {
  navigation: [
    {
      key: "ai",
      section: "main",
      order: 58,
      to: aiPaths.hub,
      icon: Sparkles,
      shortcut: "k",
      tucked: true,
    },
  ],
} satisfies WebFeature;
