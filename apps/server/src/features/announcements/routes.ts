import { announcementsEndpoints } from "@kompagnon/contract/announcements/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { dismiss, shownTo } from "#features/announcements/service.ts";
import {
  announce,
  announcementsOf,
  changeAnnouncement,
  endAnnouncement,
} from "#features/announcements/writing.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers which announcement a member sees, and writing them. */
export function announcementsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, announcementsEndpoints, {
    "GET /api/announcement": ({ viewer }) => shownTo(platform.db, viewer),
    "PUT /api/announcements/{id}/dismissal": ({ viewer, params }) => dismiss(platform, viewer, params.id),
    "GET /api/admin/announcements": ({ query }) => announcementsOf(platform, query),
    "POST /api/admin/announcements": ({ viewer, body }) => announce(platform, viewer.id, body),
    "PUT /api/admin/announcements/{id}": ({ viewer, params, body }) =>
      changeAnnouncement(platform, viewer.id, params.id, body),
    "POST /api/admin/announcements/{id}/end": ({ viewer, params, body }) =>
      endAnnouncement(platform, viewer.id, params.id, body.reason),
  });
}
