import { randomUUID } from "node:crypto";
import type { Event, EventDraft } from "@kompagnon/contract/events/model.ts";
import { EVENTS_PER_DAY_MAX } from "@kompagnon/contract/events/rules.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { banWithin } from "#features/accounts/public.ts";
import { aGroupOfTwo, anEvent, answers, draftOf, soonDay } from "#features/events/test-events.ts";
import { aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aCircle } from "#features/pods/test-pods.ts";
import { aTeam, joins } from "#features/teams/test-teams.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

type Host = { kind: "group"; id: string };
let anna: Person;
let berta: Person;
let host: Host;
beforeEach(async () => {
  ({ anna, berta, host } = await aGroupOfTwo(server));
});

const listOf = (who: Person, { kind, id }: { kind: "group" | "pod" | "team"; id: string }) =>
  who.must("GET /api/events", { query: { kind, host_id: id } });
const idOf = ({ date }: Event) => ({ id: date.event_id });
const dateOf = ({ date }: Event) => ({ id: date.event_id, on: date.on });
const read = (who: Person, event: Event) =>
  who.must("GET /api/events/{id}", { params: idOf(event), query: { on: event.date.on } });
const change = (who: Person, event: Event, draft: Partial<EventDraft>) =>
  who.call("PUT /api/events/{id}", { params: idOf(event), body: { ...draftOf(event), ...draft } });

/** What the clocks of a zone show. */
const clockIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat("sv", { timeZone, hour: "2-digit", minute: "2-digit" }).format(new Date(at));

/** The day on which the clocks change next in Berlin, at least two weeks from now: the last Sunday of March or October. */
function nextChange(): Date {
  const year = new Date().getUTCFullYear();
  const lastSunday = (ofYear: number, month: number): Date => {
    const last = new Date(Date.UTC(ofYear, month + 1, 0));
    return new Date(last.getTime() - last.getUTCDay() * 86_400_000);
  };
  const all = [lastSunday(year, 2), lastSunday(year, 9), lastSunday(year + 1, 2)];
  const found = all.find((day) => day.getTime() > Date.now() + 14 * 86_400_000);
  if (!found) throw new Error("the clocks change twice a year");
  return found;
}
const dayBefore = (day: Date, days: number): string =>
  new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10);

describe("POST /api/events", () => {
  test("shows the event to everyone in the group, once for one client_id", async () => {
    const client_id = randomUUID();
    const body = {
      client_id,
      host,
      title: "Arbeitsabend",
      text: "Bringt Tee mit.",
      starts: `${soonDay(2)}T19:00`,
      minutes: 90,
      time_zone: "Europe/Berlin",
      venue: { kind: "link", text: "https://example.org/treffen" } as const,
    };
    const first = await anna.must("POST /api/events", { body });
    const again = await anna.must("POST /api/events", { body });
    expect(again.date.event_id).toBe(first.date.event_id);
    expect(await listOf(berta, host)).toMatchObject({
      can_create: true,
      items: [{ event_id: first.date.event_id, title: "Arbeitsabend", going: 0, my_answer: null }],
    });
    expect(await read(berta, first)).toMatchObject({
      text: "Bringt Tee mit.",
      creator: { id: anna.id },
      can_change: false,
      date: { host: { kind: "group", id: host.id }, venue: body.venue },
    });
  });

  test("every member of a group, team and circle makes one; the group's leader changes any", async () => {
    const made = await anEvent(berta, host);
    expect(made.can_change).toBe(true);
    expect((await read(anna, made)).can_change).toBe(true);
    const team = await aTeam(server);
    const inTeam = await anEvent(team.berta, { kind: "team", id: team.params.id });
    expect((await read(team.anna, inTeam)).can_change).toBe(true);
    const circle = await aCircle(server);
    const inCircle = await anEvent(circle.berta, { kind: "pod", id: circle.podId }, { repeats: "weekly" });
    expect((await read(circle.anna, inCircle)).can_change).toBe(false);
    expect(inCircle.date.host).toEqual({ kind: "pod", id: circle.podId, name: null });
  });

  test.each([
    [{ starts: "2020-01-01T10:00" }, "event_past"],
    [{ starts: `${soonDay(500)}T10:00` }, "event_far"],
    [{ starts: "2027-02-30T10:00" }, "invalid_input"],
    [{ time_zone: "Europe/Atlantis" }, "invalid_input"],
    [{ minutes: 2 }, "invalid_input"],
    [{ title: " " }, "invalid_input"],
    [{ venue: { kind: "link", text: "javascript:alert(1)" } }, "invalid_input"],
    [{ venue: { kind: "room", text: "" } }, "invalid_input"],
    [{ repeats: "weekly", until: "2020-01-01" }, "invalid_input"],
  ] as const)("refuses %o with %s", async (draft, code) => {
    const body = {
      client_id: randomUUID(),
      host,
      title: "Arbeitsabend",
      starts: `${soonDay(2)}T19:00`,
      minutes: 90,
      time_zone: "Europe/Berlin",
      ...draft,
    };
    const { error } = await anna.call("POST /api/events", { body });
    expect(error.error).toBe(code);
  });

  test("takes a room of the group by its channel, and none of another group", async () => {
    const channel_id = await firstChannel(anna, host.id);
    const made = await anEvent(anna, host, { venue: { kind: "room", text: "" }, channel_id });
    expect(made.date).toMatchObject({ venue: { kind: "room" }, channel_id });
    const other = await aGroup(anna, { name: `Andere ${randomUUID().slice(0, 8)}` });
    const foreign = await firstChannel(anna, other.id);
    const { status } = await change(anna, made, { channel_id: foreign });
    expect(status).toBe(404);
  });

  test("is refused beyond the limit of a day, also with parallel calls", async () => {
    const make = () =>
      berta.call("POST /api/events", {
        body: {
          client_id: randomUUID(),
          host,
          title: "Viele",
          starts: `${soonDay(3)}T10:00`,
          minutes: 30,
          time_zone: "Europe/Berlin",
        },
      });
    const all = await Promise.all(Array.from({ length: EVENTS_PER_DAY_MAX + 4 }, make));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(EVENTS_PER_DAY_MAX);
    expect(all.flatMap(({ status, error }) => (status === 201 ? [] : error.error))).toEqual(
      Array.from({ length: 4 }, () => "too_many_events"),
    );
  });

  test("members of others find nothing", async () => {
    const made = await anEvent(anna, host);
    const stranger = await aMember(server);
    expect((await stranger.call("GET /api/events/{id}", { params: idOf(made) })).status).toBe(404);
    const list = await stranger.call("GET /api/events", { query: { kind: "group", host_id: host.id } });
    expect(list.status).toBe(404);
    expect((await stranger.must("GET /api/events")).items).toEqual([]);
  });
});

describe("repeated events across a change of the clocks", () => {
  test("stay at the hour of their zone; readers elsewhere see them move", async () => {
    const changes = nextChange();
    const made = await anEvent(anna, host, {
      starts: `${dayBefore(changes, 10)}T19:00`,
      time_zone: "Europe/Berlin",
      repeats: "weekly",
    });
    const times = made.dates.slice(0, 3).map(({ starts_at }) => starts_at);
    expect(times.map((at) => clockIn("Europe/Berlin", at))).toEqual(["19:00", "19:00", "19:00"]);
    const kolkata = times.map((at) => clockIn("Asia/Kolkata", at));
    expect(new Set(kolkata)).toEqual(new Set(["22:30", "23:30"]));
    const [first = "", second = ""] = times;
    const apart = (Date.parse(second) - Date.parse(first)) / 3_600_000;
    // The clocks do not change between the first two dates, but before the third.
    expect(apart).toBe(7 * 24);
    expect(Math.abs((Date.parse(times[2] ?? "") - Date.parse(second)) / 3_600_000 - 7 * 24)).toBe(1);
  });

  test.each([
    ["Europe/Berlin", "19:00"],
    ["America/New_York", "08:30"],
    ["Asia/Kolkata", "21:15"],
  ])("planned in %s all dates of a year are at %s there", async (time_zone, clock) => {
    const made = await anEvent(anna, host, {
      starts: `${soonDay(3)}T${clock}`,
      time_zone,
      repeats: "weekly",
    });
    for (const { starts_at } of made.dates) expect(clockIn(time_zone, starts_at)).toBe(clock);
    const { rows } = await server.platform.db.rawQuery<{ at: Date }>(
      "select starts_at as at from event_dates where event_id = $1 order by 1",
      [made.date.event_id],
    );
    expect(rows.length).toBeGreaterThanOrEqual(51);
    for (const { at } of rows) expect(clockIn(time_zone, at.toISOString())).toBe(clock);
  });

  test("every two weeks and every month keep the weekday; `until` ends them", async () => {
    const until = soonDay(100);
    const starts = `${soonDay(2)}T19:00`;
    const two = await anEvent(anna, host, { starts, repeats: "fortnightly", until });
    expect(two.dates).toHaveLength(8);
    const monthly = await anEvent(anna, host, { starts, repeats: "monthly", until });
    expect(monthly.dates.length).toBeGreaterThanOrEqual(3);
    const weekday = new Date(starts).getUTCDay();
    for (const { on } of [...two.dates, ...monthly.dates]) expect(new Date(on).getUTCDay()).toBe(weekday);
    expect(monthly.dates.every(({ on }) => on <= until)).toBe(true);
  });

  test("one date is moved, another cancelled; the rest stays", async () => {
    const made = await anEvent(anna, host, { repeats: "weekly" });
    const [first, second, third] = made.dates;
    const id = made.date.event_id;
    await anna.must("PUT /api/events/{id}/dates/{on}", {
      params: { id, on: second?.on ?? "" },
      body: { starts: `${soonDay(11)}T08:00`, minutes: 30 },
    });
    await anna.must("DELETE /api/events/{id}/dates/{on}", { params: { id, on: third?.on ?? "" } });
    const { dates } = await read(berta, made);
    expect(dates[0]).toEqual(first);
    const moved = dates.find(({ on }) => on === second?.on);
    expect(clockIn("Europe/Berlin", moved?.starts_at ?? "")).toBe("08:00");
    expect(dates.find(({ on }) => on === third?.on)?.cancelled).toBe(true);
    const again = await anna.call("DELETE /api/events/{id}/dates/{on}", {
      params: { id, on: third?.on ?? "" },
    });
    expect(again.error.error).toBe("event_over");
    const answer = await berta.call("PUT /api/events/{id}/dates/{on}/answer", {
      params: { id, on: third?.on ?? "" },
      body: { answer: "yes" },
    });
    expect(answer.error.error).toBe("event_over");
  });
});

describe("PUT /api/events/{id}", () => {
  test("another hour keeps the answers of a series, another weekday asks again", async () => {
    const made = await anEvent(anna, host, { repeats: "weekly" });
    await answers(berta, made, "yes");
    const later = await change(anna, made, { starts: `${made.date.on}T20:30` });
    expect(later.body).toMatchObject({ date: { going: 1, on: made.date.on } });
    const { body: moved } = await change(anna, made, { starts: `${soonDay(3)}T20:30` });
    expect(moved).toMatchObject({ date: { going: 0, on: soonDay(3) } });
  });

  test("another day keeps the answers of a single event", async () => {
    const made = await anEvent(anna, host);
    await answers(berta, made, "yes");
    const { body } = await change(anna, made, { starts: `${soonDay(4)}T10:00` });
    expect(body).toMatchObject({ date: { going: 1, on: soonDay(4) } });
  });

  test("a series that became a single event can be moved again", async () => {
    const made = await anEvent(anna, host, { repeats: "weekly" });
    await answers(berta, made, "yes");
    // Its first date was last week.
    await server.platform.db.rawQuery(
      `insert into event_dates (event_id, day, starts_at, ends_at)
       values ($1, $2, now() - interval '5 days', now() - interval '5 days')`,
      [made.date.event_id, soonDay(-5)],
    );
    await change(anna, made, { repeats: "none" });
    const { status, body } = await change(anna, made, { repeats: "none", starts: `${soonDay(6)}T10:00` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: { going: 1, on: soonDay(6) } });
  });

  test("a link to a day that the event does not have any more leads to its next date", async () => {
    const made = await anEvent(anna, host, { repeats: "weekly" });
    await change(anna, made, { starts: `${soonDay(3)}T20:30` });
    expect((await read(berta, made)).date.on).toBe(soonDay(3));
  });

  test("is refused to members who neither made nor lead it, and after it was cancelled", async () => {
    const made = await anEvent(anna, host);
    expect((await change(berta, made, { title: "Gekapert" })).status).toBe(403);
    await anna.must("POST /api/events/{id}/cancel", { params: idOf(made) });
    expect((await change(anna, made, { title: "Zu spät" })).error.error).toBe("event_over");
    expect(await read(berta, made)).toMatchObject({ cancelled: true, date: { cancelled: true } });
  });

  test("tells readers to fetch it again, without content", async () => {
    const made = await anEvent(anna, host);
    const stream = await Stream.open(berta);
    await change(anna, made, { title: "Neuer Titel" });
    const event = await stream.next(({ kind }) => kind === "events_changed");
    expect(event.data).toEqual({ host_id: host.id, event_id: made.date.event_id });
    stream.close();
  });
});

describe("answers and seats", () => {
  const many = async (count: number): Promise<Person[]> => {
    const all = await Promise.all(Array.from({ length: count }, () => aMember(server)));
    await Promise.all(all.map((one) => join(one, host.id)));
    return all;
  };
  const seatsOf = async (event: Event) => {
    const { items } = await anna.must("GET /api/events/{id}/dates/{on}/answers", {
      params: dateOf(event),
      query: { limit: 100 },
    });
    return {
      seated: items.filter(({ answer, waiting }) => answer === "yes" && !waiting),
      waiting: items.filter(({ waiting }) => waiting),
    };
  };

  test("who comes first has the seat, the next one waits and moves up", async () => {
    const made = await anEvent(anna, host, { capacity: 1 });
    const [carla] = await many(1);
    if (!carla) throw new Error("one was made");
    expect(await answers(berta, made, "yes")).toMatchObject({ going: 1, my_answer: "yes", my_turn: null });
    expect(await answers(carla, made, "yes")).toMatchObject({ going: 1, waiting: 1, my_turn: 1 });
    expect(await answers(berta, made, "no")).toMatchObject({ going: 1, waiting: 0, my_answer: "no" });
    expect((await read(carla, made)).date).toMatchObject({ my_answer: "yes", my_turn: null });
  });

  test("twenty parallel answers fill exactly the seats; as many cancellations move up exactly as many", async () => {
    const made = await anEvent(anna, host, { capacity: 5 });
    const all = await many(20);
    await Promise.all(all.map((one) => answers(one, made, "yes")));
    const before = await seatsOf(made);
    expect(before.seated).toHaveLength(5);
    expect(before.waiting).toHaveLength(15);
    const order = before.waiting.map(({ member }) => member.id);
    const leaving = all.filter(({ id }) => before.seated.some(({ member }) => member.id === id)).slice(0, 3);
    const giving = all.filter(({ id }) => order.slice(10).includes(id));
    // Three seats become free while five of those who wait give up, each answered twice at the same moment.
    await Promise.all(
      [...leaving, ...giving].flatMap((one) => [answers(one, made, "no"), answers(one, made, "no")]),
    );
    const after = await seatsOf(made);
    expect(after.seated).toHaveLength(5);
    expect(after.waiting).toHaveLength(7);
    const up = after.seated.map(({ member }) => member.id).filter((id) => order.includes(id));
    expect(up).toEqual(order.slice(0, 3));
    const { rows } = await server.platform.db.rawQuery<{ n: number }>(
      "select count(*)::int as n from event_answers where event_id = $1 and answer = 'yes' and not waiting",
      [made.date.event_id],
    );
    expect(rows[0]?.n).toBe(5);
  });

  test("each who moves up is notified once", async () => {
    const made = await anEvent(anna, host, { capacity: 1 });
    const [first, second, third] = await many(3);
    for (const one of [first, second, third]) if (one) await answers(one, made, "yes");
    if (!first || !second || !third) throw new Error("three were made");
    await Promise.all([answers(first, made, "no"), answers(first, made, "no")]);
    await jobsDone(server);
    const news = async (who: Person) =>
      (await who.must("GET /api/notifications")).items.filter(({ type }) => type === "event_seat");
    expect(await news(second)).toMatchObject([{ count: 1, payload: { event_id: made.date.event_id } }]);
    expect(await news(third)).toEqual([]);
  });

  test("more seats move up those who wait; fewer take none away", async () => {
    const made = await anEvent(anna, host, { capacity: 1 });
    const all = await many(3);
    for (const one of all) await answers(one, made, "yes");
    await change(anna, made, { capacity: 3 });
    expect((await read(anna, made)).date).toMatchObject({ going: 3, waiting: 0 });
    await change(anna, made, { capacity: 2 });
    expect((await read(anna, made)).date).toMatchObject({ going: 3, waiting: 0 });
    expect(await answers(berta, made, "yes")).toMatchObject({ waiting: 1 });
  });

  test("who leaves the group, or is sent away, loses the event and their seat", async () => {
    const made = await anEvent(anna, host, { capacity: 2 });
    const [carla, dora, emma] = await many(3);
    for (const one of [berta, carla, dora, emma]) if (one) await answers(one, made, "yes");
    await berta.must("DELETE /api/groups/{id}/membership", { params: { id: host.id } });
    await anna.must("DELETE /api/groups/{id}/members/{userId}", {
      params: { id: host.id, userId: carla?.id ?? "" },
    });
    const { seated, waiting } = await seatsOf(made);
    expect(seated.map(({ member }) => member.id)).toEqual([dora?.id, emma?.id]);
    expect(waiting).toEqual([]);
    expect((await berta.call("GET /api/events/{id}", { params: idOf(made) })).status).toBe(404);
  });

  test("a member who leaves while they answer has no seat, whatever comes first", async () => {
    const made = await anEvent(anna, host, { capacity: 1 });
    const all = await many(6);
    await Promise.all(
      all.flatMap((one) => [
        one.call("PUT /api/events/{id}/dates/{on}/answer", {
          params: dateOf(made),
          body: { answer: "yes" },
        }),
        one.call("DELETE /api/groups/{id}/membership", { params: { id: host.id } }),
      ]),
    );
    const { rows } = await server.platform.db.rawQuery("select from event_answers where event_id = $1", [
      made.date.event_id,
    ]);
    expect(rows).toEqual([]);
  });

  test("who is banned, or asks to be deleted, gives the seat up", async () => {
    const made = await anEvent(anna, host, { capacity: 1 });
    const [carla] = await many(1);
    await answers(berta, made, "yes");
    if (carla) await answers(carla, made, "yes");
    await server.platform.db.transaction((tx) =>
      banWithin(server.platform, tx, berta.id, { reason: "Probe", until: null }),
    );
    expect((await seatsOf(made)).seated.map(({ member }) => member.id)).toEqual([carla?.id]);
    await server.platform.db.transaction((tx) =>
      server.platform.domainEvents.publish(tx, "member.leaving", { memberId: carla?.id ?? "" }),
    );
    expect((await seatsOf(made)).seated).toEqual([]);
  });

  test("who leaves a team or circle loses theirs as well", async () => {
    const team = await aTeam(server);
    const third = await joins(server, team.anna, team.params);
    const inTeam = await anEvent(team.anna, { kind: "team", id: team.params.id }, { capacity: 1 });
    await answers(team.berta, inTeam, "yes");
    await answers(third, inTeam, "yes");
    await team.berta.must("DELETE /api/teams/{id}/members/{userId}", {
      params: { ...team.params, userId: team.berta.id },
    });
    expect((await read(third, inTeam)).date).toMatchObject({ going: 1, my_turn: null });
    const circle = await aCircle(server);
    const inCircle = await anEvent(circle.anna, { kind: "pod", id: circle.podId });
    await answers(circle.berta, inCircle, "yes");
    await circle.berta.must("POST /api/pods/{id}/leave", { params: { id: circle.podId } });
    expect((await read(circle.anna, inCircle)).date.going).toBe(0);
    expect((await circle.berta.call("GET /api/events/{id}", { params: idOf(inCircle) })).status).toBe(404);
  });
});

describe("what else shows events", () => {
  test("a list has the dates of five weeks, and one of an event that is later or was cancelled", async () => {
    await anEvent(anna, host, { title: "Jede Woche", repeats: "weekly" });
    await anEvent(anna, host, { title: "Später", starts: `${soonDay(90)}T10:00`, repeats: "weekly" });
    const gone = await anEvent(anna, host, { title: "Abgesagt", repeats: "weekly" });
    await anna.must("POST /api/events/{id}/cancel", { params: idOf(gone) });
    const { items } = await listOf(berta, host);
    const titles = Map.groupBy(items, ({ title }) => title);
    expect(titles.get("Jede Woche")).toHaveLength(5);
    expect(titles.get("Später")).toHaveLength(1);
    expect(titles.get("Abgesagt")).toHaveLength(1);
  });

  test("the overview: the next ones that were not declined", async () => {
    const made = await anEvent(anna, host);
    expect((await berta.must("GET /api/events/next")).items).toMatchObject([
      { event_id: made.date.event_id },
    ]);
    await answers(berta, made, "no");
    expect((await berta.must("GET /api/events/next")).items).toEqual([]);
  });

  test("the search finds it for who may read it", async () => {
    const word = `Quittenabend${randomUUID().slice(0, 6)}`;
    const made = await anEvent(anna, host, { title: word });
    const found = await berta.must("GET /api/search", { query: { q: word } });
    expect(found.events).toMatchObject([{ id: made.date.event_id, title: word }]);
    const stranger = await aMember(server);
    expect((await stranger.must("GET /api/search", { query: { q: word } })).events).toEqual([]);
  });

  test("a report shows its words to moderators; hidden it is gone from lists, page, search and feed", async () => {
    const word = `Unfug${randomUUID().slice(0, 6)}`;
    const made = await anEvent(anna, host, { title: word });
    const { read: readReported, hide, show } = server.platform.features.reports.event;
    const { db } = server.platform;
    const id = made.date.event_id;
    expect(await readReported(db, berta.id, { kind: "event", id })).toMatchObject({
      authorId: anna.id,
      excerpt: word,
    });
    const content = { kind: "event", subjectId: id, chatId: null, postId: null } as const;
    await db.transaction((tx) => Promise.resolve(hide?.(server.platform, tx, content)));
    expect((await berta.call("GET /api/events/{id}", { params: { id } })).status).toBe(404);
    expect((await listOf(berta, host)).items).toEqual([]);
    expect((await berta.must("GET /api/search", { query: { q: word } })).events).toEqual([]);
    const answer = await berta.call("PUT /api/events/{id}/dates/{on}/answer", {
      params: dateOf(made),
      body: { answer: "yes" },
    });
    expect(answer.status).toBe(404);
    await db.transaction((tx) => Promise.resolve(show?.(server.platform, tx, content)));
    expect((await listOf(berta, host)).items).toHaveLength(1);
  });

  test("a member's archive holds what they planned and answered", async () => {
    const made = await anEvent(berta, host, { title: "Mein Termin" });
    await answers(berta, made, "maybe");
    const files = await archiveOf(server.platform.personal, berta.id);
    expect(JSON.parse(files.get("events.json") ?? "")).toMatchObject({
      events: [{ title: "Mein Termin" }],
      answers: [{ title: "Mein Termin", answer: "maybe" }],
    });
  });
});
