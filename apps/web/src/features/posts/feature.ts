import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Newspaper } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";

/** The feed. */
export const posts = {
  navigation: [
    {
      key: "feed",
      section: "main",
      order: 20,
      to: postsPaths.feed,
      icon: Newspaper,
      shortcut: "f",
    },
  ],
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
