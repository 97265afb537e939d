import { z } from "zod";
import { ADMIN_LEVEL, MODERATOR_LEVEL } from "../admin/levels.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import {
  appealDecision,
  auditAction,
  auditEntry,
  moderationCase,
  moderationCaseDetail,
  newAppeal,
  newDecision,
  newReport,
  ownDecision,
  reportKind,
} from "./model.ts";
import { CASE_STATES } from "./rules.ts";

const moderators = { admin: MODERATOR_LEVEL } as const;

/** Reports, the moderators' queue, appeals and the audit log (product: trust; design: api). */
export const moderationEndpoints = endpoints({
  "POST /api/reports": {
    about:
      "Reports a member or something that members wrote to the moderators. They see what was reported as it stood, nothing around it. Who is reported does not learn by which member.",
    access: "member",
    limit: "30/hour",
    body: newReport,
    output: z.object({ id }),
    status: 201,
    errors: { already_reported: 409, own_content: 409 },
  },
  "GET /api/moderation/decisions": {
    about: "Decisions about what one has written oneself, the newest first.",
    access: "member",
    limit: "120/minute",
    query: paging(50, 20),
    output: page(ownDecision),
  },
  "POST /api/moderation/decisions/{id}/appeal": {
    about: "Contests a decision, once and within thirty days; someone else looks at it.",
    access: "member",
    limit: "20/day",
    params: { id },
    body: newAppeal,
    output: ownDecision,
    status: 201,
    errors: { already_appealed: 409, appeal_closed: 409 },
  },
  "GET /api/admin/reports": {
    about: "The moderators' queue: what most members reported first; the settled ones newest first.",
    access: moderators,
    limit: "240/minute",
    query: {
      ...paging(50, 20),
      state: z.enum(CASE_STATES).default("open"),
      kind: reportKind.optional(),
    },
    output: page(moderationCase).extend({ open: z.int(), appealed: z.int() }),
  },
  "GET /api/admin/reports/{id}": {
    about: "A case with its reports, history and appeal.",
    access: moderators,
    limit: "240/minute",
    params: { id },
    output: moderationCaseDetail,
  },
  "GET /api/admin/reports/{id}/media/{mediaId}": {
    about: "A picture or video of a reported post, also when it is hidden or removed.",
    access: moderators,
    limit: "600/minute",
    params: { id, mediaId: id },
    query: { size: z.enum(["full", "preview"]).default("full") },
    download: "application/octet-stream",
  },
  "POST /api/admin/reports/{id}/resolve": {
    about:
      "Decides a case: dismisses it, warns, removes what was reported, or removes it and bans its author (from level 5 on). Never about oneself, equals or higher.",
    access: moderators,
    limit: "120/minute",
    params: { id },
    body: newDecision,
    output: moderationCaseDetail,
    errors: { already_decided: 409, decision_invalid: 400 },
  },
  "POST /api/admin/reports/{id}/appeal": {
    about:
      "Decides an appeal; by someone else than who decided first. `reversed` brings back what was removed.",
    access: moderators,
    limit: "120/minute",
    params: { id },
    body: appealDecision,
    output: moderationCaseDetail,
    errors: { already_decided: 409, not_appealed: 409 },
  },
  "GET /api/admin/audit": {
    about: "What moderators and admins did, the newest first. Nothing in it can be changed.",
    access: { admin: ADMIN_LEVEL },
    limit: "120/minute",
    query: {
      ...paging(100, 50),
      action: auditAction.optional(),
      /** Who did it. */
      actor: id.optional(),
      /** The member or thing it was done to. */
      subject: id.optional(),
    },
    output: page(auditEntry),
  },
  "GET /api/admin/audit/export": {
    about:
      "The newest 10,000 entries of the audit log as a CSV file; that they were taken is an entry as well.",
    access: { admin: ADMIN_LEVEL },
    stepUp: true,
    limit: "30/hour",
    query: { action: auditAction.optional(), actor: id.optional(), subject: id.optional() },
    download: "text/csv; charset=utf-8",
  },
});

/** Live events of moderation, by kind. */
const moderationEvents = {
  /** To moderators: the queue has changed. */
  moderation_queue_changed: z.object({ open: z.int(), appealed: z.int() }),
};

/** The HTTP routes and live events of moderation. */
export const moderation = { endpoints: moderationEndpoints, events: moderationEvents };
