import ICAL from "ical.js";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { banWithin } from "#features/accounts/public.ts";
import { aGroupOfTwo, anEvent, answers, draftOf, soonDay } from "#features/events/test-events.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let anna: Person;
let berta: Person;
let host: { kind: "group"; id: string };
let url: string;
beforeEach(async () => {
  ({ anna, berta, host } = await aGroupOfTwo(server));
  url = await newFeed(berta);
});

/** A feed's address as this server answers it. */
async function newFeed(who: Person): Promise<string> {
  const feed = await who.must("POST /api/calendar-feed");
  return new URL(new URL(feed.url).pathname, server.url).href;
}
const get = (address = url, headers: Record<string, string> = {}) => fetch(address, { headers });
const fileOf = async (address = url) => (await get(address)).text();

/** The events of a file, as a calendar program reads it. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents("vevent");
}
const propertyOf = (event: ICAL.Component | undefined, name: string): string =>
  String(event?.getFirstPropertyValue(name) ?? "");
/** When the first dates of an event begin for a calendar program. */
function startsIn(file: string, count: number): string[] {
  const [main, ...others] = parse(file);
  if (!main) return [];
  const event = new ICAL.Event(main, { exceptions: others });
  const dates = event.iterator();
  return Array.from({ length: count }, () => dates.next())
    .filter((date) => date !== undefined && date !== null)
    .map((date) => event.getOccurrenceDetails(date).startDate.toJSDate().toISOString());
}

describe("a calendar feed", () => {
  test("is what RFC 5545 asks for: lines of at most 75 octets, CRLF, escaped texts, its time zones", async () => {
    const title = "Kaffee, Tee; und \\ Kuchen – für alle: ganz lange Überschriften werden gefaltet 😀";
    const text = "Erste Zeile\nZweite, mit Komma; und Strichpunkt";
    await anEvent(anna, host, { title, text, repeats: "weekly" });
    await anEvent(anna, host, { title: "In Indien", time_zone: "Asia/Calcutta" });
    const answer = await get();
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = await answer.text();
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    const unfolded = file.replaceAll("\r\n ", "");
    expect(unfolded).toContain("SUMMARY:Kaffee\\, Tee\\; und \\\\ Kuchen");
    expect(unfolded).toContain("DESCRIPTION:Erste Zeile\\nZweite\\, mit Komma\\; und Strichpunkt");
    const named = [...unfolded.matchAll(/;TZID=([^:]+):/g)].map(([, zone]) => zone);
    for (const zone of new Set(named)) expect(unfolded).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`);
    expect(new Set(named)).toEqual(new Set(["Europe/Berlin", "Asia/Kolkata"]));
    const [event] = parse(file).filter((one) => propertyOf(one, "summary") === title);
    expect(propertyOf(event, "description")).toBe(text);
    expect(propertyOf(event, "dtstamp")).toMatch(/Z$/);
  });

  test.each(["Europe/Berlin", "America/New_York", "Asia/Kolkata"])(
    "a program in any zone reads the dates that members read, planned in %s, for a year",
    async (time_zone) => {
      const made = await anEvent(anna, host, {
        time_zone,
        repeats: "fortnightly",
        starts: `${soonDay(5)}T18:30`,
      });
      const { rows } = await server.platform.db.rawQuery<{ at: Date }>(
        "select starts_at as at from event_dates where event_id = $1 order by 1 limit 24",
        [made.date.event_id],
      );
      expect(startsIn(await fileOf(), 24)).toEqual(rows.map(({ at }) => at.toISOString()));
    },
  );

  test("keeps the UID and raises SEQUENCE with a change, a moved date and a cancellation", async () => {
    const made = await anEvent(anna, host, { repeats: "weekly" });
    const id = made.date.event_id;
    const [first] = parse(await fileOf());
    expect(propertyOf(first, "sequence")).toBe("0");
    expect(propertyOf(first, "uid")).toContain(id);
    await anna.must("PUT /api/events/{id}", {
      params: { id },
      body: { ...draftOf(made), title: "Anders", starts: `${made.date.on}T20:00` },
    });
    const [, second, third] = made.dates;
    await anna.must("PUT /api/events/{id}/dates/{on}", {
      params: { id, on: second?.on ?? "" },
      body: { starts: `${soonDay(10)}T07:15`, minutes: 30 },
    });
    await anna.must("DELETE /api/events/{id}/dates/{on}", { params: { id, on: third?.on ?? "" } });
    const file = await fileOf();
    const [main, moved, ...rest] = parse(file);
    expect(rest).toEqual([]);
    expect(propertyOf(main, "uid")).toBe(propertyOf(first, "uid"));
    expect(propertyOf(main, "sequence")).toBe("3");
    expect(propertyOf(main, "summary")).toBe("Anders");
    expect(propertyOf(moved, "uid")).toBe(propertyOf(first, "uid"));
    expect(propertyOf(moved, "recurrence-id")).toContain(`${second?.on}T20:00`);
    expect(propertyOf(moved, "dtstart")).toContain("T07:15");
    const { dates } = await anna.must("GET /api/events/{id}", { params: { id } });
    const shown = dates.filter(({ cancelled }) => !cancelled).map(({ starts_at }) => starts_at);
    expect(startsIn(file, 6)).toEqual(shown.slice(0, 6));
    await anna.must("POST /api/events/{id}/cancel", { params: { id } });
    const [gone] = parse(await fileOf());
    expect(propertyOf(gone, "uid")).toBe(propertyOf(first, "uid"));
    expect([propertyOf(gone, "status"), propertyOf(gone, "sequence")]).toEqual(["CANCELLED", "4"]);
  });

  test("leaves out what its member declined, one date or all", async () => {
    const single = await anEvent(anna, host, { title: "Einmal" });
    const series = await anEvent(anna, host, { title: "Jede Woche", repeats: "weekly" });
    await answers(berta, single, "no");
    await answers(berta, series, "no");
    const file = await fileOf();
    expect(parse(file).map((one) => propertyOf(one, "summary"))).toEqual(["Jede Woche"]);
    expect(startsIn(file, 1)).toEqual([series.dates[1]?.starts_at]);
  });

  test("is private, not indexed, and answers 304 while nothing is new", async () => {
    await anEvent(anna, host);
    const first = await get();
    expect(first.headers.get("x-robots-tag")).toContain("noindex");
    expect(first.headers.get("cache-control")).toContain("private");
    const tag = first.headers.get("etag") ?? "";
    expect((await get(url, { "if-none-match": tag })).status).toBe(304);
    await anEvent(anna, host, { title: "Noch einer" });
    expect((await get(url, { "if-none-match": tag })).status).toBe(200);
    expect((await berta.must("GET /api/calendar-feed")).fetched_at).not.toBeNull();
  });

  test("ends with a new address, when it is revoked, and for members who are banned", async () => {
    const renewed = await newFeed(berta);
    expect([(await get(url)).status, (await get(renewed)).status]).toEqual([404, 200]);
    await server.platform.db.transaction((tx) =>
      banWithin(server.platform, tx, berta.id, { reason: "Probe", until: null }),
    );
    expect((await get(renewed)).status).toBe(404);
    const other = await aMember(server);
    const theirs = await newFeed(other);
    await other.must("DELETE /api/calendar-feed");
    expect((await get(theirs)).status).toBe(404);
    expect(await other.must("GET /api/calendar-feed")).toEqual({ created_at: null, fetched_at: null });
  });

  test("shows what its member may read now: nothing of a group they left", async () => {
    await anEvent(anna, host);
    expect(parse(await fileOf())).toHaveLength(1);
    await berta.must("DELETE /api/groups/{id}/membership", { params: { id: host.id } });
    expect(parse(await fileOf())).toEqual([]);
  });

  test("its token is not stored, only its hash", async () => {
    const token = url.split("/").at(-2) ?? "";
    const { rows } = await server.platform.db.rawQuery<{ row: string }>(
      "select row_to_json(f)::text as row from calendar_feeds f where member_id = $1",
      [berta.id],
    );
    expect(token).toHaveLength(43);
    expect(rows[0]?.row).not.toContain(token);
  });
});

test("a failing feed is logged by its route, without its token", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const other = await startTestServer({ sharing: server, log });
  try {
    await server.platform.db.rawQuery("alter table calendar_feeds rename to calendar_feeds_away");
    const { status } = await fetch(new URL(new URL(url).pathname, other.url));
    expect(status).toBe(500);
  } finally {
    await server.platform.db.rawQuery("alter table calendar_feeds_away rename to calendar_feeds");
    await other.stop();
  }
  const all = lines.join("");
  expect(all).toContain("/api/calendar/:token/events.ics");
  expect(all).not.toContain(url.split("/").at(-2));
});

test("an event can be downloaded as a file by who reads it", async () => {
  const made = await anEvent(anna, host, { venue: { kind: "address", text: "Lagerstraße 1, Hamburg" } });
  const { body } = await berta.call("GET /api/events/{id}/calendar", { params: { id: made.date.event_id } });
  const [event] = parse(await (body as Blob).text());
  expect(propertyOf(event, "location")).toBe("Lagerstraße 1, Hamburg");
  expect(propertyOf(event, "url")).toContain(`/dashboard/events/${made.date.event_id}`);
});
