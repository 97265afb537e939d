import { lazy } from "react";

export { upcomingStepQuery } from "./upcoming-step.ts";

/** How two go on, where their trial project is: wanted once it is done. */
export const TrialEnds = lazy(async () => ({ default: (await import("./ends.tsx")).TrialEnds }));
