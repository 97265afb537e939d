import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { newReport } from "./model.ts";

/** Reports (product: trust). */
export const moderationEndpoints = endpoints({
  "POST /api/reports": {
    about:
      "Reports a member, a group or a message to the moderators. They see what was reported as it stood, nothing around it. Who is reported does not learn by whom.",
    access: "member",
    limit: "30/hour",
    body: newReport,
    output: z.object({ id }),
    status: 201,
    errors: { already_reported: 409, own_content: 409 },
  },
});
