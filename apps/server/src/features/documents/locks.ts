import { lockReferenced } from "#features/accounts/public.ts";
import { canOpen, type DocumentAccess } from "#features/documents/policy.ts";
import { type DocumentRow, findDocument, findRole, lockDocument } from "#features/documents/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** A document and a member's role in it. */
export type LoadedDocument = DocumentAccess & { row: DocumentRow };

const accessOf = (row: DocumentRow, role: DocumentAccess["role"]): LoadedDocument => {
  const found = { row, role, trashed: row.trashedAt !== null };
  if (!canOpen(found)) throw new Fail("not_found");
  return found;
};

/** A document that the member may open. Throws not_found. */
export async function loadDocument(db: Queryable, id: string, memberId: string): Promise<LoadedDocument> {
  const found = await findDocument(db, id, memberId);
  if (!found) throw new Fail("not_found");
  return accessOf(found.row, found.role);
}

/**
 * Changes a document in a transaction of its own, one change after the other: its row is locked before anything of it is
 * read. `others`: members that are about to be named. Throws not_found.
 */
export const changing = <T>(
  { db }: Pick<Platform, "db">,
  { id, memberId, others = [] }: { id: string; memberId: string; others?: readonly string[] },
  run: (tx: Tx, accessOf: LoadedDocument) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      // The member's row is locked first, as in an erasure. The three statements are sent together; each sees what the one before
      // waited for.
      const [, row, role] = await Promise.all([
        lockReferenced(tx, [memberId, ...others]),
        lockDocument(tx, id),
        findRole(tx, id, memberId),
      ]);
      if (!row || !role) throw new Fail("not_found");
      return run(tx, accessOf(row, role));
    },
    { plans: "kept" },
  );
