import { eventsEndpoints } from "@kompagnon/contract/events/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { answer, guestsOf } from "#features/events/answers.ts";
import { answerFeed, endFeed, eventFile, feedOf, renewFeed } from "#features/events/calendar/calendar.ts";
import { eventOf } from "#features/events/present.ts";
import { cancel, cancelDate, create, datesIn, move, nextOf, update } from "#features/events/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of events and of the calendar feed. */
export function eventsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, eventsEndpoints, {
    "GET /api/events": ({ viewer, query }) => datesIn(db, viewer.id, query),
    "GET /api/events/next": ({ viewer }) => nextOf(db, viewer.id),
    "POST /api/events": ({ viewer, body }) => create(platform, viewer.id, body),
    "GET /api/events/{id}": ({ viewer, params, query }) => eventOf(db, viewer.id, params.id, query.on),
    "PUT /api/events/{id}": ({ viewer, params, body }) => update(platform, viewer.id, params.id, body),
    "POST /api/events/{id}/cancel": ({ viewer, params }) => cancel(platform, viewer.id, params.id),
    "PUT /api/events/{id}/dates/{on}": ({ viewer, params, body }) => move(platform, viewer.id, params, body),
    "DELETE /api/events/{id}/dates/{on}": ({ viewer, params }) => cancelDate(platform, viewer.id, params),
    "PUT /api/events/{id}/dates/{on}/answer": ({ viewer, params, body }) =>
      answer(platform, viewer.id, params, body.answer),
    "GET /api/events/{id}/dates/{on}/answers": ({ viewer, params, query }) =>
      guestsOf(db, viewer.id, params, query),
    "GET /api/events/{id}/calendar": ({ viewer, params, reply }) =>
      eventFile(platform, viewer.id, params.id, reply),
    "GET /api/calendar-feed": ({ viewer }) => feedOf(db, viewer.id),
    "POST /api/calendar-feed": ({ viewer }) => renewFeed(platform, viewer.id),
    "DELETE /api/calendar-feed": async ({ viewer }) => {
      await endFeed(db, viewer.id);
      return undefined;
    },
    "GET /api/calendar/{token}/events.ics": ({ params, request, reply }) =>
      answerFeed(platform, params.token, request, reply),
  });
}
