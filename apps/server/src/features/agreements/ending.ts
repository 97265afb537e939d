import type { Ending } from "@kompagnon/contract/agreements/rules.ts";
import type { SentVersion } from "#features/agreements/locks.ts";
import { subjectOf } from "#features/agreements/present.ts";
import { type AgreementRow, closeVersion } from "#features/agreements/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Closes a sent version. Notifies the members who signed it, and the sender if it was declined. */
export async function endVersion(
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  { row, version, how }: { row: AgreementRow; version: SentVersion; how: Ending },
): Promise<void> {
  await closeVersion(tx, version.id, how);
  const { aId, bId, signedBy } = version;
  if (aId === null || bId === null) return;
  const declined = how === "declined";
  const withdrawn = signedBy.length > 0 ? "void" : "silent";
  await domainEvents.publish(tx, "agreement.ended", {
    agreementId: row.id,
    subject: subjectOf(version.kind, version.fields),
    byId: declined ? bId : aId,
    toId: declined ? aId : bId,
    how: declined ? "declined" : withdrawn,
  });
}
