import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { remindDue } from "#features/events/publishing.ts";
import { aGroupOfTwo, anEvent, answers } from "#features/events/test-events.ts";
import { join } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
let anna: Person;
let berta: Person;
let carla: Person;
let host: { kind: "group"; id: string };
beforeEach(async () => {
  ({ anna, berta, host } = await aGroupOfTwo(server));
  carla = await aMember(server);
  await join(carla, host.id);
});

const before = (startsAt: string, minutes: number): Date =>
  new Date(Date.parse(startsAt) - minutes * MINUTE_MS);
const newsOf = async (who: Person) => {
  await jobsDone(server);
  const { items } = await who.must("GET /api/notifications");
  return items.filter(({ type }) => type.startsWith("event_"));
};
const typesOf = async (who: Person) => (await newsOf(who)).map(({ type }) => type);

test("a day, an hour and ten minutes before, who comes or may come is reminded, each time once", async () => {
  const made = await anEvent(anna, host);
  const { starts_at: startsAt } = made.date;
  await answers(berta, made, "yes");
  await answers(carla, made, "no");
  await remindDue(server.platform, before(startsAt, DAY_MINUTES + 1));
  expect(await typesOf(berta)).toEqual([]);
  // Two processes at the same minute, and again a minute later.
  await Promise.all([
    remindDue(server.platform, before(startsAt, DAY_MINUTES)),
    remindDue(server.platform, before(startsAt, DAY_MINUTES)),
  ]);
  await remindDue(server.platform, before(startsAt, DAY_MINUTES - 1));
  expect(await newsOf(berta)).toMatchObject([
    {
      type: "event_day",
      count: 1,
      payload: { message: "Arbeitsabend", starts_at: startsAt, event_on: made.date.on },
    },
  ]);
  // A later reminder takes the place of the earlier one.
  await remindDue(server.platform, before(startsAt, 59));
  expect(await typesOf(berta)).toEqual(["event_hour"]);
  await remindDue(server.platform, before(startsAt, 9));
  expect(await typesOf(berta)).toEqual(["event_minutes"]);
  await remindDue(server.platform, before(startsAt, -1));
  expect(await typesOf(berta)).toEqual(["event_minutes"]);
  expect(await typesOf(carla)).toEqual([]);
});

test("who still waits for a seat is not reminded", async () => {
  const made = await anEvent(anna, host, { capacity: 1 });
  await answers(berta, made, "yes");
  await answers(carla, made, "yes");
  await remindDue(server.platform, before(made.date.starts_at, DAY_MINUTES));
  expect(await typesOf(berta)).toEqual(["event_day"]);
  expect(await typesOf(carla)).toEqual([]);
});

test("another time moves the reminder; who answered hears of the change", async () => {
  const made = await anEvent(anna, host, { repeats: "weekly" });
  const { event_id: id, on, starts_at: startsAt } = made.date;
  await answers(berta, made, "yes");
  const moved = await anna.must("PUT /api/events/{id}/dates/{on}", {
    params: { id, on },
    body: { starts: `${on}T21:00`, minutes: 30 },
  });
  await remindDue(server.platform, before(startsAt, DAY_MINUTES));
  expect(await newsOf(berta)).toMatchObject([
    { type: "event_changed", payload: { starts_at: moved.date.starts_at } },
  ]);
  await remindDue(server.platform, before(moved.date.starts_at, DAY_MINUTES));
  expect(await newsOf(berta)).toMatchObject([
    { type: "event_day", payload: { starts_at: moved.date.starts_at } },
    { type: "event_changed" },
  ]);
});

test("a reminder that was sent for the old time is sent again for the new one", async () => {
  const made = await anEvent(anna, host);
  await answers(berta, made, "yes");
  await remindDue(server.platform, before(made.date.starts_at, DAY_MINUTES));
  expect(await typesOf(berta)).toEqual(["event_day"]);
  const changed = await anna.must("PUT /api/events/{id}", {
    params: { id: made.date.event_id },
    body: {
      title: "Arbeitsabend",
      starts: `${made.date.on}T22:00`,
      minutes: 90,
      time_zone: "Europe/Berlin",
    },
  });
  await remindDue(server.platform, before(changed.date.starts_at, DAY_MINUTES));
  expect(new Set(await typesOf(berta))).toEqual(new Set(["event_day", "event_changed"]));
  const { rows } = await server.platform.db.rawQuery(
    "select from event_reminders where event_id = $1 and member_id = $2",
    [made.date.event_id, berta.id],
  );
  expect(rows).toHaveLength(2);
});

test("who answers after the moment of a reminder does not get it any more", async () => {
  const made = await anEvent(anna, host);
  await answers(berta, made, "yes");
  await server.platform.db.rawQuery("update event_answers set answered_at = $2 where event_id = $1", [
    made.date.event_id,
    before(made.date.starts_at, 30),
  ]);
  await remindDue(server.platform, before(made.date.starts_at, 29));
  expect(await typesOf(berta)).toEqual([]);
  await remindDue(server.platform, before(made.date.starts_at, 9));
  expect(await typesOf(berta)).toEqual(["event_minutes"]);
});

test("a cancellation reaches who comes and takes reminders back, also across a block", async () => {
  const made = await anEvent(anna, host);
  await answers(berta, made, "maybe");
  await answers(carla, made, "no");
  await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
  await remindDue(server.platform, before(made.date.starts_at, DAY_MINUTES));
  expect(await typesOf(berta)).toEqual(["event_day"]);
  await anna.must("POST /api/events/{id}/cancel", { params: { id: made.date.event_id } });
  expect(await typesOf(berta)).toEqual(["event_cancelled"]);
  expect(await typesOf(carla)).toEqual([]);
  expect(await typesOf(anna)).toEqual([]);
  await remindDue(server.platform, before(made.date.starts_at, 59));
  expect(await typesOf(berta)).toEqual(["event_cancelled"]);
});

test("another title is the title of what was told before", async () => {
  const made = await anEvent(anna, host);
  await answers(berta, made, "yes");
  await remindDue(server.platform, before(made.date.starts_at, DAY_MINUTES));
  await newsOf(berta);
  await anna.must("PUT /api/events/{id}", {
    params: { id: made.date.event_id },
    body: { title: "Neuer Titel", starts: made.starts, minutes: 90, time_zone: "Europe/Berlin" },
  });
  expect(await newsOf(berta)).toMatchObject([{ type: "event_day", payload: { message: "Neuer Titel" } }]);
});
