import { lazy } from "react";
import { query } from "#platform/queries.ts";

/** The path on which I have a step to take. */
export const aheadQuery = () => query("GET /api/paths/ahead");

/** How two go on, where their trial project is: wanted once it is done. */
export const TrialEnds = lazy(async () => ({ default: (await import("./trial-ends.tsx")).TrialEnds }));
