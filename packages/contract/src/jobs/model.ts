import { z } from "zod";
import { REQUEST_NOTE_MAX } from "../chats/rules.ts";
import { scamSigns } from "../moderation/signs-model.ts";
import { author } from "../posts/model.ts";
import { businessModels, canonicalModel, canonicalSkill, memberCard, skills } from "../profiles/model.ts";
import { clientId, id, lineText, plainText, time } from "../wire/model.ts";
import {
  APPLICATION_MAX,
  APPLICATION_REASON_MAX,
  APPLICATION_STATES,
  JOB_CONTENT_MAX,
  JOB_COUNTRIES,
  JOB_COUNTRY_USUAL,
  JOB_SALARY_MAX,
  JOB_SEARCH_MAX,
  JOB_STATES,
  JOB_TITLE_MAX,
  JOB_TYPES,
} from "./rules.ts";

/** A job post as the search shows it. */
export const foundJob = z.object({ id, title: z.string(), author });

export const jobCountry = z.enum(JOB_COUNTRIES).meta({ id: "JobCountry" });
export const jobType = z.enum(JOB_TYPES).meta({ id: "JobType" });
const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));

/** Why a post fits the viewer, by the matching engine's terms: what they can, what they build, and what they write as well. */
export const jobReason = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("skills_needed"), skills: z.array(canonicalSkill) }),
    z.object({ kind: z.literal("shared_models"), models: z.array(canonicalModel) }),
    /** Rare words that the post and the viewer's own texts share, as the post has them. */
    z.object({ kind: z.literal("shared_words"), words: z.array(z.string()) }),
  ])
  .meta({ id: "JobReason" });
export type JobReason = z.infer<typeof jobReason>;

export const applicationState = z.enum(APPLICATION_STATES).meta({ id: "ApplicationState" });

/** A job post (spec: public, section 3). */
export const job = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    country: jobCountry,
    job_type: jobType.nullable(),
    salary: z.string(),
    created_at: time,
    edited_at: time.nullable(),
    /** Open until then; see `renew`. */
    expires_at: time,
    state: z.enum(JOB_STATES),
    author,
    applications_count: z.int(),
    /** Whether it is the viewer's own. */
    mine: z.boolean(),
    /** The viewer's own application, if they sent one. */
    my_application: z.object({ id, status: applicationState }).nullable(),
    /** Why it fits the viewer, the strongest reason first; none on the viewer's own. */
    reasons: z.array(jobReason),
    /** The scam signals in it, for a warning next to it. */
    signs: scamSigns,
    /** Out of others' sight while moderators look at it. */
    in_review: z.boolean(),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof job>;

const jobInput = z.object({
  title: lineText(JOB_TITLE_MAX).pipe(z.string().min(1, { message: "required" })),
  content: filled(JOB_CONTENT_MAX),
  business_models: businessModels,
  skills,
  country: jobCountry,
  job_type: jobType.nullable(),
  salary: lineText(JOB_SALARY_MAX),
});
export const newJob = jobInput
  .extend({
    client_id: clientId,
    business_models: businessModels.default([]),
    skills: skills.default([]),
    country: jobCountry.default(JOB_COUNTRY_USUAL),
    job_type: jobType.nullable().default(null),
    salary: lineText(JOB_SALARY_MAX).default(""),
  })
  .meta({ id: "NewJob" });
export const jobChange = jobInput.partial().meta({ id: "JobChange" });

/** A step in an application's history. */
export const applicationStep = z.object({ status: applicationState, at: time });

/** An application (spec: public, section 3), as its applicant and the post's author see it. */
export const application = z
  .object({
    id,
    /** Null once the post was deleted. */
    job_id: id.nullable(),
    job_title: z.string(),
    job_content: z.string(),
    job_state: z.enum([...JOB_STATES, "deleted"]),
    content: z.string(),
    applicant_username: z.string(),
    applicant_id: id,
    applicant: memberCard,
    /** Who wrote the post. */
    author: memberCard,
    created_at: time,
    status: applicationState,
    /** Why it was turned down, if the author said. */
    reason: z.string(),
    history: z.array(applicationStep),
    /** The conversation of the two, if they have one. */
    chat_id: id.nullable(),
  })
  .meta({ id: "JobApplication" });
export type JobApplication = z.infer<typeof application>;

export const newApplication = z
  .object({ client_id: clientId, text: filled(APPLICATION_MAX) })
  .meta({ id: "NewJobApplication" });
export const applicationRejection = z.object({ reason: plainText(APPLICATION_REASON_MAX).default("") });
export const applicationAnswer = z.object({ client_id: clientId, text: filled(REQUEST_NOTE_MAX) });

/** The number of applications left; null is unlimited. */
export const allowance = z.object({ applications_left: z.int().nullable() });

/** What a saved search looks for; every field narrows it. */
export const jobSearchInput = z.object({
  search: plainText(JOB_SEARCH_MAX).default(""),
  business_models: businessModels.default([]),
  skills: skills.default([]),
  job_type: jobType.nullable().default(null),
  country: jobCountry.nullable().default(null),
});
/** A saved search: its owner is notified of new posts that match. */
export const jobSearch = z
  .object({
    id,
    search: z.string(),
    business_models: z.array(canonicalModel),
    skills: z.array(canonicalSkill),
    job_type: jobType.nullable(),
    country: jobCountry.nullable(),
    created_at: time,
  })
  .meta({ id: "JobSearch" });
export type JobSearch = z.infer<typeof jobSearch>;
