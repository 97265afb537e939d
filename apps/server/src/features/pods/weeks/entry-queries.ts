import type { PodCheer, PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member's week in a circle as stored. */
export type EntryRow = {
  id: string;
  podId: string;
  memberId: string;
  week: string;
  goal: string | null;
  goalDay: string | null;
  outcome: PodOutcome | null;
  line: string | null;
  withheld: boolean;
};
const COLUMNS = `e.id, e.pod_id as "podId", e.member_id as "memberId", e.week, e.goal, e.goal_day as "goalDay", e.outcome,
  e.line, (e.hidden_at is not null or e.removed_at is not null) as "withheld!"`;

/** Whose week of which circle. */
type Place = { podId: string; memberId: string; week: string };

const AT = statement(
  "pods_entries_at",
  `select ${COLUMNS} from unnest($1::uuid[], $2::uuid[], $3::text[]) as asked(pod, member, week)
   join pod_entries e on e.pod_id = asked.pod and e.member_id = asked.member and e.week = asked.week`,
);
/** The entries at these places, in no order. */
export async function entriesAt(db: Queryable, places: readonly Place[]): Promise<EntryRow[]> {
  const { rows } = await db.query(AT, [
    places.map(({ podId }) => podId),
    places.map(({ memberId }) => memberId),
    places.map(({ week }) => week),
  ]);
  return rows;
}

const FIND = statement(
  "pods_find_entry",
  `select ${COLUMNS}, exists (select from visible_members v where v.id = e.member_id) as "inSight!"
   from pod_entries e where e.id = $1`,
);
/** An entry, without a check of who may read it, and whether its author is visible; null if there is none. */
export async function findEntry(
  db: Queryable,
  id: string,
): Promise<(EntryRow & { inSight: boolean }) | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const BEFORE = statement(
  "pods_weeks_before",
  `with mine as materialized (
     select e.* from pod_entries e join visible_members v on v.id = e.member_id
     where e.pod_id = $1 and e.week >= $2 and ($3::text is null or e.week < $3)
       and (e.goal is not null or e.outcome is not null)
       and not exists (select from unnest($4::uuid[], $5::text[]) as now(member, week)
                       where now.member = e.member_id and e.week >= now.week)),
   weeks as (select distinct week from mine order by week desc limit $6)
   select ${COLUMNS} from mine e join weeks w on w.week = e.week order by e.week desc, e.created_at, e.id`,
  { plan: "custom" },
);
/**
 * The entries of the newest weeks that are over, from the one named `from` on: of each member in `now` those before the
 * week that is now for them, of those who left all.
 */
export async function entriesBefore(
  db: Queryable,
  podId: string,
  window: { from: string; before: string | null; weeks: number },
  now: readonly { memberId: string; week: string }[],
): Promise<EntryRow[]> {
  const { rows } = await db.query(BEFORE, [
    podId,
    window.from,
    window.before,
    now.map(({ memberId }) => memberId),
    now.map(({ week }) => week),
    window.weeks,
  ]);
  return rows;
}

const CHECKED_IN = statement(
  "pods_checked_in",
  `select pod_id as "podId", member_id as "memberId", week from pod_entries
   where pod_id = any($1::uuid[]) and outcome is not null`,
);
/** In which weeks the members of these circles checked in. */
export async function listCheckedIn(db: Queryable, podIds: readonly string[]): Promise<Place[]> {
  const { rows } = await db.query(CHECKED_IN, [podIds]);
  return rows;
}

const SET_GOAL = statement(
  "pods_set_goal",
  `insert into pod_entries (id, pod_id, member_id, week, goal, goal_day) values ($1, $2, $3, $4, $5, $6)
   on conflict (pod_id, member_id, week) do update set goal = excluded.goal,
     goal_day = case when pod_entries.goal is null then excluded.goal_day else pod_entries.goal_day end`,
);
/** Sets a goal, or another one. */
export const saveGoal = (
  tx: Queryable,
  id: string,
  at: Place,
  { goal, day }: { goal: string; day: string },
) => tx.query(SET_GOAL, [id, at.podId, at.memberId, at.week, goal, day]);

const CHECK_IN = statement(
  "pods_check_in",
  "update pod_entries set outcome = $2, line = $3, checked_at = coalesce(checked_at, now()) where id = $1",
);
/** Notes how a week went. */
export const saveCheckIn = (tx: Queryable, id: string, outcome: PodOutcome, line: string) =>
  tx.query(CHECK_IN, [id, outcome, line]);

const TAKE_BACK = statement(
  "pods_take_back",
  `with gone as (delete from pod_cheers where entry_id = $1)
   update pod_entries set goal = null, goal_day = null, line = null where id = $1`,
);
/** Deletes the words of a week and its cheers; the check-in itself stays. */
export const deleteWords = (tx: Queryable, id: string) => tx.query(TAKE_BACK, [id]);

/** What one called to another. */
export type CheerRow = { entryId: string; memberId: string; cheer: PodCheer };
const CHEERS = statement(
  "pods_cheers",
  `select c.entry_id as "entryId", c.member_id as "memberId", c.cheer from pod_cheers c
   join visible_members v on v.id = c.member_id where c.entry_id = any($1::uuid[]) order by c.created_at, c.member_id`,
);
/** What was called about these entries, the first first. */
export async function listCheers(db: Queryable, entryIds: readonly string[]): Promise<CheerRow[]> {
  const { rows } = await db.query(CHEERS, [entryIds]);
  return rows;
}

const CHEER = statement(
  "pods_cheer",
  `insert into pod_cheers (entry_id, member_id, cheer) values ($1, $2, $3)
   on conflict (entry_id, member_id) do update set cheer = excluded.cheer`,
);
const UNCHEER = statement("pods_uncheer", "delete from pod_cheers where entry_id = $1 and member_id = $2");
/** Calls something to another, or (null) takes it back. */
export const saveCheer = (
  tx: Queryable,
  { entryId, memberId }: Omit<CheerRow, "cheer">,
  cheer: PodCheer | null,
) => (cheer === null ? tx.query(UNCHEER, [entryId, memberId]) : tx.query(CHEER, [entryId, memberId, cheer]));

const HIDE = statement(
  "pods_hide",
  "update pod_entries set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
);
const REMOVE = statement(
  "pods_remove",
  "update pod_entries set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
);
/** Takes an entry out of sight while moderators look at it, or lets it be seen again. */
export const setHidden = (tx: Queryable, id: string, on: boolean) => tx.query(HIDE, [id, on]);
/** Takes an entry away, or gives it back. */
export const setRemoved = (tx: Queryable, id: string, on: boolean) => tx.query(REMOVE, [id, on]);
