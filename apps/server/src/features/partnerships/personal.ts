import { collectPartnerships } from "#features/partnerships/queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What partnerships hold about a member: never what the other answered; it goes with the conversations. */
export const partnershipsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("partnerships.json", await collectPartnerships(db, memberId));
  },
});
