import { collectPlans } from "#features/businessplans/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What business plans hold about a member; they go with the member's row. */
export const businessplansPersonal = (platform: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("business-plans.json", await collectPlans(platform.db, memberId));
  },
});
