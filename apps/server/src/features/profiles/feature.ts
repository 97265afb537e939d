import { profilesJobs } from "#features/profiles/jobs.ts";
import { profilesPersonal } from "#features/profiles/personal.ts";
import { profilesReports } from "#features/profiles/reports.ts";
import { profilesRoutes } from "#features/profiles/routes.ts";
import type * as tables from "#features/profiles/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The profiles feature. */
export const profiles = {
  name: "profiles",
  routes: profilesRoutes,
  jobs: profilesJobs,
  data: {
    profiles: { exported: "profile.json", erased: "with the member" },
    blocks: { exported: "profile.json", erased: "with the member" },
  },
  personal: profilesPersonal,
  reports: profilesReports,
} as const satisfies Feature<typeof tables>;
