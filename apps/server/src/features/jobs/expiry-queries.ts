import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const EXPIRE = statement(
  "jobs_expire",
  `update job_posts set state = 'expired' where id in (
     select id from job_posts where state = 'open' and expires_at <= now() order by expires_at limit $1
     for no key update skip locked)`,
);
/** Ends posts whose time is over; how many. */
export async function expireJobs(db: Queryable, limit: number): Promise<number> {
  return (await db.query(EXPIRE, [limit])).rowCount;
}

const REMIND = statement(
  "jobs_remind",
  `update job_posts set reminded_at = now() where id in (
     select id from job_posts where state = 'open' and reminded_at is null and removed_at is null
       and expires_at > now() and expires_at <= now() + make_interval(days => $1::int)
     order by expires_at limit $2 for no key update skip locked)
   returning id, author_id as "authorId", title`,
);
/** Posts whose authors are to be reminded that their time ends; each once. */
export async function takeEnding(
  tx: Queryable,
  days: number,
  limit: number,
): Promise<{ id: string; authorId: string; title: string }[]> {
  const { rows } = await tx.query(REMIND, [days, limit]);
  return rows;
}
