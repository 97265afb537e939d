import { lazy } from "react";

/** What waits for one's signature, and what one worked on last. */
export const AgreementsAtHand = lazy(async () => ({
  default: (await import("./list/at-hand.tsx")).AgreementsAtHand,
}));
