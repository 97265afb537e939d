import { z } from "zod";
import { VERIFICATION_STATUSES } from "./rules.ts";

/** Live events of verification. */
export const verificationEvents = {
  /** To its member: one's verification stands somewhere else now. */
  verification_changed: z.object({ status: z.enum(VERIFICATION_STATUSES) }),
  /** To reviewers: how many wait. */
  verification_queue_changed: z.object({ waiting: z.int() }),
};
