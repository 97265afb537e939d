import { randomUUID } from "node:crypto";
import type { Event, EventDraft, NewEvent } from "@kompagnon/contract/events/model.ts";
import { aFounder, aGroup, join } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

const DAY_MS = 86_400_000;

/** The day some days from now, in UTC. */
export const soonDay = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A group of two: the first leads it, and it hosts their events. */
export async function aGroupOfTwo(server: TestServer) {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const { id } = await aGroup(anna, { name: `Termine ${randomUUID().slice(0, 8)}` });
  await join(berta, id);
  return { anna, berta, host: { kind: "group", id } as const };
}

/** An event as its host would send it again. */
export const draftOf = ({ date, text, starts, minutes, until }: Event): EventDraft => ({
  title: date.title,
  text,
  starts,
  minutes,
  time_zone: date.time_zone,
  repeats: date.repeats,
  until,
  venue: date.venue,
  channel_id: date.channel_id,
  capacity: date.capacity,
});

/** Makes an event: at 19:00 in Berlin in two days, unless told otherwise. */
export const anEvent = (
  by: Person,
  host: NewEvent["host"],
  draft: Partial<EventDraft> = {},
): Promise<Event> =>
  by.must("POST /api/events", {
    body: {
      client_id: randomUUID(),
      host,
      title: "Arbeitsabend",
      starts: `${soonDay(2)}T19:00`,
      minutes: 90,
      time_zone: "Europe/Berlin",
      ...draft,
    },
  });

/** A member answers a date of an event: the one that the event shows. */
export const answers = (who: Person, { date }: Event, answer: "yes" | "maybe" | "no") =>
  who.must("PUT /api/events/{id}/dates/{on}/answer", {
    params: { id: date.event_id, on: date.on },
    body: { answer },
  });
