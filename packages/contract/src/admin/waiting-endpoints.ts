import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { ADMIN_LEVEL } from "./levels.ts";
import { banAppeal, banAppealDecision, factorReset, why } from "./model.ts";

const admins = { admin: ADMIN_LEVEL } as const;
const reason = z.object({ reason: why });
const open = { open: z.enum(["true", "false"]).default("true") };

/** What members ask of admins: to take lost second factors away, and to lift a ban. */
export const waitingEndpoints = endpoints({
  "GET /api/admin/factor-resets": {
    about:
      "Members who have lost their second factors and ask to have them taken away; open ones by when they are due.",
    access: admins,
    limit: "240/minute",
    query: { ...paging(50), ...open },
    output: page(factorReset),
  },
  "POST /api/admin/factor-resets/{id}/grant": {
    about:
      "Takes all second factors of a member away, signs their devices out and tells them by mail; two days after they asked, at the earliest.",
    access: admins,
    limit: "60/hour",
    params: { id },
    body: reason,
    output: factorReset,
    errors: { reset_early: 409, reset_closed: 409 },
  },
  "POST /api/admin/factor-resets/{id}/refuse": {
    about: "Leaves a member's second factors as they are and tells them why by mail.",
    access: admins,
    limit: "60/hour",
    params: { id },
    body: reason,
    output: factorReset,
    errors: { reset_closed: 409 },
  },
  "GET /api/admin/ban-appeals": {
    about:
      "What banned members write against their ban: open ones by how long they wait, decided ones the newest first.",
    access: admins,
    limit: "240/minute",
    query: { ...paging(50), ...open },
    output: page(banAppeal),
  },
  "POST /api/admin/ban-appeals/{id}/decision": {
    about:
      "Decides an appeal and tells the member by mail; never by the one who banned them. An accepted one lifts the ban.",
    access: admins,
    limit: "60/hour",
    params: { id },
    body: banAppealDecision,
    output: banAppeal,
    errors: { appeal_decided: 409 },
  },
});
