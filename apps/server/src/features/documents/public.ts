/** What other features may use of documents that people write together. */
import type { DocumentKind, DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import { loadDocument } from "#features/documents/locks.ts";
import { titleOf } from "#features/documents/present.ts";
import type { Platform } from "#platform/platform.ts";

export { rewrapDocuments } from "#features/documents/rewrap.ts";
export { signCommentAsBrowser } from "#features/documents/sample/sign.ts";
export { writeSampleDocument } from "#features/documents/sample/write.ts";

/** A member's role in a document, and its title if the server knows it. Throws not_found. */
export async function openedDocument(
  { db, config }: Pick<Platform, "db" | "config">,
  id: string,
  memberId: string,
): Promise<{ kind: DocumentKind; role: DocumentRole; trashed: boolean; title: string | null }> {
  const { row, role, trashed } = await loadDocument(db, id, memberId);
  return { kind: row.kind, role, trashed, title: titleOf(config, row) };
}
