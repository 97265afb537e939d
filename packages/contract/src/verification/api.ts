import { z } from "zod";
import { verificationEndpoints } from "./endpoints.ts";
import { VERIFICATION_STATUSES } from "./rules.ts";

/** Live events of verification. */
const verificationEvents = {
  /** To the member: the state of their verification has changed. */
  verification_changed: z.object({ status: z.enum(VERIFICATION_STATUSES) }),
  /** To reviewers: how many wait. */
  verification_queue_changed: z.object({ waiting: z.int() }),
};

/** The HTTP routes and live events of verification. */
export const verification = { endpoints: verificationEndpoints, events: verificationEvents };
