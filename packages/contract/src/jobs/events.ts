import { z } from "zod";
import { id } from "../wire/model.ts";
import { applicationState } from "./model.ts";

/** Live events of the job board, by kind. */
export const jobsEvents = {
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
