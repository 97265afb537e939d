import type { Side } from "@kompagnon/contract/agreements/rules.ts";
import { lockReferenced } from "#features/accounts/public.ts";
import {
  type AgreementRow,
  findAgreement,
  listSignatures,
  listVersions,
  lockAgreement,
  type SignatureRow,
  type VersionRow,
} from "#features/agreements/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** A version with who signed it. */
export type SentVersion = VersionRow & { signatures: SignatureRow[]; signedBy: Side[] };
/** An agreement with all that was sent of it, the last first. */
export type LoadedAgreement = { row: AgreementRow; versions: SentVersion[] };

/** Versions with their signatures. */
export async function withSignatures(db: Queryable, rows: readonly VersionRow[]): Promise<SentVersion[]> {
  const signed = await listSignatures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const signatures = signed.filter(({ versionId }) => versionId === row.id);
    return { ...row, signatures, signedBy: signatures.map(({ side }) => side) };
  });
}

/** What there is of an agreement. Throws not_found. */
export async function loadAgreement(db: Queryable, id: string): Promise<LoadedAgreement> {
  const row = await findAgreement(db, id);
  if (!row) throw new Fail("not_found");
  return { row, versions: await withSignatures(db, await listVersions(db, id)) };
}

/**
 * Changes an agreement in a transaction of its own, one change after the other. `others`: members it is about to name.
 * Throws not_found.
 */
export const changing = <T>(
  { db }: Pick<Platform, "db">,
  id: string,
  others: readonly string[],
  run: (tx: Tx, loaded: LoadedAgreement) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const before = await loadAgreement(tx, id);
    const [last] = before.versions;
    const named = [before.row.ownerId, last?.bId ?? null, ...others].flatMap((one) => one ?? []);
    // Erasing a member locks the member's row first: use the same order here.
    await lockReferenced(tx, [...new Set(named)]);
    const row = await lockAgreement(tx, id);
    if (!row) throw new Fail("not_found");
    return run(tx, { row, versions: await withSignatures(tx, await listVersions(tx, id)) });
  });
