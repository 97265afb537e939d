import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A step of an application as the archive tells it. */
export type HistoryJson = { status: string; at: string };

const POSTS = statement(
  "jobs_export_posts",
  `select id, title, content, business_models, skills, country, job_type, salary, applications_count, created_at, edited_at,
     expires_at, state, hidden_at is not null as in_review, removed_at is not null as removed
   from job_posts where author_id = $1 order by created_at, id`,
);
const APPLICATIONS = statement(
  "jobs_export_applications",
  `select a.id, j.title as job, a.content, a.status, a.reason, a.created_at,
     coalesce((select json_agg(json_build_object('status', s.status, 'at', s.at) order by s.at)
       from job_application_steps s where s.application_id = a.id), '[]') as "history!: HistoryJson[]"
   from job_applications a join job_posts j on j.id = a.job_id where a.applicant_id = $1 order by a.created_at, a.id`,
);
const SEARCHES = statement(
  "jobs_export_searches",
  `select search, business_models, skills, job_type, country, created_at from job_searches where member_id = $1
   order by created_at`,
);
/** Everything this feature holds about a member, for their export. */
export async function collectJobs(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  return {
    posts: (await db.query(POSTS, of)).rows,
    applications: (await db.query(APPLICATIONS, of)).rows,
    saved_searches: (await db.query(SEARCHES, of)).rows,
  };
}

const LOCK_APPLIED_TO = statement(
  "jobs_lock_applied_to",
  `select id from job_posts where id in (select job_id from job_applications where applicant_id = $1)
   order by id for no key update`,
);
/** Locks every post that a member's erasure changes, in one order. */
export const lockAppliedTo = (tx: Queryable, memberId: string) => tx.query(LOCK_APPLIED_TO, [memberId]);

const UNCOUNT = statement(
  "jobs_uncount",
  `update job_posts j set applications_count = j.applications_count - 1 from job_applications a
   where a.applicant_id = $1 and a.status <> 'withdrawn' and j.id = a.job_id`,
);
/** Takes a member's applications out of the counts; they go with the member. */
export const uncount = (tx: Queryable, memberId: string) => tx.query(UNCOUNT, [memberId]);
