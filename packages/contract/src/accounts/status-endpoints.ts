import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { time } from "../wire/model.ts";
import { appealText, ban, proof, statusPreferences } from "./model.ts";
import { STATUS_LEVEL } from "./rules.ts";
import { proofErrors } from "./security-endpoints.ts";

/** Bans, terms, status, and the member's rights over their data (product: people and accounts). */
export const statusEndpoints = endpoints({
  "GET /api/ban-status": {
    about: "204 for a member in good standing; 403 banned, with the text to show, otherwise.",
    access: "member",
    limit: "120/minute",
  },
  "GET /api/auth/ban": {
    about: "A banned member's ban and appeal; their session is good for nothing else. not_found without one.",
    access: "public",
    limit: "60/minute",
    output: ban,
    errors: { not_banned: 409 },
  },
  "POST /api/auth/ban/appeal": {
    about: "Appeals against the current ban, once.",
    access: "public",
    limit: "10/hour",
    body: z.object({ text: appealText }),
    output: ban,
    status: 201,
    errors: { not_banned: 409, already_appealed: 409 },
  },
  "POST /api/auth/ban/export": {
    about:
      "Everything held about a banned member, as a ZIP archive; their session opens this by the same proof as others'.",
    access: "public",
    limit: "5/day",
    body: proof,
    errors: { ...proofErrors, not_banned: 409 },
    download: "application/zip",
  },
  "POST /api/auth/ban/deletion": {
    about: "A banned member asks for their account to be erased in seven days.",
    access: "public",
    limit: "10/hour",
    status: 202,
    body: proof,
    output: ban,
    errors: { ...proofErrors, not_banned: 409 },
  },
  "DELETE /api/auth/ban/deletion": {
    about: "A banned member takes the wish to be erased back.",
    access: "public",
    limit: "20/hour",
    status: 200,
    output: ban,
    errors: { not_banned: 409 },
  },
  "POST /api/me/terms": {
    about: "Accepts the current terms.",
    access: "member",
    limit: "30/hour",
    body: z.object({ version: z.string().max(20) }),
    errors: { terms_outdated: 409 },
  },
  "GET /api/me/status-preferences": {
    about: "The manual status one has set.",
    access: { admin: STATUS_LEVEL },
    limit: "120/minute",
    output: statusPreferences,
  },
  "PUT /api/me/status-preferences": {
    about: "Sets a manual status, or none.",
    access: { admin: STATUS_LEVEL },
    limit: "60/minute",
    body: statusPreferences,
    output: statusPreferences,
  },
  "PUT /api/me/presence": {
    about: "Says that no one has touched this browser for a while, or that someone has again.",
    access: "member",
    limit: "60/minute",
    body: z.object({ away: z.boolean() }),
  },
  "POST /api/me/export": {
    about: "Everything held about oneself, as a ZIP archive.",
    access: "member",
    limit: "20/day",
    body: proof,
    errors: proofErrors,
    download: "application/zip",
  },
  "POST /api/me/deletion": {
    about: "Asks for one's account to be erased in seven days, and signs all devices out.",
    access: "member",
    limit: "20/hour",
    status: 202,
    body: proof,
    output: z.object({ deletion_due_at: time }),
    errors: proofErrors,
  },
  "POST /api/me/keep": {
    about: "Takes the wish to be erased back.",
    access: "member",
    limit: "60/hour",
  },
});
