import type { Queryable, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const COLLECT_WRITTEN = statement(
  "agreements_collect_written",
  `select a.kind, a.language, a.fields, a.created_at, a.changed_at from agreements a where a.owner_id = $1 order by a.created_at`,
);
const COLLECT_SENT = statement(
  "agreements_collect_sent",
  `select case when v.a_id = $1 then 'sent' else 'received' end as "side!", v.number, v.kind, v.language, v.paper, v.hash,
     v.sent_at, v.completed_at, v.closed_at, v.closed_how
   from agreement_versions v where v.a_id = $1 or (v.b_id = $1 and (v.completed_at is not null or v.closed_at is null
     or exists (select from agreement_signatures s where s.version_id = v.id and s.side = 'b'))) order by v.sent_at`,
);
const COLLECT_SIGNED = statement(
  "agreements_collect_signed",
  `select s.name, s.hash, s.signed_at from agreement_signatures s where s.member_id = $1 order by s.signed_at`,
);
/** Everything agreements hold about a member, for their export. */
export async function collectAgreements(db: Queryable, memberId: string) {
  const { rows: written } = await db.query(COLLECT_WRITTEN, [memberId]);
  const { rows: sent } = await db.query(COLLECT_SENT, [memberId]);
  const { rows: signatures } = await db.query(COLLECT_SIGNED, [memberId]);
  return { written, sent, signatures };
}

const DELETE_OWN = statement(
  "agreements_delete_own",
  `delete from agreements a where a.owner_id = $1 and not exists (select from agreement_versions v
     where v.agreement_id = a.id and v.completed_at is not null and v.b_id is not null)`,
);
const DELETE_UNSIGNED = statement(
  "agreements_delete_unsigned",
  `delete from agreement_versions v where $1::uuid in (v.a_id, v.b_id) and v.completed_at is null
   returning v.agreement_id as "agreementId", v.a_id as "aId", v.b_id as "bId"`,
);
const DELETE_DESERTED = statement(
  "agreements_delete_deserted",
  `delete from agreement_versions v where (v.a_id = $1 and v.b_id is null) or (v.b_id = $1 and v.a_id is null)`,
);
const KEEP_SIGNED = statement(
  "agreements_keep_signed",
  `update agreements a set owner_id = null, kind = v.kind, language = v.language, fields = v.fields, text_version = a.text_version + 1
   from (select distinct on (w.agreement_id) w.agreement_id, w.kind, w.language, w.fields from agreement_versions w
         where w.a_id = $1 and w.completed_at is not null order by w.agreement_id, w.number desc) v
   where a.owner_id = $1 and v.agreement_id = a.id`,
);
const DELETE_EMPTY = statement(
  "agreements_delete_empty",
  `delete from agreements a where a.owner_id is null and not exists (select from agreement_versions v where v.agreement_id = a.id)`,
);
/**
 * Takes away what a member alone had a hand in: drafts, and whatever was not signed by both. What both signed stays for the
 * other, in whose hands it is as well; once the other goes too, it goes. Answers what others lose.
 */
export async function eraseAgreements(tx: Tx, memberId: string) {
  await tx.query(DELETE_OWN, [memberId]);
  const { rows } = await tx.query(DELETE_UNSIGNED, [memberId]);
  await tx.query(DELETE_DESERTED, [memberId]);
  await tx.query(KEEP_SIGNED, [memberId]);
  await tx.query(DELETE_EMPTY);
  return rows;
}
