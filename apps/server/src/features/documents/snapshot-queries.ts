import { STATE_PIECE_BYTES } from "@kompagnon/contract/documents/rules.ts";
import type { SealedColumns } from "#features/documents/sealing.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A state in a list. */
export type VersionRow = {
  covers: number;
  epoch: number;
  authorId: string | null;
  name: SealedColumns | null;
  bytes: number;
  createdAt: Date;
};
/** A state with its sealed bytes. */
type SnapshotRow = {
  covers: number;
  epoch: number;
  session: Buffer;
  sealed: Buffer;
  comments: Buffer | null;
};

const VERSION = `s.covers, s.epoch, s.author_id as "authorId", s.name_sealed as "nameSealed", s.name_master as "nameMaster",
  s.name_key as "nameKey", octet_length(s.sealed) + coalesce(octet_length(s.comments), 0) as "bytes!", s.created_at as "createdAt"`;
type Columns = Omit<VersionRow, "name"> & {
  nameSealed: Buffer | null;
  nameMaster: string | null;
  nameKey: Buffer | null;
};
const versionOf = ({ nameSealed, nameMaster, nameKey, ...row }: Columns): VersionRow => ({
  ...row,
  name: nameSealed && nameMaster && nameKey ? { sealed: nameSealed, master: nameMaster, key: nameKey } : null,
});

/** A piece of a state. */
export type PieceRow = {
  covers: number;
  epoch: number;
  session: Buffer;
  createdAt: Date;
  bytes: number;
  commentsBytes: number | null;
  piece: Buffer;
};

const FIND_PIECE = statement(
  "documents_find_piece",
  `select s.covers, s.epoch, s.session, s.created_at as "createdAt", octet_length(s.sealed) as "bytes!",
     case when not $6 then octet_length(s.comments) end as "commentsBytes?",
     substring(s.sealed from $4::int + 1 for $5::int) || case when $6 then '' else coalesce(substring(s.comments
       from greatest(1, $4::int - octet_length(s.sealed) + 1)
       for $5::int - octet_length(substring(s.sealed from $4::int + 1 for $5::int))), '') end as "piece!"
   from document_snapshots s where s.document_id = $1 and ($2::bigint is null or s.covers = $2) and ($3::bytea is null or s.session = $3)
   order by s.covers desc limit 1`,
  { plan: "custom" },
);
/** A state from this byte on, by what it covers or by its session. Guests of a link get no comments. */
export async function findPiece(
  db: Queryable,
  documentId: string,
  { covers, session, from, guest }: { covers?: number; session?: Buffer; from: number; guest: boolean },
): Promise<PieceRow | null> {
  const { rows } = await db.query(FIND_PIECE, [
    documentId,
    covers ?? null,
    session ?? null,
    from,
    STATE_PIECE_BYTES,
    guest,
  ]);
  return rows[0] ?? null;
}

const FIND_BELOW = statement(
  "documents_find_state_below",
  `select max(covers) as "covers?" from document_snapshots where document_id = $1 and covers < $2`,
);
/** What the newest state covers that covers less than this; 0 where there is none. */
export async function findStateBelow(db: Queryable, documentId: string, below: number): Promise<number> {
  const { rows } = await db.query(FIND_BELOW, [documentId, below]);
  return rows[0]?.covers ?? 0;
}

const FIND_VERSION = statement(
  "documents_find_version",
  `select ${VERSION} from document_snapshots s where s.document_id = $1 and s.covers = $2`,
);
/** The same as a list has it. */
export async function findVersion(
  db: Queryable,
  documentId: string,
  covers: number,
): Promise<VersionRow | null> {
  const { rows } = await db.query(FIND_VERSION, [documentId, covers]);
  return rows[0] ? versionOf(rows[0]) : null;
}

const LIST = statement(
  "documents_list_versions",
  `select ${VERSION} from document_snapshots s where s.document_id = $1 and ($2::bigint is null or s.covers < $2)
     and (not $3::boolean or s.name_sealed is not null) order by s.covers desc limit $4`,
  { plan: "custom" },
);
/** The states of a document, the newest first. */
export async function listVersions(
  db: Queryable,
  documentId: string,
  { before, named, limit }: { before: number | null; named: boolean; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await db.query(LIST, [documentId, before, named, limit]);
  return rows.map(versionOf);
}

const COUNT_NAMED = statement(
  "documents_count_named",
  `select count(*)::int as "count!" from document_snapshots where document_id = $1 and name_sealed is not null`,
);
/** How many states have a name. */
export async function countNamed(db: Queryable, documentId: string): Promise<number> {
  const { rows } = await db.query(COUNT_NAMED, [documentId]);
  return rows[0]?.count ?? 0;
}

const SAVE = statement(
  "documents_save_snapshot",
  `insert into document_snapshots as s (document_id, covers, epoch, session, sealed, comments, author_id)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (document_id, covers) do update set epoch = excluded.epoch, session = excluded.session, sealed = excluded.sealed,
     comments = excluded.comments, author_id = excluded.author_id, created_at = now()`,
);
const NOTE = statement(
  "documents_note_snapshot",
  `update documents d set covers = greatest(d.covers, $2), bytes = d.bytes + $3, content_bytes = $4 + behind.content,
     comments_bytes = $5 + behind.comments
   from (select coalesce(sum(octet_length(p.sealed)) filter (where p.purpose = 'content'), 0)::bigint as content,
       coalesce(sum(octet_length(p.sealed)) filter (where p.purpose = 'comments'), 0)::bigint as comments
     from document_parts p where p.document_id = $1 and p.n > $2) behind
   where d.id = $1`,
);
/** Stores a state in place of one that covered as much; `grows`: the difference in bytes. */
export async function saveSnapshot(
  tx: Queryable,
  documentId: string,
  one: SnapshotRow & { authorId: string },
  grows: number,
): Promise<void> {
  const { covers, epoch, session, sealed, comments, authorId } = one;
  await tx.query(SAVE, [documentId, covers, epoch, session, sealed, comments, authorId]);
  await tx.query(NOTE, [documentId, covers, grows, sealed.length, comments?.length ?? 0]);
}

const NAME = statement(
  "documents_name_snapshot",
  `update document_snapshots set name_sealed = $3, name_master = $4, name_key = $5 where document_id = $1 and covers = $2`,
);
/** Gives a state a name, or takes it. */
export const nameSnapshot = (tx: Queryable, documentId: string, covers: number, name: SealedColumns | null) =>
  tx.query(NAME, [documentId, covers, name?.sealed ?? null, name?.master ?? null, name?.key ?? null]);
