import { lazy } from "react";

export const AgreementsAtHand = lazy(async () => ({
  default: (await import("./list/at-hand.tsx")).AgreementsAtHand,
}));
