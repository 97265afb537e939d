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
/** Which of somebody's parts are stored already, and where. */
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
  "update documents set n = n + $2, bytes = bytes + $3, changed_at = now() where id = $1",
);
/** Appends parts behind number `n`, whose document is locked. */
export async function appendParts(
  tx: Queryable,
  { documentId, n, epoch, authorId }: { documentId: string; n: number; epoch: number; authorId: string },
  parts: readonly (Place & { purpose: PartPurpose; sealed: Buffer })[],
): Promise<void> {
  const bytes = parts.reduce((sum, { sealed }) => sum + sealed.length, 0);
  await Promise.all([
    tx.query(INSERT, [
      ...([documentId, n, epoch, authorId] as const),
      parts.map(({ purpose }) => purpose),
      parts.map(({ session }) => session),
      parts.map(({ seq }) => seq),
      parts.map(({ sealed }) => sealed),
    ]),
    tx.query(GROW, [documentId, parts.length, bytes]),
  ]);
}

const READ = statement(
  "documents_read_parts",
  `select n, epoch, purpose, author_id as "authorId", session, seq, sealed, created_at as "createdAt" from (
     select p.*, sum(octet_length(p.sealed)) over (order by p.n) - octet_length(p.sealed) as before
     from (select * from document_parts q where q.document_id = $1 and q.n > $2 order by q.n limit $3) p) w
   where w.before < $4::int order by w.n`,
);
/** Parts behind a number: at most so many, and so many bytes together, but one at least. */
export async function readParts(
  db: Queryable,
  documentId: string,
  after: number,
  { most, bytes }: { most: number; bytes: number },
): Promise<PartRow[]> {
  const { rows } = await db.query(READ, [documentId, after, most, bytes]);
  return rows;
}
