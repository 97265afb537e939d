import { lazy } from "react";

export { upcomingStepQuery as aheadQuery } from "./ahead.ts";

/** How two go on, where their trial project is: wanted once it is done. */
export const TrialEnds = lazy(async () => ({ default: (await import("./ends.tsx")).TrialEnds }));
