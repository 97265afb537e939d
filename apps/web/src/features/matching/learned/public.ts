import { lazy } from "react";

/** What the deck learned of the member, among the settings; rarely opened. */
export const LearnedTab = lazy(async () => ({
  default: (await import("./learned-tab.tsx")).LearnedTab,
}));
