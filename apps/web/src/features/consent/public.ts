import { lazy } from "react";

/** The part of the settings where a member changes the answer; few come by. */
export const ConsentSection = lazy(async () => ({
  default: (await import("./consent-section.tsx")).ConsentSection,
}));
/** The question whether the visit may be measured, at the foot of the application: there from the first moment. */
export { ConsentFoot } from "./consent-bar.tsx";
