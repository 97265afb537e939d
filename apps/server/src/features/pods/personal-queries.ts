import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const CIRCLES = statement(
  "pods_export_circles",
  `select p.id, p.origin, s.joined_at, s.left_at, p.closed_at from pod_members s join pods p on p.id = s.pod_id
   where s.member_id = $1 order by s.joined_at, p.id`,
);
const WEEKS = statement(
  "pods_export_weeks",
  `select pod_id, week, goal, outcome, line, created_at, checked_at, hidden_at is not null as in_review,
     removed_at is not null as removed
   from pod_entries where member_id = $1 order by week, pod_id`,
);
const CHEERS = statement(
  "pods_export_cheers",
  `select e.week, e.pod_id, c.cheer, c.created_at from pod_cheers c join pod_entries e on e.id = c.entry_id
   where c.member_id = $1 order by c.created_at`,
);
const PAUSES = statement(
  "pods_export_pauses",
  "select from_week, until_week, created_at, ended_at from pod_pauses where member_id = $1 order by from_week",
);
const ABOUT = statement(
  "pods_export_about",
  `select (select time_zone from pod_zones where member_id = $1) as "time_zone?",
     (select hours from pod_asks where member_id = $1) as "asked_hours?",
     (select asked_at from pod_asks where member_id = $1) as "asked_at?",
     (select count(*)::int from pod_invitations where from_id = $1) as "invitations_sent!",
     (select count(*)::int from pod_invitations where to_id = $1) as "invitations_received!"`,
);
/** What a member did in weekly circles, for their export; of others nothing. */
export async function collectPods(db: Queryable, memberId: string) {
  const [circles, weeks, cheers, pauses, about] = await Promise.all([
    db.query(CIRCLES, [memberId]),
    db.query(WEEKS, [memberId]),
    db.query(CHEERS, [memberId]),
    db.query(PAUSES, [memberId]),
    db.query(ABOUT, [memberId]),
  ]);
  return {
    ...about.rows[0],
    circles: circles.rows,
    weeks: weeks.rows,
    cheers: cheers.rows,
    pauses: pauses.rows,
  };
}
