import type { JobCountry, JobState, JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { type CardJson, card, isListed, maySee, type OwnJson } from "#features/jobs/job-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A post as a viewer may see it. */
export type JobRow = {
  id: string;
  authorId: string;
  title: string;
  content: string;
  models: BusinessModel[];
  skills: Skill[];
  country: JobCountry;
  jobType: JobType | null;
  salary: string;
  signs: ScamSign[];
  applications: number;
  createdAt: Date;
  editedAt: Date | null;
  expiresAt: Date;
  state: JobState;
  hidden: boolean;
  author: CardJson | null;
  mine: OwnJson | null;
};

const JOB = `select j.id, j.author_id as "authorId", j.title, j.content, j.business_models as models, j.skills, j.country,
  j.job_type as "jobType", j.salary, j.signs, j.applications_count as applications, j.created_at as "createdAt",
  j.edited_at as "editedAt", j.expires_at as "expiresAt",
  case when j.state = 'open' and j.expires_at <= now() then 'expired' else j.state end as "state!",
  j.hidden_at is not null as hidden, ${card("j.author_id")} as "author?: CardJson",
  (select json_build_object('id', a.id, 'status', a.status) from job_applications a
     where a.job_id = j.id and a.applicant_id = $1::uuid) as "mine?: OwnJson"
  from job_posts j`;

type Raw = Omit<JobRow, "state"> & { state: string };
const rowOf = (row: Raw): JobRow => ({ ...row, state: row.state as JobState }); // deleted posts are never read

const FIND_JOB = statement(
  "jobs_find_job",
  `${JOB} where j.id = $2::uuid and j.state <> 'deleted' and (j.author_id = $1::uuid and j.removed_at is null
     or ${maySee("j.author_id")} and (${isListed("j")} or j.hidden_at is null and j.removed_at is null
       and exists(select from job_applications a where a.job_id = j.id and a.applicant_id = $1::uuid)))`,
);
/** A post that the viewer may read: an open one, their own, or one they applied to. */
export async function findJob(db: Queryable, viewerId: string, id: string): Promise<JobRow | null> {
  const { rows } = await db.query(FIND_JOB, [viewerId, id]);
  return rows[0] ? rowOf(rows[0]) : null;
}

const FIND_JOBS = statement(
  "jobs_find_jobs",
  `${JOB} join unnest($2::uuid[]) with ordinality p(id, place) on p.id = j.id order by p.place`,
);
/** Posts by their ids, in that order; that the viewer may see them was looked at before. */
export async function findJobs(db: Queryable, viewerId: string, ids: readonly string[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(FIND_JOBS, [viewerId, ids]);
  return rows.map(rowOf);
}

const FIND_STORED = statement(
  "jobs_find_stored",
  "select id from job_posts where author_id = $1 and client_id = $2",
);
/** The post that was already made with a client id. */
export async function findStored(db: Queryable, authorId: string, clientId: string): Promise<string | null> {
  const { rows } = await db.query(FIND_STORED, [authorId, clientId]);
  return rows[0]?.id ?? null;
}

/** What an author decides about a post. */
export type JobWords = {
  title: string;
  content: string;
  business_models: readonly BusinessModel[];
  skills: readonly Skill[];
  country: JobCountry;
  job_type: JobType | null;
  salary: string;
};

const INSERT_JOB = statement(
  "jobs_insert_job",
  `insert into job_posts (id, author_id, client_id, title, content, business_models, skills, country, job_type, salary,
     signs, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, date_trunc('milliseconds', clock_timestamp()),
     now() + make_interval(days => $12::int))`,
);
/** Stores a new post. */
export const insertJob = (
  tx: Queryable,
  one: JobWords & {
    id: string;
    authorId: string;
    clientId: string;
    signs: readonly ScamSign[];
    days: number;
  },
) =>
  tx.query(INSERT_JOB, [
    one.id,
    one.authorId,
    one.clientId,
    one.title,
    one.content,
    one.business_models,
    one.skills,
    one.country,
    one.job_type,
    one.salary,
    one.signs,
    one.days,
  ]);

const COUNT_OPEN = statement(
  "jobs_count_open",
  `select count(*) from job_posts where author_id = $1 and state = 'open' and expires_at > now() and removed_at is null`,
);
/** How many open posts a member has. */
export async function countOpen(db: Queryable, authorId: string): Promise<number> {
  const { rows } = await db.query(COUNT_OPEN, [authorId]);
  return rows[0]?.count ?? 0;
}

/** A post while it is changed. */
export type LockedJob = {
  id: string;
  authorId: string;
  title: string;
  content: string;
  salary: string;
  state: JobState | "deleted";
  hidden: boolean;
  removed: boolean;
};
const LOCK_JOB = statement(
  "jobs_lock_job",
  `select j.id, j.author_id as "authorId", j.title, j.content, j.salary,
     case when j.state = 'open' and j.expires_at <= now() then 'expired' else j.state end as "state!",
     j.hidden_at is not null as hidden, j.removed_at is not null as removed
   from job_posts j where j.id = $1 for no key update`,
);
/** Locks a post until the transaction ends; null if there is none. */
export async function lockJob(tx: Queryable, id: string): Promise<LockedJob | null> {
  const { rows } = await tx.query(LOCK_JOB, [id]);
  const [row] = rows;
  return row ? { ...row, state: row.state as LockedJob["state"] } : null; // as the column has it, or expired
}

const CHANGE_JOB = statement(
  "jobs_change_job",
  `update job_posts set title = coalesce($2, title), content = coalesce($3, content),
     business_models = coalesce($4, business_models), skills = coalesce($5, skills), country = coalesce($6, country),
     job_type = case when $7::boolean then $8 else job_type end, salary = coalesce($9, salary), signs = coalesce($10, signs),
     edited_at = now() where id = $1`,
);
/** Changes what is given of a post. */
export const changeJobRow = (
  tx: Queryable,
  id: string,
  change: { [K in keyof JobWords]?: JobWords[K] | undefined },
  signs: readonly ScamSign[] | null,
) =>
  tx.query(CHANGE_JOB, [
    id,
    change.title ?? null,
    change.content ?? null,
    change.business_models ?? null,
    change.skills ?? null,
    change.country ?? null,
    change.job_type !== undefined,
    change.job_type ?? null,
    change.salary ?? null,
    signs,
  ]);

const SET_STATE = statement("jobs_set_state", "update job_posts set state = $2 where id = $1");
/** Opens or closes a post. */
export const setJobState = (tx: Queryable, id: string, state: JobState) => tx.query(SET_STATE, [id, state]);

const RENEW_JOB = statement(
  "jobs_renew_job",
  `update job_posts set state = 'open', reminded_at = null,
     expires_at = greatest(expires_at, now() + make_interval(days => $2::int)) where id = $1`,
);
/** Opens a post for the next `days`. */
export const renewJobRow = (tx: Queryable, id: string, days: number) => tx.query(RENEW_JOB, [id, days]);

const BLANK_JOB = statement(
  "jobs_blank_job",
  `update job_posts set state = 'deleted', title = '', content = '', salary = '', business_models = '{}', skills = '{}',
     signs = '{}' where id = $1`,
);
const DELETE_JOB = statement("jobs_delete_job", "delete from job_posts where id = $1");
/** Deletes a post; one with applications keeps its row without the text, so that applicants keep their applications. */
export const deleteJobRow = (tx: Queryable, id: string, applied: boolean) =>
  tx.query(applied ? BLANK_JOB : DELETE_JOB, [id]);

const WITHHOLD = {
  hidden_at: statement(
    "jobs_hide",
    "update job_posts set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
  ),
  removed_at: statement(
    "jobs_remove",
    "update job_posts set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
  ),
};
/** Takes a post out of others' sight, or brings it back. */
export const withholdJob = (tx: Queryable, id: string, column: keyof typeof WITHHOLD, withheld: boolean) =>
  tx.query(WITHHOLD[column], [id, withheld]);

const HAS_APPLICATIONS = statement(
  "jobs_has_applications",
  "select exists(select from job_applications where job_id = $1) as applied",
);
/** Whether anybody ever applied to a post. */
export async function hasApplications(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(HAS_APPLICATIONS, [id]);
  return rows[0]?.applied ?? false;
}

const COUNT_APPLICATION = statement(
  "jobs_count_application",
  "update job_posts set applications_count = applications_count + $2::int where id = $1 returning applications_count as count",
);
/** Counts an application that came or went; answers how many there are now. */
export async function countApplication(tx: Queryable, id: string, by: 1 | -1): Promise<number> {
  const { rows } = await tx.query(COUNT_APPLICATION, [id, by]);
  return rows[0]?.count ?? 0;
}

const CLEAR_SIGNS = statement("jobs_clear_signs", "update job_posts set signs = '{}' where id = $1");
/** Takes the warning of a scam from a post. */
export const clearSigns = (tx: Queryable, id: string) => tx.query(CLEAR_SIGNS, [id]);

const EXPIRE = statement(
  "jobs_expire",
  `update job_posts set state = 'expired' where id in (
     select id from job_posts where state = 'open' and expires_at <= now() order by expires_at limit $1
     for no key update skip locked)`,
);
/** Expires posts after their last day; answers how many. */
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
