import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { JOB_COUNTRY_USUAL, type JobCountry, type JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** A post that is being written. */
export type JobDraft = {
  /** Goes with the post, so that sending it twice publishes it once. */
  clientId: string;
  title: string;
  content: string;
  models: BusinessModel[];
  skills: Skill[];
  country: JobCountry;
  type: JobType | null;
  salary: string;
};

const keyOf = (me: string) => `jobs.draft.${me}` as const;

/** An empty post. */
const freshDraft = (): JobDraft => ({
  clientId: crypto.randomUUID(),
  title: "",
  content: "",
  models: [],
  skills: [],
  country: JOB_COUNTRY_USUAL,
  type: null,
  salary: "",
});

/** What a post says now, to be changed. */
export const draftOf = (job: Job): JobDraft => ({
  clientId: job.id,
  title: job.title,
  content: job.content,
  models: job.business_models,
  skills: job.skills,
  country: job.country,
  type: job.job_type,
  salary: job.salary,
});

/** What was being written, kept on this device until it is published. */
export function readDraft(me: string): JobDraft {
  try {
    const kept = JSON.parse(readItem(keyOf(me)) ?? "null") as Partial<JobDraft> | null; // only this file writes it
    return { ...freshDraft(), ...kept };
  } catch {
    return freshDraft(); // the stored value is invalid
  }
}

/** Keeps what is being written; null forgets it. */
export const storeDraft = (me: string, draft: JobDraft | null): void =>
  storeItem(keyOf(me), draft && JSON.stringify(draft));

/** A post as the server takes it. */
export const bodyOf = ({ title, content, models, skills, country, type, salary }: JobDraft) => ({
  title,
  content,
  business_models: models,
  skills,
  country,
  job_type: type,
  salary,
});
