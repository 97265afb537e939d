import { lazy } from "react";

// Behind an import: most people have answered before.
/** The question whether the visit may be measured, at the foot of the application. */
export const ConsentFoot = lazy(async () => ({ default: (await import("./consent-foot.tsx")).ConsentFoot }));
/** Where a member changes the answer. */
export const ConsentSwitch = lazy(async () => ({
  default: (await import("./consent-switch.tsx")).ConsentSwitch,
}));
