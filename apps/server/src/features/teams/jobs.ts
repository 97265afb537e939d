import { remind } from "#features/teams/tasks/due.ts";
import type { Platform } from "#platform/platform.ts";

/** What teams do by the clock. */
export function teamsJobs(platform: Platform): void {
  platform.jobs.repeat("teams.remind", "*/10 * * * *", () => remind(platform, new Date()));
}
