import type { PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A part as it is stored. */
export type PartRow = {
  n: number;
  epoch: number;
  purpose: PartPurpose;
  authorId: string | null;
  session: Buffer;
  seq: number;
  sealed: Buffer;
  createdAt: Date;
};
/** What a part is known by, to its author. */
export type Place = { session: Buffer; seq: number };

const FIND_SENT = statement(
  "documents_find_sent",
  `select p.n, p.session, p.seq from document_parts p
   join unnest($3::bytea[], $4::int[]) as w(session, seq) on p.session = w.session and p.seq = w.seq
   where p.document_id = $1 and p.author_id = $2`,
);
/** Which of a member's entries are already stored, and where. */
export async function findSent(
  db: Queryable,
  documentId: string,
  authorId: string,
  places: readonly Place[],
): Promise<(Place & { n: number })[]> {
  const sessions = places.map(({ session }) => session);
  const numbers = places.map(({ seq }) => seq);
  const { rows } = await db.query(FIND_SENT, [documentId, authorId, sessions, numbers]);
  return rows;
}

const INSERT = statement(
  "documents_insert_parts",
  `insert into document_parts (document_id, n, epoch, purpose, author_id, session, seq, sealed)
   select $1, $2::bigint + w.i, $3, w.purpose, $4, w.session, w.seq, w.sealed
   from unnest($5::text[], $6::bytea[], $7::int[], $8::bytea[]) with ordinality as w(purpose, session, seq, sealed, i)`,
);
const GROW = statement(
  "documents_grow",
  `update documents set n = n + $2, bytes = bytes + $3 + $4, content_bytes = content_bytes + $3, comments_bytes = comments_bytes + $4,
     changed_at = now() where id = $1`,
);
/** Bytes of entries, of each purpose. */
export function bytesOf(parts: readonly { purpose: PartPurpose; sealed: Buffer }[]) {
  const bytes: Record<PartPurpose, number> = { content: 0, comments: 0 };
  for (const { purpose, sealed } of parts) bytes[purpose] += sealed.length;
  return bytes;
}
/** Appends parts behind number `n`, whose document is locked. */
export async function appendParts(
  tx: Queryable,
  { documentId, n, epoch, authorId }: { documentId: string; n: number; epoch: number; authorId: string },
  parts: readonly (Place & { purpose: PartPurpose; sealed: Buffer })[],
): Promise<void> {
  const bytes = bytesOf(parts);
  await Promise.all([
    tx.query(INSERT, [
      documentId,
      n,
      epoch,
      authorId,
      parts.map(({ purpose }) => purpose),
      parts.map(({ session }) => session),
      parts.map(({ seq }) => seq),
      parts.map(({ sealed }) => sealed),
    ]),
    tx.query(GROW, [documentId, parts.length, bytes.content, bytes.comments]),
  ]);
}

const READ = statement(
  "documents_read_parts",
  `select n, epoch, purpose, author_id as "authorId", session, seq, sealed, created_at as "createdAt" from (
     select p.*, sum(octet_length(p.sealed)) over (order by p.n) - octet_length(p.sealed) as before
     from (select * from document_parts q where q.document_id = $1 and q.n > $2 order by q.n limit $3) p) w
   where w.before < $4::int order by w.n`,
);
/** Log entries after a number: at most `most` and `bytes` in total, but at least one. */
export async function readParts(
  db: Queryable,
  documentId: string,
  after: number,
  { most, bytes }: { most: number; bytes: number },
): Promise<PartRow[]> {
  const { rows } = await db.query(READ, [documentId, after, most, bytes]);
  return rows;
}

const READ_PAGE = statement(
  "documents_read_page",
  `select n, epoch, purpose, author_id as "authorId", session, seq, sealed, created_at as "createdAt" from (
     select p.*, sum(p.weight) over (order by p.n) - p.weight as before
     from (select q.*, octet_length(q.sealed) * 4 / 3 + $5::int as weight from document_parts q
       where q.document_id = $1 and q.n > $2 order by q.n limit $3) p) w
   where w.before < $4::int order by w.n`,
);
/**
 * Log entries after a number as a JSON page: at most this many bytes, with the fields that describe each entry, but at least one.
 */
export async function readPage(
  db: Queryable,
  documentId: string,
  after: number,
  { most, bytes, described }: { most: number; bytes: number; described: number },
): Promise<PartRow[]> {
  const { rows } = await db.query(READ_PAGE, [documentId, after, most, bytes, described]);
  return rows;
}

const COUNT_MINUTE = statement(
  "documents_count_minute",
  `update document_people set log_bytes = log_bytes + $3,
     minute_at = case when minute_at > now() - interval '1 minute' then minute_at else now() end,
     minute_bytes = case when minute_at > now() - interval '1 minute' then minute_bytes else 0 end + $3,
     minute_entries = case when minute_at > now() - interval '1 minute' then minute_entries else 0 end + $4
   where document_id = $1 and member_id = $2
   returning log_bytes as "logBytes", minute_bytes as "minuteBytes", minute_entries as "minuteEntries",
     ceil(extract(epoch from minute_at + interval '1 minute' - now()))::int as "seconds!"`,
);
/** Adds to what a member has appended: in total, and in the current minute, with the seconds until it ends. */
export async function countAppended(
  tx: Queryable,
  documentId: string,
  memberId: string,
  { bytes, entries }: { bytes: number; entries: number },
) {
  const { rows } = await tx.query(COUNT_MINUTE, [documentId, memberId, bytes, entries]);
  return rows[0] ?? null;
}

const SUM_OF = statement(
  "documents_sum_of_author",
  `with own as (select coalesce(sum(octet_length(sealed)), 0)::bigint as bytes from document_parts where document_id = $1 and author_id = $2)
   update document_people p set log_bytes = own.bytes + $3 from own where p.document_id = $1 and p.member_id = $2
   returning p.log_bytes as "logBytes"`,
);
/** The same in all, counted again: entries that a state covers are deleted after a while. */
export async function recountAppended(
  tx: Queryable,
  documentId: string,
  memberId: string,
  bytes: number,
): Promise<number> {
  const { rows } = await tx.query(SUM_OF, [documentId, memberId, bytes]);
  return rows[0]?.logBytes ?? 0;
}

const LIST_FORMER = statement(
  "documents_list_former",
  `select p.author_id as "authorId", count(*)::int as "entries!", sum(octet_length(p.sealed))::bigint as "bytes!" from document_parts p
   where p.document_id = $1 and octet_length(p.sealed) > 0
     and not exists (select from document_people m where m.document_id = $1 and m.member_id = p.author_id)
   group by p.author_id order by 3 desc`,
);
/** Who left entries in the log and is no longer one of the people; without an id those whose accounts are gone. */
export async function listFormer(db: Queryable, documentId: string) {
  const { rows } = await db.query(LIST_FORMER, [documentId]);
  return rows;
}

const DROP_ENTRIES = statement(
  "documents_drop_entries",
  `with one as (select p.n, p.purpose, octet_length(p.sealed) as size, p.n <= d.covers as covered from document_parts p
       join documents d on d.id = p.document_id where p.document_id = $1 and p.author_id is not distinct from $2),
     gone as (delete from document_parts p using one where p.document_id = $1 and p.n = one.n and one.covered),
     blank as (update document_parts p set sealed = '' from one where p.document_id = $1 and p.n = one.n and not one.covered),
     sums as (select coalesce(sum(size), 0)::bigint as bytes,
       coalesce(sum(size) filter (where not covered and purpose = 'content'), 0)::bigint as content,
       coalesce(sum(size) filter (where not covered and purpose = 'comments'), 0)::bigint as comments from one)
   update documents d set bytes = greatest(0, d.bytes - s.bytes), content_bytes = greatest(0, d.content_bytes - s.content),
     comments_bytes = greatest(0, d.comments_bytes - s.comments), revision = d.revision + 1 from sums s where d.id = $1`,
);
/** Drops an author's entries: those that a state covers go, the others keep their number and are empty. */
export const dropEntries = (tx: Queryable, documentId: string, authorId: string | null) =>
  tx.query(DROP_ENTRIES, [documentId, authorId]);
