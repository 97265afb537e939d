import { lazy } from "react";

/** Where a member changes the answer; few come by. */
export const ConsentSwitch = lazy(async () => ({
  default: (await import("./consent-switch.tsx")).ConsentSwitch,
}));
/** The question whether the visit may be measured, at the foot of the application: there from the first moment. */
export { ConsentFoot } from "./consent-foot.tsx";
