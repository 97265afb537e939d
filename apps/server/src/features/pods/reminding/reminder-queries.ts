import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ZONES = statement(
  "pods_zones",
  `select distinct coalesce(z.time_zone, $1::text) as "zone!" from pod_members s
   join pods p on p.id = s.pod_id and p.closed_at is null left join pod_zones z on z.member_id = s.member_id
   where s.left_at is null`,
);
/** By whose clocks those live who are in a circle that goes on; `usual` for who never said. */
export async function listZones(db: Queryable, usual: string): Promise<string[]> {
  const { rows } = await db.query(ZONES, [usual]);
  return rows.map(({ zone }) => zone);
}

const DUE = statement(
  "pods_due",
  `select distinct s.member_id as id from pod_members s
   join pods p on p.id = s.pod_id and p.closed_at is null
   join visible_members v on v.id = s.member_id
   left join pod_zones z on z.member_id = s.member_id
   left join pod_entries e on e.pod_id = s.pod_id and e.member_id = s.member_id and e.week = $2
   where s.left_at is null and coalesce(z.time_zone, $4::text) = $1
     and case when $3::text = 'goal' then e.goal is null and e.outcome is null
              else e.goal is not null and e.outcome is null end
     and exists (select from pod_members o join visible_members ov on ov.id = o.member_id
                 where o.pod_id = s.pod_id and o.left_at is null and o.member_id <> s.member_id)
     and not exists (select from pod_pauses u where u.member_id = s.member_id and u.ended_at is null
                     and $2 between u.from_week and u.until_week)
     and not exists (select from pod_reminders r where r.member_id = s.member_id and r.week = $2 and r.part = $3)
   order by id limit $5`,
  { plan: "custom" },
);
/** Members in these time zones without a goal, or without a check-in, this week; without those who pause or were reminded. */
export async function listDue(
  db: Queryable,
  due: { zone: string; week: string; part: "goal" | "check_in"; usual: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query(DUE, [due.zone, due.week, due.part, due.usual, limit]);
  return rows.map(({ id }) => id);
}

const NOTE = statement(
  "pods_note_reminder",
  "insert into pod_reminders (member_id, week, part) values ($1, $2, $3) on conflict do nothing",
);
/** Notes that a member is reminded; false if they were already. */
export async function noteReminder(
  tx: Queryable,
  memberId: string,
  week: string,
  part: "goal" | "check_in",
): Promise<boolean> {
  const { rowCount } = await tx.query(NOTE, [memberId, week, part]);
  return rowCount > 0;
}

const SWEEP = statement("pods_sweep_reminders", "delete from pod_reminders where created_at < $1");
/** Forgets reminders from before a time. */
export const sweepReminders = (db: Queryable, before: Date) => db.query(SWEEP, [before]);
