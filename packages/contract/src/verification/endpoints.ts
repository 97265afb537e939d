import { z } from "zod";
import { REVIEWER_LEVEL } from "../admin/levels.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import {
  newVerification,
  rejection,
  side,
  verificationCase,
  verificationEntry,
  verificationState,
} from "./model.ts";
import { PICTURE_MAX_BYTES, VERIFICATION_STATUSES } from "./rules.ts";

const reviewers = { admin: REVIEWER_LEVEL } as const;

/** The verification of a member's identity by a document and a selfie, and the reviewers' queue. */
export const verificationEndpoints = endpoints({
  "GET /api/verification": {
    about: "Where one's verification stands.",
    access: "member",
    limit: "240/minute",
    output: verificationState,
  },
  "POST /api/verification": {
    about: "Begins with what stands on the document, or corrects it before handing in.",
    access: "member",
    limit: "30/hour",
    body: newVerification,
    output: verificationState,
    errors: { already_verified: 409, verification_running: 409, verification_limit: 409 },
  },
  "PUT /api/verification/images/{side}": {
    about: "A picture, in place of the one before. It is encrypted, and seen by reviewers only.",
    access: "member",
    limit: "120/hour",
    params: { side },
    upload: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: PICTURE_MAX_BYTES },
    output: verificationState,
    errors: { no_draft: 409, picture_too_small: 422 },
  },
  "POST /api/verification/submit": {
    about: "Hands all three pictures in.",
    access: "member",
    limit: "30/hour",
    output: verificationState,
    errors: { no_draft: 409, pictures_missing: 409 },
  },
  "DELETE /api/verification": {
    about: "Throws one's draft away, with its pictures.",
    access: "member",
    limit: "30/hour",
    output: verificationState,
    errors: { no_draft: 409 },
  },
  "GET /api/admin/verifications": {
    about: "What waits for a decision, the oldest first; or what was decided, the newest first.",
    access: reviewers,
    limit: "240/minute",
    query: { ...paging(50), state: z.enum(["waiting", "decided"]).default("waiting") },
    output: page(verificationEntry).extend({ waiting: z.int() }),
  },
  "POST /api/admin/verifications/{id}/open": {
    about: "Takes a case for some minutes and answers it. Never one's own; each look is in the audit log.",
    access: reviewers,
    stepUp: true,
    limit: "120/minute",
    params: { id },
    output: verificationCase,
    errors: { verification_taken: 409, verification_decided: 409 },
  },
  "GET /api/admin/verifications/{id}/images/{side}": {
    about: "A picture of the case one has open; `key` comes with the case and is good for a minute.",
    access: reviewers,
    stepUp: true,
    limit: "240/minute",
    params: { id, side },
    query: { key: z.string().max(200) },
    download: "image/webp",
  },
  "POST /api/admin/verifications/{id}/release": {
    about: "Gives a case back undecided.",
    access: reviewers,
    stepUp: true,
    limit: "120/minute",
    params: { id },
  },
  "POST /api/admin/verifications/{id}/approve": {
    about: "Approves the case one has open.",
    access: reviewers,
    stepUp: true,
    limit: "60/minute",
    params: { id },
    output: verificationEntry,
    errors: { verification_taken: 409, verification_decided: 409 },
  },
  "POST /api/admin/verifications/{id}/reject": {
    about: "Does not accept the case one has open; the member reads why and may try again.",
    access: reviewers,
    stepUp: true,
    limit: "60/minute",
    params: { id },
    body: rejection,
    output: verificationEntry,
    errors: { verification_taken: 409, verification_decided: 409 },
  },
});

/** Live events of verification. */
const verificationEvents = {
  /** To the member: the state of their verification has changed. */
  verification_changed: z.object({ status: z.enum(VERIFICATION_STATUSES) }),
  /** To reviewers: how many wait. */
  verification_queue_changed: z.object({ waiting: z.int() }),
};

/** The HTTP routes and live events of verification. */
export const verification = { endpoints: verificationEndpoints, events: verificationEvents };
