import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
import type { NotificationData } from "#features/notifications/payload.ts";
import { HIDDEN_ACTOR } from "#features/notifications/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LIST_TIME_ZONES = statement(
  "notifications_list_time_zones",
  `select distinct time_zone as "zone!" from notification_preferences union select $1`,
);
/** Time zones that members live in. */
export async function listTimeZones(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(LIST_TIME_ZONES, [USUAL_TIME_ZONE]);
  return rows.map(({ zone }) => zone);
}

/** Where it is time for the mail, and which day it is there. */
export type Due = { zones: readonly string[]; days: readonly string[] };
export type Addressee = { memberId: string; email: string; language: Language; zone: string };

// $1: days back; $2: kinds that are mailed unless switched off.
const WAITING = `n.read_at is null and n.mailed_at is null and n.created_at > now() - make_interval(days => $1)
  and coalesce((f.types -> n.type ->> 'mail')::boolean, n.type = any($2::text[]))`;

const CLAIM_ADDRESSEES = statement(
  "notifications_claim_addressees",
  `with due as (
       select m.id, m.email, p.language, d.zone, d.day from visible_members m
       join member_profiles p on p.member_id = m.id
       left join notification_preferences f on f.member_id = m.id
       join unnest($3::text[], $4::text[]) d(zone, day) on d.zone = coalesce(f.time_zone, $5)
       where m.id > $6 and m.email_confirmed_at is not null and f.digest_day is distinct from d.day
         and exists (select from notifications n where n.member_id = m.id and ${WAITING})
       order by m.id limit $7
     ), claimed as (
       insert into notification_preferences as f (member_id, types, time_zone, digest_day)
       select id, '{}', zone, day from due order by id
       on conflict (member_id) do update set digest_day = excluded.digest_day
         where f.digest_day is distinct from excluded.digest_day
       returning member_id
     )
     select due.id as "memberId", due.email, due.language, due.zone as "zone!", claimed.member_id is not null as claimed
     from due left join claimed on claimed.member_id = due.id order by due.id`,
  { plan: "custom" },
);
/**
 * The next members (by id, after one) with pending items, each claimed for their day: the process that claims first sends the
 * mail. `last` is the id to continue from, null at the end.
 */
export async function claimAddressees(
  tx: Queryable,
  { zones, days }: Due,
  options: { daysBack: number; mailed: readonly NotificationType[]; after: string; size: number },
): Promise<{ addressees: Addressee[]; last: string | null }> {
  const { rows } = await tx.query(CLAIM_ADDRESSEES, [
    options.daysBack,
    options.mailed,
    zones,
    days,
    USUAL_TIME_ZONE,
    options.after,
    options.size,
  ]);
  const addressees = rows.flatMap(({ claimed, ...one }) => (claimed ? [one] : []));
  return { addressees, last: rows.length === options.size ? (rows.at(-1)?.memberId ?? null) : null };
}

/** A notification on its way into the mail. */
export type MailedRow = {
  memberId: string;
  type: NotificationType;
  count: number;
  username: string | null;
  data: NotificationData;
};

const TAKE_WAITING = statement(
  "notifications_take_waiting",
  `with waiting as (
       select n.id from notifications n left join notification_preferences f on f.member_id = n.member_id
       where n.member_id = any($3::uuid[]) and ${WAITING} order by n.id for update of n
     ), taken as (
       update notifications n set mailed_at = now(), read_at = case when n.in_app then n.read_at else now() end
       from waiting w where n.id = w.id
       returning n.id, n.member_id, n.type, n.count, n.actor_id, n.data, n.created_at
     )
     select t.member_id as "memberId", t.type, t.count, p.username, t.data as "data: NotificationData" from taken t
     left join member_profiles p on p.member_id = t.actor_id left join member_accounts a on a.id = t.actor_id
     where not ${HIDDEN_ACTOR} order by t.created_at desc, t.id desc`,
);
/**
 * Marks what waits for these members as mailed and answers it, the newest first. What shows in the app stays unread; what
 * only waited for the mail is done with.
 */
export async function takeWaiting(
  tx: Queryable,
  memberIds: readonly string[],
  { daysBack, mailed }: { daysBack: number; mailed: readonly NotificationType[] },
): Promise<MailedRow[]> {
  const { rows } = await tx.query(TAKE_WAITING, [daysBack, mailed, memberIds]);
  return rows;
}
