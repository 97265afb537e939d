import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, time } from "../wire/model.ts";
import { backupCode, totpCode } from "./model.ts";
import { SECURITY_LOG_LEVEL, STEP_UP_MINUTES } from "./rules.ts";
import { securityEvent, securityEventType } from "./security-log.ts";

/** What a browser's WebAuthn call takes and gives; checked by the library that knows its shape. */
const webauthn = z.record(z.string(), z.unknown());

/** Step-up authentication within a session, and the security log (security: 13 and 27). */
export const staffEndpoints = endpoints({
  "GET /api/auth/step-up": {
    about: "By what one can confirm who one is, and until when that was done.",
    access: "member",
    limit: "120/minute",
    output: z.object({ code: z.boolean(), passkey: z.boolean(), until: time.nullable() }),
  },
  "POST /api/auth/step-up/options": {
    about: "What the browser needs to confirm by one's own passkey.",
    access: "member",
    limit: "30/minute",
    output: webauthn,
    errors: { passkey_invalid: 403 },
  },
  "POST /api/auth/step-up": {
    about: `Confirms who one is by a code, a backup code or a passkey; good for ${STEP_UP_MINUTES} minutes in this session.`,
    access: "member",
    limit: "30/minute",
    body: z.object({
      code: totpCode.optional(),
      backup_code: backupCode.optional(),
      response: webauthn.optional(),
    }),
    output: z.object({ until: time }),
    errors: { totp_required: 403, invalid_totp: 403, passkey_invalid: 403, too_many_attempts: 429 },
  },
  "GET /api/admin/security-events": {
    about:
      "The security log, the newest first: who signed in, failed, was refused or changed how they get in.",
    access: { admin: SECURITY_LOG_LEVEL },
    limit: "120/minute",
    query: { ...paging(100, 50), type: securityEventType.optional(), member: id.optional() },
    output: page(securityEvent),
  },
  "GET /api/admin/security-events/export": {
    about:
      "The newest 10,000 entries of the security log as a CSV file; that they were taken is an entry as well.",
    access: { admin: SECURITY_LOG_LEVEL },
    stepUp: true,
    limit: "30/hour",
    query: { type: securityEventType.optional(), member: id.optional() },
    download: "text/csv; charset=utf-8",
  },
});
