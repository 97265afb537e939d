import type { AgreementFields, AgreementKind, Ending, Side } from "@kompagnon/contract/agreements/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What is filled in, as a list reads it. */
export type ListedFields = AgreementFields;
/** An agreement in a member's list, with the last sent version that they may read. */
export type ListedRow = {
  id: string;
  ownerId: string | null;
  kind: AgreementKind;
  /** What is filled in, or was when it was sent. */
  fields: ListedFields;
  at: Date;
  aId: string | null;
  bId: string | null;
  completedAt: Date | null;
  closedAt: Date | null;
  closedHow: Ending | null;
  signedBy: Side[];
  apart: boolean;
};

// $1 is the viewer. What may be read is said as a sentence in policy.ts, and once more here.
const LIST = statement(
  "agreements_list",
  `select a.id, a.owner_id as "ownerId", case when a.owner_id = $1 then a.kind else v.kind end as "kind!",
     case when a.owner_id = $1 then a.fields else v.fields end as "fields!: ListedFields",
     date_trunc('milliseconds', a.changed_at) as "at!", v.a_id as "aId?", v.b_id as "bId?", v.completed_at as "completedAt?",
     v.closed_at as "closedAt?", v.closed_how as "closedHow?", coalesce(v.signed, '{}') as "signedBy!", coalesce(v.apart, false) as "apart!"
   from (select o.id from agreements o where o.owner_id = $1
         union select o.agreement_id from agreement_versions o where o.b_id = $1) mine
   join agreements a on a.id = mine.id left join lateral (
     select w.*, s.signed from (
       select v.a_id, v.b_id, v.kind, v.fields, v.completed_at, v.closed_at, v.closed_how, v.number, v.id,
         (v.a_id is null or v.b_id is null or v.hidden_at is not null or v.removed_at is not null
           or exists (select from member_blocks k where k.blocker in (v.a_id, v.b_id) and k.blocked in (v.a_id, v.b_id))
           or exists (select from hidden_members h where h.id in (v.a_id, v.b_id))) as apart
       from agreement_versions v where v.agreement_id = a.id) w
     cross join lateral (select array_agg(g.side order by g.side) as signed from agreement_signatures g where g.version_id = w.id) s
     where a.owner_id = $1 or (w.b_id = $1
       and (w.completed_at is not null or coalesce('b' = any(s.signed), false) or (w.closed_at is null and not w.apart)))
     order by w.number desc limit 1) v on true
   where (a.owner_id = $1 or v.id is not null)
     and ($4::timestamptz is null or (date_trunc('milliseconds', a.changed_at), a.id) < ($4, $5::uuid))
     and (not $3::boolean or (v.id is not null and v.completed_at is null and v.closed_at is null and not v.apart
       and not coalesce(case when v.a_id = $1 then 'a' when v.b_id = $1 then 'b' end = any(v.signed), false)))
   order by date_trunc('milliseconds', a.changed_at) desc, a.id desc limit $2`,
  { plan: "custom" },
);
/** Agreements that a member wrote or received, the last changed first; `waiting`: only those that they have not signed. */
export async function listAgreements(
  db: Queryable,
  viewerId: string,
  { limit, waiting, after }: { limit: number; waiting: boolean; after: { at: Date; id: string } | null },
): Promise<ListedRow[]> {
  const { rows } = await db.query(LIST, [viewerId, limit, waiting, after?.at ?? null, after?.id ?? null]);
  return rows.map(({ kind, signedBy, closedHow, ...row }) => ({
    ...row,
    kind: kind as AgreementKind, // of columns that hold nothing else
    signedBy: signedBy as Side[],
    closedHow: closedHow as Ending | null,
  }));
}
