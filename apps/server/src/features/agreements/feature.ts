import type { Paper } from "@kompagnon/contract/agreements/template/paper.ts";
import { publishAgreement } from "#features/agreements/events.ts";
import { signedPaper } from "#features/agreements/files.ts";
import { withSignatures } from "#features/agreements/locks.ts";
import {
  agreementsNotifications,
  notifyOfAgreements,
  SIGNED_PAPER,
} from "#features/agreements/notifications.ts";
import { collectAgreements, eraseAgreements } from "#features/agreements/personal-queries.ts";
import { findVersion, lockAgreement, withholdVersion } from "#features/agreements/queries.ts";
import { agreementsRoutes } from "#features/agreements/routes.ts";
import type * as tables from "#features/agreements/tables.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { canReadSent, Fail } from "./policy.ts";

/** A paper as plain words: moderators read what was reported, and nothing else of the two. */
const wordsOf = ({ title, parties, preamble, clauses }: Paper): string =>
  [
    title,
    ...parties.map(({ label, name, address }) => `${label}: ${name}\n${address}`),
    preamble,
    ...clauses.flatMap((clause) => [clause.title, ...clause.paragraphs]),
  ].join("\n\n");

const withhold =
  (column: "hidden_at" | "removed_at", on: boolean): NonNullable<Reportable["hide"]> =>
  async (platform, tx, { subjectId }) => {
    const version = await findVersion(tx, subjectId);
    if (!version) return;
    await lockAgreement(tx, version.agreementId);
    await withholdVersion(tx, subjectId, column, on);
    // Where its words were told, or are about to be.
    if (on) await rewriteNotices(platform, tx, { source: version.agreementId, text: null });
    await publishAgreement(platform, tx, version.agreementId, [version.aId, version.bId]);
  };

const agreement: Reportable<"agreement"> = {
  read: async (db, viewerId, { id }) => {
    const found = await findVersion(db, id);
    const [version] = found ? await withSignatures(db, [found]) : [];
    if (!version || version.bId !== viewerId || !canReadSent(viewerId, version, version))
      throw new Fail("not_found");
    return { authorId: version.aId, excerpt: wordsOf(version.paper) };
  },
  hide: withhold("hidden_at", true),
  show: withhold("hidden_at", false),
  remove: withhold("removed_at", true),
  restore: withhold("removed_at", false),
  // Only the two sides can open an agreement.
  address: async () => null,
};

/** What can be reported about agreements: a version, by its recipient. */
const agreementsReports = { agreement };

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
