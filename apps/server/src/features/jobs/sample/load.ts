import { APPLICATION_STATES, type ApplicationState, JOB_DAYS } from "@kompagnon/contract/jobs/rules.ts";
import { APPLICATIONS, type SampleApplication } from "#features/jobs/sample/applications.ts";
import { JOBS } from "#features/jobs/sample/posts.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { PEOPLE } from "#sample/people.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a member joined; nobody writes before. */
const joinedAt = (now: number, place: number): number => now - (PEOPLE.length - place) * 30 * HOUR;
const postedAt = (now: number, index: number): number => now - (JOBS[index]?.hoursAgo ?? 0) * HOUR;
const jobId = ({ makeId, now }: SampleCommunity, index: number): string =>
  makeId(`job ${index}`, postedAt(now, index));

/** The steps that lead to a state: whoever decides has seen it. */
const stepsTo = (status: ApplicationState): ApplicationState[] => {
  if (status === "sent" || status === "seen") return APPLICATION_STATES.slice(0, status === "sent" ? 1 : 2);
  return status === "withdrawn" ? ["sent", "withdrawn"] : ["sent", "seen", status];
};

/** Loads posts with applications to them; the people are there. */
export async function loadJobs(tx: Tx, community: SampleCommunity): Promise<void> {
  const { ids, now } = community;
  for (const [index, job] of JOBS.entries()) {
    const at = postedAt(now, index);
    await tx.rawQuery(
      `insert into job_posts (id, author_id, client_id, title, content, business_models, skills, country, job_type, salary,
         created_at, expires_at, state, applications_count)
       values ($1, $2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        jobId(community, index),
        ids[job.by],
        job.title,
        job.text,
        job.models,
        job.skills,
        job.country,
        job.type,
        job.salary,
        new Date(at),
        new Date(at + JOB_DAYS * 24 * HOUR),
        job.state,
        APPLICATIONS.filter((one) => one.job === index && one.status !== "withdrawn").length,
      ],
    );
  }
  for (const [index, application] of APPLICATIONS.entries())
    await insertApplication(tx, community, application, index);
}

async function insertApplication(
  tx: Tx,
  community: SampleCommunity,
  { job, by, after, status, text, reason }: SampleApplication,
  index: number,
): Promise<void> {
  const { ids, now, makeId } = community;
  const earliest = Math.max(postedAt(now, job) + after * HOUR, joinedAt(now, by) + HOUR);
  const at = Math.round(Math.min(earliest, now - 20 * MINUTE));
  const id = makeId(`job application ${index}`, at);
  await tx.rawQuery(
    `insert into job_applications (id, job_id, author_id, applicant_id, client_id, content, status, reason, free, created_at)
     select $1, j.id, j.author_id, $3, $1, $4, $5, $6, true, $7 from job_posts j where j.id = $2`,
    [id, jobId(community, job), ids[by], text, status, reason, new Date(at)],
  );
  const steps = stepsTo(status);
  const each = Math.min(2 * HOUR, (now - at) / (steps.length + 1));
  for (const [n, step] of steps.entries())
    await tx.rawQuery("insert into job_application_steps (application_id, at, status) values ($1, $2, $3)", [
      id,
      new Date(Math.round(at + n * each)),
      step,
    ]);
}
