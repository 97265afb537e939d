import type { EventRepeat, EventVenueKind } from "@kompagnon/contract/events/rules.ts";
import { datesOf, dayOfLocal } from "#features/events/recurrence.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const DAY_MS = 86_400_000;
const ZONE = "Europe/Berlin";

type SampleEvent = {
  title: string;
  text: string;
  /** Days from now, and the hour in Berlin. */
  inDays: number;
  clock: string;
  minutes: number;
  repeats: EventRepeat;
  venue: [EventVenueKind, string] | null;
  capacity: number | null;
};

/** What the oldest groups plan. */
const IN_GROUPS: readonly SampleEvent[] = [
  {
    title: "Gemeinsamer Arbeitsabend",
    text: "Kamera an, Handy weg: zwei Stunden konzentriert am eigenen Vorhaben, am Ende erzählt jede Person, was geschafft ist.",
    inDays: 2,
    clock: "19:00",
    minutes: 120,
    repeats: "weekly",
    venue: ["room", ""],
    capacity: null,
  },
  {
    title: "Preise festlegen: Werkstatt",
    text: "Bringt ein Angebot mit, über das ihr reden wollt. Wir rechnen es zusammen durch.",
    inDays: 5,
    clock: "18:30",
    minutes: 90,
    repeats: "none",
    venue: ["link", "https://example.org/werkstatt"],
    capacity: 4,
  },
  {
    title: "Stammtisch in Hamburg",
    text: "Wer in der Nähe ist, kommt vorbei. Tisch auf „Kompagnon“.",
    inDays: 9,
    clock: "19:30",
    minutes: 150,
    repeats: "monthly",
    venue: ["address", "Café Elbgold, Lagerstraße 34c, Hamburg"],
    capacity: 12,
  },
];
const IN_TEAM: SampleEvent = {
  title: "Wochenplanung",
  text: "Was steht an, wer übernimmt was?",
  inDays: 3,
  clock: "09:30",
  minutes: 45,
  repeats: "weekly",
  venue: ["room", ""],
  capacity: null,
};
const IN_POD: SampleEvent = {
  title: "Unser Wochenrückblick",
  text: "",
  inDays: 4,
  clock: "16:00",
  minutes: 30,
  repeats: "weekly",
  venue: ["room", ""],
  capacity: null,
};

const GROUPS = `select g.id, (select c.id from channels c where c.group_id = g.id order by c.position limit 1) as channel,
    array(select s.member_id from memberships s where s.group_id = g.id order by s.joined_at, s.member_id limit 9) as members
  from groups g order by g.created_at, g.id limit $1`;
const TEAM = `select t.id, null as channel, array(select s.member_id from team_members s where s.team_id = t.id order by s.joined_at, s.member_id) as members
  from teams t order by t.created_at, t.id limit 1`;
const POD = `select p.id, null as channel, array(select s.member_id from pod_members s where s.pod_id = p.id and s.left_at is null
    order by s.joined_at, s.member_id) as members
  from pods p where p.closed_at is null order by p.created_at, p.id limit 1`;

type Host = { kind: "group" | "team" | "pod"; id: string; channel: string | null; members: string[] };

async function loadEvent(
  tx: Tx,
  { now, makeId }: SampleCommunity,
  host: Host,
  event: SampleEvent,
): Promise<void> {
  const day = new Date(now + event.inDays * DAY_MS).toISOString().slice(0, 10);
  const starts = `${day}T${event.clock}`;
  const made = now - 3 * DAY_MS;
  const id = makeId(`event ${event.title}`, made);
  const [venueKind = null, venueText = ""] = event.venue ?? [];
  await tx.rawQuery(
    `insert into planned_events (id, host_kind, ${host.kind}_id, creator_id, client_id, title, text, starts, time_zone, minutes,
       repeats, venue_kind, venue_text, channel_id, capacity, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
    [
      id,
      host.kind,
      host.id,
      host.members[0],
      makeId(`event client ${event.title}`, made),
      event.title,
      event.text,
      starts,
      ZONE,
      event.minutes,
      event.repeats,
      venueKind,
      venueText,
      venueKind === "room" ? host.channel : null,
      event.capacity,
      new Date(made),
    ],
  );
  const rhythm = { starts, timeZone: ZONE, repeats: event.repeats, until: null };
  for (const date of datesOf(rhythm, new Date(now)))
    await tx.rawQuery("insert into event_dates (event_id, day, starts_at, ends_at) values ($1, $2, $3, $4)", [
      id,
      date.day,
      date.startsAt,
      new Date(date.startsAt.getTime() + event.minutes * 60_000),
    ]);
  for (const [place, member] of host.members.entries())
    await tx.rawQuery(
      "insert into event_answers (event_id, day, member_id, answer, waiting, answered_at) values ($1, $2, $3, $4, $5, $6)",
      [
        id,
        dayOfLocal(starts),
        member,
        // The last one is not sure yet.
        place > 0 && place === host.members.length - 1 ? "maybe" : "yes",
        event.capacity !== null && place >= event.capacity && place < host.members.length - 1,
        new Date(made + place * 3_600_000),
      ],
    );
}

/** Writes events into the oldest groups, a team and a circle; their first dates are answered. */
export async function loadEvents(tx: Tx, community: SampleCommunity): Promise<void> {
  const load = async (kind: Host["kind"], sql: string, values: unknown[], events: readonly SampleEvent[]) => {
    const { rows } = await tx.rawQuery<Omit<Host, "kind">>(sql, values);
    for (const [place, event] of events.entries()) {
      const host = rows[place];
      if (host) await loadEvent(tx, community, { ...host, kind }, event);
    }
  };
  await load("group", GROUPS, [IN_GROUPS.length], IN_GROUPS);
  await load("team", TEAM, [], [IN_TEAM]);
  await load("pod", POD, [], [IN_POD]);
}
