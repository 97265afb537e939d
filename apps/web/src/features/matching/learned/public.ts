import { lazy } from "react";

/** What the deck learned of oneself, among the settings; few come by. */
export const LearnedTab = lazy(async () => ({
  default: (await import("./learned-tab.tsx")).LearnedTab,
}));
