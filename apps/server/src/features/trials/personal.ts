import { collectTrials } from "#features/trials/queries.ts";
import { hydrateTrials } from "#features/trials/service.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the trials feature holds about a member; it goes with the conversations. */
export const trialsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    const rows = await collectTrials(db, memberId);
    yield jsonFile("trial-projects.json", await hydrateTrials(db, memberId, rows));
  },
});
