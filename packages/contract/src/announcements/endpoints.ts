import { z } from "zod";
import { why } from "../admin/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { newAnnouncement, shownAnnouncement, writtenAnnouncement } from "./model.ts";
import { ANNOUNCEMENT_LEVEL, ANNOUNCEMENT_STATES } from "./rules.ts";

const admins = { admin: ANNOUNCEMENT_LEVEL } as const;

/** Announcements above every page: who sees which, and writing them. */
export const announcementsEndpoints = endpoints({
  "GET /api/announcement": {
    about:
      "The announcement that the viewer sees now, in their language, else English, else German; and when to ask again.",
    access: "member",
    limit: "120/minute",
    output: shownAnnouncement,
    start: [{ on: "every page" }],
  },
  "PUT /api/announcements/{id}/dismissal": {
    about: "Closes an announcement on all devices; answers what is shown instead.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: shownAnnouncement,
    errors: { announcement_stays: 409 },
  },
  "GET /api/admin/announcements": {
    about: "Announcements, the newest first.",
    access: admins,
    limit: "240/minute",
    query: { ...paging(50), state: z.enum(ANNOUNCEMENT_STATES).default("current") },
    output: page(writtenAnnouncement),
  },
  "POST /api/admin/announcements": {
    about: "Writes an announcement, shown at once or from a moment on.",
    access: admins,
    limit: "60/hour",
    body: newAnnouncement,
    status: 201,
    output: writtenAnnouncement,
    errors: { announcement_times: 400 },
  },
  "PUT /api/admin/announcements/{id}": {
    about: "Changes an announcement that is not over; who has closed it does not see it again.",
    access: admins,
    limit: "60/hour",
    params: { id },
    body: newAnnouncement,
    output: writtenAnnouncement,
    errors: { announcement_times: 400, announcement_over: 409 },
  },
  "POST /api/admin/announcements/{id}/end": {
    about: "Ends an announcement before its time.",
    access: admins,
    limit: "60/hour",
    params: { id },
    body: z.object({ reason: why }),
    output: writtenAnnouncement,
    errors: { announcement_over: 409 },
  },
});

/** Live events of announcements. */
const announcementsEvents = {
  /** An announcement was published, changed or ended: clients fetch theirs, spread over a few seconds. */
  announcements_changed: z.object({}),
};

/** The HTTP routes and live events of announcements. */
export const announcements = { endpoints: announcementsEndpoints, events: announcementsEvents };
