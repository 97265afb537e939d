import { randomUUID } from "node:crypto";
import { eventsEndpoints } from "@kompagnon/contract/events/endpoints.ts";
import { anEvent, soonDay } from "#features/events/test-events.ts";
import { aFounder, aGroup } from "#features/groups/test-groups.ts";
import { foreign } from "#testing/foreign.ts";

/** Repeated events of another member's private group, one for each route that ends it. */
export const eventsForeign = foreign(
  eventsEndpoints,
  async ({ server }) => {
    const by = await aFounder(server);
    const group = await aGroup(by, {
      name: `Termine ${randomUUID().slice(0, 8)}`,
      group_type: "private",
    });
    const host = { kind: "group", id: group.id } as const;
    const day = soonDay(2);
    const make = async () => {
      const { date } = await anEvent(by, host, { starts: `${day}T19:00`, repeats: "weekly" });
      return { by, params: { id: date.event_id } };
    };
    const kept = await make();
    const [cancelled, moved, dropped] = [await make(), await make(), await make()];
    const draft = { title: "Gekapert", starts: `${day}T20:00`, minutes: 30, time_zone: "Europe/Berlin" };
    const { url } = await by.must("POST /api/calendar-feed");
    // A calendar program has it, and no session.
    const feed = {
      by,
      params: { token: url.split("/").at(-2) ?? "" },
      open: "the token is the permission",
    };
    return { feed, day, kept, cancelled, moved, dropped, draft };
  },
  {
    "GET /api/events/{id}": ({ kept }) => kept,
    "PUT /api/events/{id}": ({ kept, draft }) => ({ ...kept, body: { ...draft, repeats: "weekly" } }),
    "POST /api/events/{id}/cancel": ({ cancelled }) => cancelled,
    "PUT /api/events/{id}/dates/{on}": ({ moved, day, draft }) => ({
      by: moved.by,
      params: { ...moved.params, on: day },
      body: { starts: draft.starts, minutes: 30 },
    }),
    "DELETE /api/events/{id}/dates/{on}": ({ dropped, day }) => ({
      by: dropped.by,
      params: { ...dropped.params, on: day },
    }),
    "PUT /api/events/{id}/dates/{on}/answer": ({ kept, day }) => ({
      by: kept.by,
      params: { ...kept.params, on: day },
      body: { answer: "yes" },
    }),
    "GET /api/events/{id}/dates/{on}/answers": ({ kept, day }) => ({
      by: kept.by,
      params: { ...kept.params, on: day },
    }),
    "GET /api/events/{id}/calendar": ({ kept }) => kept,
    "GET /api/calendar/{token}/events.ics": ({ feed }) => feed,
  },
);
