import { publishAgreement } from "#features/agreements/events.ts";
import { signedPaper } from "#features/agreements/files.ts";
import { withSignatures } from "#features/agreements/locks.ts";
import {
  agreementsNotifications,
  notifyOfAgreements,
  SIGNED_PAPER,
} from "#features/agreements/notifications.ts";
import { collectAgreements, eraseAgreements } from "#features/agreements/personal-queries.ts";
import { findVersion } from "#features/agreements/queries.ts";
import { agreementsReports } from "#features/agreements/reports.ts";
import { agreementsRoutes } from "#features/agreements/routes.ts";
import type * as tables from "#features/agreements/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** What agreements hold about a member. */
const agreementsPersonal = (platform: Platform): PersonalData => ({
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

/** Makes what goes along with the mail to both. */
function agreementsJobs(platform: Platform): void {
  platform.mail.attach(SIGNED_PAPER, async (id) => {
    const row = await findVersion(platform.db, id);
    const [version] = row ? await withSignatures(platform.db, [row]) : [];
    if (!version) throw new Fail("not_found");
    return signedPaper(platform, version);
  });
}

const SIGNED = { stays: "what both signed, which the other side keeps as proof" };

/** Agreements: written, sent, signed by both. */
export const agreements = {
  name: "agreements",
  routes: agreementsRoutes,
  jobs: agreementsJobs,
  listeners: notifyOfAgreements,
  data: {
    agreements: { exported: "agreements.json", erased: "by erase" },
    agreementVersions: { exported: "agreements.json", erased: SIGNED },
    agreementSignatures: { exported: "agreements.json", erased: SIGNED },
  },
  personal: agreementsPersonal,
  reports: agreementsReports,
  notifications: agreementsNotifications,
  sample: {
    after: ["chats", "billing"],
    prepare: async (community) => {
      const { loadAgreements } = await import("#features/agreements/sample/load.ts");
      return (tx) => loadAgreements(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
