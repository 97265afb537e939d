import { lazy } from "react";

/** The plans there are, wherever premium takes a limit away; loaded, like all of this, when it is first drawn. */
export const BuyDialog = lazy(async () => ({ default: (await import("./buy/buy-dialog.tsx")).BuyDialog }));
/** Around a page for members with premium, where its route cannot say so. */
export const PremiumOnly = lazy(async () => ({
  default: (await import("./gate/premium-gate.tsx")).PremiumOnly,
}));
/** On the page of prices: which tool led there, and the test version to go on with. */
export const RequestedTool = lazy(async () => ({
  default: (await import("./gate/requested-tool.tsx")).RequestedTool,
}));
/** Shown next to the end of premium: how many days are left, and a link to extend it. */
export const PremiumFact = lazy(async () => ({
  default: (await import("./settings/premium-fact.tsx")).PremiumFact,
}));
/** The subscription, the test version and what was bought, among the settings. */
export const PremiumSection = lazy(async () => ({
  default: (await import("./settings/premium-section.tsx")).PremiumSection,
}));

/** What plans cost and how long they last, in words. */
export { centsPerMonth, dayCount, saving } from "./plans.ts";
