import type { Paper } from "@kompagnon/contract/agreements/template/paper.ts";
import { publishAgreement } from "#features/agreements/events.ts";
import { withSignatures } from "#features/agreements/locks.ts";
import { canReadSent } from "#features/agreements/policy.ts";
import { findVersion, lockAgreement, withholdVersion } from "#features/agreements/queries.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Reportable } from "#platform/feature.ts";
import { Fail } from "./policy.ts";

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
export const agreementsReports = { agreement };
