import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LIST_TRASH = statement(
  "documents_list_due_trash",
  "select id from documents where trashed_at < now() - make_interval(days => $1) order by trashed_at limit $2",
);
/** Documents that have been in the trash for this many days. */
export async function listDueTrash(db: Queryable, days: number, limit: number): Promise<string[]> {
  const { rows } = await db.query(LIST_TRASH, [days, limit]);
  return rows.map(({ id }) => id);
}

const LIST_DUE = statement(
  "documents_list_due",
  `select s.document_id as id from document_snapshots s where s.created_at < now() - make_interval(days => $1)
     and ($2::uuid is null or s.document_id > $2) group by s.document_id order by s.document_id limit $3`,
  { plan: "custom" },
);
/** The ids of documents with a state that is at least this many days old. */
export async function listDueDocuments(
  db: Queryable,
  days: number,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query(LIST_DUE, [days, after, limit]);
  return rows.map(({ id }) => id);
}

const DROP_COVERED = statement(
  "documents_drop_covered",
  `with old as (select max(s.covers) as covers from document_snapshots s join documents d on d.id = s.document_id
       where s.document_id = $1 and s.created_at <= now() - make_interval(days => $2)
         and ($2 > 0 or (s.covers < d.covers and (s.author_id = d.owner_id or s.created_at < now() - interval '1 hour')))),
     gone as (delete from document_parts p using old where p.document_id = $1 and p.n <= old.covers
       returning octet_length(p.sealed) as size)
   select coalesce(sum(size), 0)::bigint as "bytes!" from gone`,
);
/**
 * Deletes log entries covered by a state that is at least this many days old; with 0 days, by one before the newest. Answers the
 * bytes that became free.
 */
export async function dropCovered(tx: Queryable, documentId: string, days: number): Promise<number> {
  const { rows } = await tx.query(DROP_COVERED, [documentId, days]);
  return rows[0]?.bytes ?? 0;
}

const DROP_STATES = statement(
  "documents_drop_states",
  `with gone as (delete from document_snapshots s where s.document_id = $1 and s.name_sealed is null
       and ($3::int is null or s.created_at < now() - make_interval(days => $3))
       and s.covers not in (select o.covers from document_snapshots o where o.document_id = $1 and o.name_sealed is null
         order by o.covers desc limit $2)
       and s.covers < (select d.covers from documents d where d.id = $1)
       and s.covers is distinct from (select max(m.covers) from document_snapshots m join documents d on d.id = m.document_id
         where m.document_id = $1 and (m.author_id = d.owner_id or m.created_at < now() - interval '1 hour'))
       returning octet_length(s.sealed) + coalesce(octet_length(s.comments), 0) as size)
   select coalesce(sum(size), 0)::bigint as "bytes!" from gone`,
);
/**
 * Deletes unnamed states, except those that make room in a crowded log ({@link dropCovered}), the newest `keep`, and states
 * younger than `days`; answers the bytes that became free.
 */
export async function dropStates(
  tx: Queryable,
  documentId: string,
  { keep, days }: { keep: number; days: number | null },
): Promise<number> {
  const { rows } = await tx.query(DROP_STATES, [documentId, keep, days]);
  return rows[0]?.bytes ?? 0;
}

const RELEASE = statement(
  "documents_release",
  "update documents set bytes = greatest(0, bytes - $2) where id = $1",
);
/** Notes that a document takes less room. */
export const releaseBytes = (tx: Queryable, documentId: string, bytes: number) =>
  tx.query(RELEASE, [documentId, bytes]);

const SWEEP_TICKETS = statement(
  "documents_sweep_tickets",
  "delete from document_tickets where expires_at < now()",
);
/** Deletes expired tickets. */
export const sweepTickets = (db: Queryable) => db.query(SWEEP_TICKETS);

const SWEEP_LINKS = statement("documents_sweep_links", "delete from document_links where expires_at < now()");
/** Takes links away that work no longer. */
export const sweepLinks = (db: Queryable) => db.query(SWEEP_LINKS);
