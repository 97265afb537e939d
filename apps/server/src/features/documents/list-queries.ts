import type { DocumentKind, DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import { DOCUMENT, type DocumentRow, documentOf } from "#features/documents/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A document in a member's list. */
export type ListedRow = DocumentRow & {
  role: DocumentRole;
  people: number;
  at: Date;
  /** The key that opens its title, wrapped for the viewer. */
  wrap: { epoch: number; toKey: Buffer; wrapped: Buffer } | null;
};
type ListQuery = { kind: DocumentKind | null; limit: number; after: { at: Date; id: string } | null };

const AT = "date_trunc('milliseconds', d.changed_at)";
const LISTED = `select ${DOCUMENT}, p.role, ${AT} as "at!",
    (select count(*)::int from document_people o where o.document_id = d.id) as "people!",
    w.epoch as "wrapEpoch?", w.to_key as "toKey?", w.wrapped as "wrapped?"
  from document_people p join documents d on d.id = p.document_id
    left join document_wraps w on w.document_id = d.id and w.member_id = p.member_id`;
const PAGE = `and ($2::text is null or d.kind = $2) and ($3::timestamptz is null or (${AT}, d.id) < ($3, $4::uuid))
  order by ${AT} desc, d.id desc limit $5`;

const LIST_MINE = statement(
  "documents_list_mine",
  `${LISTED} where p.member_id = $1 and p.role = 'owner' and d.trashed_at is null ${PAGE}`,
  { plan: "custom" },
);
const LIST_SHARED = statement(
  "documents_list_shared",
  `${LISTED} where p.member_id = $1 and p.role <> 'owner' and d.trashed_at is null ${PAGE}`,
  { plan: "custom" },
);
const LIST_TRASH = statement(
  "documents_list_trash",
  `${LISTED} where p.member_id = $1 and p.role = 'owner' and d.trashed_at is not null ${PAGE}`,
  { plan: "custom" },
);
const LISTS = { mine: LIST_MINE, shared: LIST_SHARED, trash: LIST_TRASH };

/** A member's documents, the last changed first. */
export async function listDocuments(
  db: Queryable,
  memberId: string,
  filter: keyof typeof LISTS,
  { kind, limit, after }: ListQuery,
): Promise<ListedRow[]> {
  const values = [memberId, kind, after?.at ?? null, after?.id ?? null, limit] as const;
  const { rows } = await db.query<"documents_list_mine" | "documents_list_shared" | "documents_list_trash">(
    LISTS[filter],
    values,
  );
  return rows.map(({ wrapEpoch, toKey, wrapped, ...row }) => ({
    ...documentOf(row),
    wrap: wrapEpoch !== null && toKey && wrapped ? { epoch: wrapEpoch, toKey, wrapped } : null,
  }));
}
