import { z } from "zod";
import { businessModel, canonicalModel, canonicalSkill, skill } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText } from "../wire/model.ts";
import {
  allowance,
  application,
  applicationAnswer,
  applicationRejection,
  applicationState,
  job,
  jobChange,
  jobCountry,
  jobSearch,
  jobSearchInput,
  jobType,
  newApplication,
  newJob,
} from "./model.ts";
import { JOB_SEARCH_MAX, JOB_SORTS, JOBS_OFFSET_MAX, JOBS_PAGE } from "./rules.ts";

const one = { id };
/** A list in a query: by repeating the parameter, or once with commas between. */
const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
      z.array(item).max(max),
    )
    .default([]);
/** What the board shows; names by the spec. */
const filters = {
  search: plainText(JOB_SEARCH_MAX).optional(),
  businessModels: list(businessModel, 11),
  skills: list(skill, 10),
  jobType: jobType.optional(),
  country: jobCountry.optional(),
};
const posting = { email_unconfirmed: 403, job_age: 403, too_many_jobs: 409 } as const;
const reading = { access: "member", limit: "240/minute" } as const;

/** The job board, own posts, applications and saved searches (spec: public, 2.12; product: jobs). */
export const jobsEndpoints = endpoints({
  "GET /api/jobs": {
    about:
      "Open job posts, the newest first or those that fit best among the newest. Posts of blocked and muted people are left out.",
    ...reading,
    limit: "600/minute",
    query: {
      ...paging(JOBS_PAGE, JOBS_PAGE),
      offset: z.coerce.number<number>().int().min(0).max(JOBS_OFFSET_MAX).optional(),
      ...filters,
      sort: z.enum(JOB_SORTS).default("newest"),
    },
    output: page(job),
  },
  "GET /api/jobs/news": {
    about: "How many posts that the filters leave came since one of the board's posts, up to twenty.",
    ...reading,
    query: { ...filters, since: id },
    output: z.object({ count: z.int() }),
  },
  "GET /api/jobs/options": {
    about: "What posts can be about, and how many applications one has left.",
    ...reading,
    output: z.object({
      business_models: z.array(canonicalModel),
      skills: z.array(canonicalSkill),
      ...allowance.shape,
    }),
  },
  "POST /api/jobs": {
    about: "Publishes a job post for sixty days. The same client_id again answers the post already there.",
    access: "member",
    limit: "20/hour",
    body: newJob,
    output: job,
    status: 201,
    errors: posting,
  },
  "GET /api/jobs/mine": {
    about: "One's own job posts, the newest first, and how many applications wait for an answer.",
    ...reading,
    query: paging(JOBS_PAGE),
    output: page(job).extend({ waiting: z.int() }),
  },
  "GET /api/jobs/applications": {
    about:
      "Applications to one's own posts, or those one sent, the newest first; of one post if it is named. `waiting`: how many of those to one's posts wait for an answer.",
    ...reading,
    query: {
      ...paging(JOBS_PAGE),
      box: z.enum(["received", "sent"]).default("received"),
      job: id.optional(),
    },
    output: page(application).extend({ waiting: z.int() }),
  },
  "PUT /api/jobs/applications/seen": {
    about: "Notes that one has seen applications to one's own posts; their applicants see it too.",
    ...reading,
    body: z.object({ ids: z.array(id).min(1).max(JOBS_PAGE) }),
  },
  "POST /api/jobs/applications/{id}/reject": {
    about: "Turns an application down, with a reason if one likes.",
    access: "member",
    limit: "120/hour",
    params: one,
    body: applicationRejection,
    output: application,
    errors: { already_decided: 409 },
  },
  "POST /api/jobs/applications/{id}/contact": {
    about:
      "Answers an application: in the conversation of the two, or by a chat request that carries the words.",
    access: "member",
    limit: "60/hour",
    params: one,
    body: applicationAnswer,
    output: application,
    errors: {
      already_decided: 409,
      email_unconfirmed: 403,
      cannot_ask: 403,
      cannot_write: 403,
      request_limit: 429,
      // What a chat request may be refused by.
      already_asked: 409,
      declined_lately: 409,
      requests_paused: 403,
      requests_verified: 403,
      requests_matches: 403,
      requests_full: 403,
    },
  },
  "POST /api/jobs/applications/{id}/withdraw": {
    about: "Takes one's own application back; its words are gone.",
    access: "member",
    limit: "60/hour",
    params: one,
    output: application,
    errors: { already_decided: 409 },
  },
  "GET /api/jobs/searches": {
    about: "One's saved searches.",
    ...reading,
    output: z.object({ items: z.array(jobSearch) }),
  },
  "POST /api/jobs/searches": {
    about:
      "Saves a search: one is notified of posts that it finds from now on. The same one again answers the one there is.",
    access: "member",
    limit: "60/hour",
    body: jobSearchInput,
    output: jobSearch,
    status: 201,
    errors: { search_empty: 400, too_many_searches: 409 },
  },
  "DELETE /api/jobs/searches/{id}": { about: "Deletes a saved search.", ...reading, params: one },
  "GET /api/jobs/{id}": {
    about: "One job post: an open one, one's own, or one that one applied to.",
    ...reading,
    params: one,
    output: job,
  },
  "PATCH /api/jobs/{id}": {
    about: "Changes one's own post.",
    access: "member",
    limit: "60/hour",
    params: one,
    body: jobChange,
    output: job,
  },
  "DELETE /api/jobs/{id}": {
    about: "Deletes one's own post. Those who applied keep their applications.",
    access: "member",
    limit: "60/hour",
    params: one,
  },
  "POST /api/jobs/{id}/close": {
    about: "Closes one's own post: no one can apply any more.",
    access: "member",
    limit: "60/hour",
    params: one,
    output: job,
  },
  "POST /api/jobs/{id}/reopen": {
    about: "Opens one's own post again; one whose time was over for another sixty days.",
    access: "member",
    limit: "60/hour",
    params: one,
    output: job,
    errors: { too_many_jobs: 409 },
  },
  "POST /api/jobs/{id}/renew": {
    about: "Lets one's own post be open for sixty days from now.",
    access: "member",
    limit: "60/hour",
    params: one,
    output: job,
    errors: { too_many_jobs: 409 },
  },
  "POST /api/jobs/{id}/applications": {
    about:
      "Applies to a post. The same client_id again answers the application already there. Three without premium (premium_required).",
    access: "member",
    limit: "30/hour",
    params: one,
    body: newApplication,
    output: application,
    status: 201,
    errors: {
      email_unconfirmed: 403,
      job_age: 403,
      own_job: 403,
      job_closed: 409,
      already_applied: 409,
    },
  },
});

/** Live events of the job board, by kind. */
const jobsEvents = {
  /**
   * The board moved; not stored, and at most once in a few seconds. `fresh`: there are new posts, and boards ask whether they
   * are for them. `counts`: how many applications some posts have now.
   */
  jobs_news: z.object({
    fresh: z.boolean(),
    counts: z.array(z.object({ id, applications_count: z.int() })).max(50),
  }),
  /** A member applied to a post of the receiver's (spec: community, section 3). */
  job_application_submitted: z.object({ application_id: id }),
  /** The state of the member's application, or of one to their post, has changed. */
  job_application_changed: z.object({ application_id: id, status: applicationState }),
};

/** The HTTP routes and live events of the job board. */
export const jobs = { endpoints: jobsEndpoints, events: jobsEvents };
