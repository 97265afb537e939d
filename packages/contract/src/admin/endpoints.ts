import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, time } from "../wire/model.ts";
import { ADMIN_LEVEL, OWNER_LEVEL, STAFF_LEVEL } from "./levels.ts";
import {
  banAppeal,
  banAppealDecision,
  factorReset,
  listedMember,
  memberFile,
  memberFilter,
  newBan,
  newLevel,
  systemState,
  why,
} from "./model.ts";
import { EXPORTED_MEMBERS_MAX } from "./rules.ts";

const admins = { admin: ADMIN_LEVEL } as const;
const reason = z.object({ reason: why });

/** The admin area: what waits, how the product does, and its members (design: api). */
export const adminEndpoints = endpoints({
  "GET /api/admin/overview": {
    about:
      "How much waits for someone of the viewer's level, by what it is, since when the oldest of it does, and the id of that where it has a page.",
    access: { admin: STAFF_LEVEL },
    limit: "240/minute",
    output: z.object({
      waiting: z.record(z.string(), z.int()),
      oldest: z.record(z.string(), time),
      next: z.record(z.string(), id),
    }),
  },
  "GET /api/admin/system": {
    about: "How the processes, queues, storage, mail and webhooks do, and what is switched on.",
    access: admins,
    limit: "240/minute",
    output: systemState,
  },
  "GET /api/admin/members": {
    about:
      "Members by the beginning or a part of their name, their id, or the beginning of their address; looking by address is written down.",
    access: admins,
    limit: "240/minute",
    query: { ...paging(100, 50), ...memberFilter },
    output: page(listedMember),
  },
  "GET /api/admin/members/export": {
    about: `The same members as a CSV file without addresses, at most ${EXPORTED_MEMBERS_MAX}; that it was taken is written down.`,
    access: admins,
    stepUp: true,
    limit: "30/hour",
    query: memberFilter,
    download: "text/csv; charset=utf-8",
  },
  "GET /api/admin/members/{id}": {
    about: "Everything about a member that admins see.",
    access: admins,
    limit: "240/minute",
    params: { id },
    output: memberFile,
  },
  "POST /api/admin/members/{id}/email": {
    about: "Shows a member's address; that it was shown is written down.",
    access: admins,
    limit: "60/minute",
    params: { id },
    output: z.object({ email: z.string() }),
  },
  "POST /api/admin/members/{id}/ban": {
    about:
      "Bans a member, for some days or for good; their devices hear of it at once. A ban that is there is replaced.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: newBan,
    output: memberFile,
  },
  "POST /api/admin/members/{id}/unban": {
    about: "Lifts a member's ban.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: reason,
    output: memberFile,
    errors: { member_not_banned: 409 },
  },
  "POST /api/admin/members/{id}/sign-out": {
    about: "Signs all devices of a member out.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: reason,
    output: memberFile,
  },
  "POST /api/admin/members/{id}/level": {
    about: "Gives a member a level and signs their devices out. Never to oneself, nor to another owner.",
    access: { admin: OWNER_LEVEL },
    limit: "60/minute",
    params: { id },
    body: newLevel,
    output: memberFile,
    errors: { level_unchanged: 409 },
  },
});

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

/** The HTTP routes of the admin area. */
export const admin = { endpoints: { ...adminEndpoints, ...waitingEndpoints }, events: {} };
