import type { Event, EventDate } from "@kompagnon/contract/events/model.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type FakeCalls, fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import EventPage from "./event-page.tsx";

const ID = "0199a1b2-0000-7000-8000-0000000000e1";
const GROUP = "0199a1b2-0000-7000-8000-0000000000aa";
const lena = {
  id: "0199a1b2-0000-7000-8000-000000000002",
  username: "Lena",
  avatar_url: null,
  verified: false,
};
const ME = "0199a1b2-0000-7000-8000-000000000001";

const dateWith = (change: Partial<EventDate> = {}): EventDate => ({
  event_id: ID,
  on: "2099-12-01",
  title: "Arbeitsabend",
  host: { kind: "group", id: GROUP, name: "Werkstatt" },
  starts_at: "2099-12-01T18:00:00.000Z",
  ends_at: "2099-12-01T19:30:00.000Z",
  time_zone: "Europe/Berlin",
  repeats: "none",
  moved: false,
  cancelled: false,
  venue: null,
  channel_id: null,
  capacity: null,
  going: 1,
  maybe: 0,
  waiting: 0,
  my_answer: null,
  my_turn: null,
  ...change,
});
const eventWith = (date: Partial<EventDate> = {}, change: Partial<Event> = {}): Event => ({
  date: dateWith(date),
  text: "Bringt Tee mit.",
  creator: lena,
  created_at: "2026-11-20T10:00:00.000Z",
  cancelled: false,
  can_change: false,
  dates: [],
  starts: "2099-12-01T19:00",
  minutes: 90,
  until: null,
  date_starts: "2099-12-01T19:00",
  date_minutes: 90,
  ...change,
});

const GUESTS = "GET /api/events/{id}/dates/{on}/answers";
const renderEvent = async (
  event: Event | Refusal | (() => Promise<never>),
  { calls = {}, language = "de" }: { calls?: FakeCalls; language?: Language } = {},
) => {
  const fake = fakeCalls({
    "GET /api/events/{id}": event,
    [GUESTS]: { items: [{ member: lena, answer: "yes", waiting: false }], next_cursor: null },
    ...calls,
  });
  const rendered = await renderInApp(<EventPage />, {
    at: `/dashboard/events/${ID}?on=2099-12-01`,
    path: "/dashboard/events/:eventId",
    me: { id: ME },
    language,
  });
  return { ...fake, ...rendered };
};
afterEach(() => void vi.restoreAllMocks());

/** The zone of the device, whatever the machine's is. */
const livesIn = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

describe("when it is", () => {
  test.each([
    ["Europe/Berlin", "19:00", false],
    ["America/New_York", "13:00", true],
    ["Asia/Kolkata", "23:30", true],
  ])("a reader in %s reads %s, and the planned time where it differs", async (zone, clock, differs) => {
    livesIn(zone);
    await renderEvent(eventWith());
    expect(await screen.findByText(new RegExp(`${clock}.*`), { selector: "time" })).toBeVisible();
    expect(screen.getByText(new RegExp(`deine Zeit \\(${zone.replaceAll("_", " ")}\\)`))).toBeVisible();
    expect(screen.queryAllByText(/^Geplant: .*19:00.*Europe\/Berlin/)).toHaveLength(differs ? 1 : 0);
  });
});

describe("answering", () => {
  test("sends the answer and shows it as pressed", async () => {
    let mine: EventDate["my_answer"] = null;
    const { user, bodiesTo } = await renderEvent(eventWith(), {
      calls: {
        "GET /api/events/{id}": () => eventWith({ my_answer: mine }),
        "PUT /api/events/{id}/dates/{on}/answer": () => {
          mine = "yes";
          return dateWith({ my_answer: mine });
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Ja" }));
    expect(await screen.findByRole("button", { name: "Ja", pressed: true })).toBeVisible();
    expect(bodiesTo("PUT /api/events/{id}/dates/{on}/answer")).toEqual([{ answer: "yes" }]);
  });

  test("where all seats are taken says so; on the waiting list names the turn", async () => {
    const { unmount } = await renderEvent(eventWith({ capacity: 1, going: 1 }));
    expect(await screen.findByText(/Alle Plätze sind vergeben/)).toBeVisible();
    unmount();
    await renderEvent(eventWith({ capacity: 1, going: 1, waiting: 2, my_answer: "yes", my_turn: 2 }));
    expect(await screen.findByText("Warteliste, Platz 2")).toBeVisible();
    expect(screen.getByText("1 von 1 Plätzen vergeben · Warteliste: 2")).toBeVisible();
  });

  test("a refusal is said, and the answer stays as it was", async () => {
    const { user } = await renderEvent(eventWith(), {
      calls: { "PUT /api/events/{id}/dates/{on}/answer": new Refusal(409, "event_over") },
    });
    await user.click(await screen.findByRole("button", { name: "Nein" }));
    expect(await screen.findByText("Das ging nicht: event_over")).toBeVisible();
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  test("a date that is over or cancelled is not answered", async () => {
    const { unmount } = await renderEvent(eventWith({ cancelled: true }, { cancelled: true }));
    expect(await screen.findByText("Abgesagt")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Ja" })).toBeNull();
    unmount();
    await renderEvent(
      eventWith({ starts_at: "2020-01-01T10:00:00.000Z", ends_at: "2020-01-01T11:00:00.000Z" }),
    );
    expect(await screen.findByText("Vorbei")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Ja" })).toBeNull();
  });
});

describe("changing", () => {
  const mine = { can_change: true };
  test("a series offers to move and to cancel one date", async () => {
    const moved: unknown[] = [];
    const { user } = await renderEvent(eventWith({ repeats: "weekly" }, mine), {
      calls: {
        "PUT /api/events/{id}/dates/{on}": ({ body, params }) => {
          moved.push({ body, on: params["on"] });
          return eventWith({ repeats: "weekly", moved: true }, mine);
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Mehr zu diesem Termin" }));
    await user.click(await screen.findByRole("menuitem", { name: "Nur diesen verschieben" }));
    const form = await screen.findByRole("form", { name: "Diesen Termin verschieben" });
    await user.clear(within(form).getByLabelText("Beginn"));
    await user.type(within(form).getByLabelText("Beginn"), "20:15");
    await user.click(within(form).getByRole("button", { name: "Speichern" }));
    await vi.waitFor(() =>
      expect(moved).toEqual([{ on: "2099-12-01", body: { starts: "2099-12-01T20:15", minutes: 90 } }]),
    );
  });

  test("asks before it cancels", async () => {
    const { user, sent } = await renderEvent(eventWith({}, mine), {
      calls: { "POST /api/events/{id}/cancel": eventWith({ cancelled: true }, { cancelled: true }) },
    });
    await user.click(await screen.findByRole("button", { name: "Mehr zu diesem Termin" }));
    await user.click(await screen.findByRole("menuitem", { name: "Termin absagen" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Diesen Termin absagen?" });
    expect(sent.some(({ route }) => route === "POST /api/events/{id}/cancel")).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: "Termin absagen" }));
    await vi.waitFor(() =>
      expect(sent.some(({ route }) => route === "POST /api/events/{id}/cancel")).toBe(true),
    );
  });
});

describe("other states", () => {
  test("while it loads a skeleton, an error with a way to try again", async () => {
    const { unmount } = await renderEvent(() => new Promise<never>(() => undefined));
    expect(screen.getByRole("status", { name: "Wird geladen" })).toBeVisible();
    unmount();
    await renderEvent(new Refusal(400, "forbidden"));
    expect(await screen.findByText("Die Termine ließen sich nicht laden")).toBeVisible();
    expect(screen.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  });

  test("a foreign or missing event says so", async () => {
    await renderEvent(new Refusal(404, "not_found"));
    expect(await screen.findByText("Diesen Termin gibt es nicht, oder du gehörst nicht dazu.")).toBeVisible();
  });

  test("reads from right to left in Arabic, with the words of members isolated", async () => {
    await renderEvent(eventWith({ venue: { kind: "address", text: "Lagerstraße 1" } }), { language: "ar" });
    const title = await screen.findByRole("heading", { level: 1, name: "Arbeitsabend" });
    expect(title.firstElementChild?.tagName).toBe("BDI");
    expect(screen.getByText("Lagerstraße 1").tagName).toBe("BDI");
    expect(document.documentElement.dir).toBe("rtl");
  });
});
