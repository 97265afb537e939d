import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { time } from "../wire/model.ts";
import { totpCode } from "./model.ts";

const pendingToken = z.string().max(200);

/** Endpoints for members who have lost all second factors: they ask the team, which cannot act at once. */
export const factorResetEndpoints = endpoints({
  "POST /api/auth/2fa/reset/code": {
    about:
      "Mails a code to a member who has shown the password and has no second factor any more; one in two minutes.",
    access: "public",
    limit: "20/hour",
    body: z.object({ pending_token: pendingToken }),
    output: z.object({ sent: z.literal(true), cooldown: z.int() }),
    errors: { pending_invalid: 400, reset_waiting: 409, reset_too_often: 429 },
  },
  "POST /api/auth/2fa/reset": {
    about: "Asks the team to take all second factors away, by the mailed code. Not before two days are over.",
    access: "public",
    limit: "30/hour",
    body: z.object({ pending_token: pendingToken, code: totpCode }),
    status: 201,
    output: z.object({ ready_at: time }),
    errors: { pending_invalid: 400, reset_code_wrong: 403, reset_waiting: 409 },
  },
  "POST /api/auth/2fa/reset/stop": {
    about: "Stops it by the link that was mailed when it was asked for.",
    access: "public",
    limit: "60/hour",
    body: z.object({ token: z.string().max(200) }),
    output: z.object({ stopped: z.literal(true) }),
    errors: { token_invalid: 400 },
  },
  "DELETE /api/auth/2fa/reset": {
    about: "Stops it from a device that is signed in.",
    access: "member",
    limit: "30/hour",
  },
});
