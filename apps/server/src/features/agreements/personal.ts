import { publishAgreement } from "#features/agreements/events.ts";
import { collectAgreements, eraseAgreements } from "#features/agreements/personal-queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What agreements hold about a member. */
export const agreementsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: [],
    run: async (tx, memberId) => {
      for (const { agreementId, aId, bId } of await eraseAgreements(tx, memberId))
        await publishAgreement(platform, tx, agreementId, [aId === memberId ? bId : aId]);
    },
  },
  async *collect(memberId) {
    yield jsonFile("agreements.json", await collectAgreements(platform.db, memberId));
  },
});
