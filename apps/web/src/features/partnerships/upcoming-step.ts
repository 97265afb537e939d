import { query } from "#platform/queries.ts";

/** The path on which I have a step to take. */
export const upcomingStepQuery = () => query("GET /api/paths/ahead");
