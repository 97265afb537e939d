import { type ApplicationState, JOBS_PAGE, type JobState } from "@kompagnon/contract/jobs/rules.ts";
import { type CardJson, card, maySee, type StepJson } from "#features/jobs/job-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An application with everything that is shown of it. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  authorId: string;
  applicantId: string;
  content: string;
  status: ApplicationState;
  reason: string;
  createdAt: Date;
  title: string;
  jobContent: string;
  jobState: JobState | "deleted";
  applicant: CardJson | null;
  author: CardJson | null;
  history: StepJson[];
  chatId: string | null;
};

const APPLICATION = `select a.id, a.job_id as "jobId", a.author_id as "authorId", a.applicant_id as "applicantId", a.content,
  a.status, a.reason, a.created_at as "createdAt", case when j.removed_at is null then j.title else '' end as "title!",
  case when j.removed_at is null then j.content else '' end as "jobContent!",
  case when j.removed_at is not null then 'deleted' when j.state = 'open' and j.expires_at <= now() then 'expired'
    else j.state end as "jobState!",
  ${card("a.applicant_id")} as "applicant?: CardJson", ${card("a.author_id")} as "author?: CardJson",
  coalesce((select json_agg(json_build_object('status', s.status, 'at', round(extract(epoch from s.at) * 1000)::float8) order by s.at)
    from job_application_steps s where s.application_id = a.id), '[]') as "history!: StepJson[]",
  (select c.id from conversation_pairs c where c.lo = least(a.applicant_id, a.author_id)
     and c.hi = greatest(a.applicant_id, a.author_id)) as "chatId?"
  from job_applications a join job_posts j on j.id = a.job_id`;
/** Whether neither of the two is out of the other's sight. */
const SEEN = `${maySee("a.applicant_id")} and ${maySee("a.author_id")}`;

type Raw = Omit<ApplicationRow, "jobState"> & { jobState: string };
const rowOf = (row: Raw): ApplicationRow => ({
  ...row,
  jobState: row.jobState as ApplicationRow["jobState"],
}); // as the column has it, or expired

const FIND = statement(
  "jobs_find_application",
  `${APPLICATION} where a.id = $2::uuid and $1::uuid in (a.applicant_id, a.author_id) and ${SEEN}`,
);
/** An application of the viewer's, or to a post of theirs. */
export async function findApplication(
  db: Queryable,
  viewerId: string,
  id: string,
): Promise<ApplicationRow | null> {
  const { rows } = await db.query(FIND, [viewerId, id]);
  return rows[0] ? rowOf(rows[0]) : null;
}

/** A place in a list of applications, the newest first. */
type Position = { at: Date; id: string };
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const listing = (whose: string): string => `${APPLICATION} where ${whose} = $1::uuid and ${SEEN}
    and ($4::uuid is null or a.job_id = $4::uuid)
    and (a.created_at, a.id) < ($2::timestamptz, $3::uuid)
  order by a.created_at desc nulls last, a.id desc nulls last limit ${JOBS_PAGE + 1}`;
const RECEIVED = statement("jobs_list_received", listing("a.status <> 'withdrawn' and a.author_id"), {
  plan: "custom",
});
const SENT = statement("jobs_list_sent", listing("a.applicant_id"), { plan: "custom" });
/** A page of received or sent applications and one more; those of people out of sight are left out. */
export async function listApplications(
  db: Queryable,
  {
    memberId,
    box,
    before,
    jobId,
  }: { memberId: string; box: "received" | "sent"; before: Position | null; jobId: string | null },
): Promise<ApplicationRow[]> {
  const values = [memberId, before?.at ?? "infinity", before?.id ?? LAST_ID, jobId] as const;
  const { rows } = box === "received" ? await db.query(RECEIVED, values) : await db.query(SENT, values);
  return rows.map(rowOf);
}

const COUNT_WAITING = statement(
  "jobs_count_waiting",
  `select count(*) from job_applications a where a.author_id = $1::uuid and a.status in ('sent', 'seen')
     and ${maySee("a.applicant_id")}`,
);
/** How many applications to one's posts wait for an answer. */
export async function countWaiting(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_WAITING, [memberId]);
  return rows[0]?.count ?? 0;
}

const COUNT_FREE = statement(
  "jobs_count_free",
  "select count(*) from job_applications where applicant_id = $1 and free",
);
/** How many applications a member sent without premium. */
export async function countFree(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_FREE, [memberId]);
  return rows[0]?.count ?? 0;
}

/** An application while it is changed. */
export type LockedApplication = {
  id: string;
  jobId: string;
  authorId: string;
  applicantId: string;
  clientId: string;
  status: ApplicationState;
  free: boolean;
};
const LOCKED = `select id, job_id as "jobId", author_id as "authorId", applicant_id as "applicantId", client_id as "clientId",
  status, free from job_applications`;
const LOCK = statement("jobs_lock_application", `${LOCKED} where id = $1 for no key update`);
/** Locks an application until the transaction ends; null if there is none. */
export async function lockApplication(tx: Queryable, id: string): Promise<LockedApplication | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ?? null;
}
const FIND_OF = statement(
  "jobs_find_own",
  `${LOCKED} where applicant_id = $1 and (job_id = $2 or client_id = $3)`,
);
/** What a member sent to a post, or with a client id. */
export async function findOwn(
  tx: Queryable,
  applicantId: string,
  jobId: string,
  clientId: string,
): Promise<LockedApplication | null> {
  const { rows } = await tx.query(FIND_OF, [applicantId, jobId, clientId]);
  return rows.find((row) => row.clientId === clientId) ?? rows[0] ?? null;
}

const INSERT = statement(
  "jobs_insert_application",
  `insert into job_applications (id, job_id, author_id, applicant_id, client_id, content, free, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, date_trunc('milliseconds', clock_timestamp()))`,
);
const DELETE = statement("jobs_delete_application", "delete from job_applications where id = $1");
type Sent = { id: string; clientId: string; content: string; free: boolean };
/** Stores an application. */
export const insertApplication = (
  tx: Queryable,
  one: Sent & { jobId: string; authorId: string; applicantId: string },
) =>
  tx.query(INSERT, [one.id, one.jobId, one.authorId, one.applicantId, one.clientId, one.content, one.free]);
/** Deletes an application that was taken back, for another one. */
export const deleteApplication = (tx: Queryable, id: string) => tx.query(DELETE, [id]);

const SET_STATUS = statement(
  "jobs_set_application",
  `update job_applications set status = $2, reason = $3, content = case when $2 = 'withdrawn' then '' else content end
   where id = $1`,
);
/** Changes how an application stands; what was taken back has no words any more. */
export const setApplication = (tx: Queryable, id: string, status: ApplicationState, reason = "") =>
  tx.query(SET_STATUS, [id, status, reason]);

const ADD_STEP = statement(
  "jobs_add_step",
  `insert into job_application_steps (application_id, at, status)
   values ($1, date_trunc('milliseconds', clock_timestamp()), $2) on conflict do nothing`,
);
/** Adds a step to an application's history. */
export const addStep = (tx: Queryable, id: string, status: ApplicationState) =>
  tx.query(ADD_STEP, [id, status]);

const MARK_SEEN = statement(
  "jobs_mark_seen",
  `update job_applications set status = 'seen' where author_id = $1 and id = any($2::uuid[]) and status = 'sent'
   returning id, applicant_id as "applicantId"`,
);
/** Marks received applications as seen; answers those that were not yet. */
export async function markSeen(
  tx: Queryable,
  authorId: string,
  ids: readonly string[],
): Promise<{ id: string; applicantId: string }[]> {
  const { rows } = await tx.query(MARK_SEEN, [authorId, ids]);
  return rows;
}

const APPLICANTS_OF = statement(
  "jobs_applicants_of",
  `select id, applicant_id as "applicantId", status from job_applications where job_id = $1`,
);
/** Who applied to a post. */
export async function applicantsOf(
  tx: Queryable,
  jobId: string,
): Promise<Pick<LockedApplication, "id" | "applicantId" | "status">[]> {
  const { rows } = await tx.query(APPLICANTS_OF, [jobId]);
  return rows;
}
