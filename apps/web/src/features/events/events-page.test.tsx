import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type FakeCalls, fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { EventForm } from "./event-form.tsx";
import EventsPage from "./events-page.tsx";

const URL = "https://kompagnon.test/api/calendar/abc/events.ics";
const NONE = { created_at: null, fetched_at: null };
const renderPage = async (calls: FakeCalls = {}) => {
  const fake = fakeCalls({
    "GET /api/events": { items: [], next_cursor: null, can_create: false },
    "GET /api/calendar-feed": NONE,
    ...calls,
  });
  return { ...fake, ...(await renderInApp(<EventsPage />, { at: "/dashboard/events", me: {} })) };
};

test("without events it says where they are made", async () => {
  await renderPage();
  expect(await screen.findByText("Noch kein Termin")).toBeVisible();
});

test("an error offers to try again", async () => {
  await renderPage({ "GET /api/events": new Refusal(400, "forbidden") });
  expect(await screen.findByText("Die Termine ließen sich nicht laden")).toBeVisible();
});

test("a feed is made, its address shown once, renewed after a question, and ended", async () => {
  let made = false;
  const { user } = await renderPage({
    "GET /api/calendar-feed": () =>
      made ? { created_at: "2026-11-20T10:00:00.000Z", fetched_at: null } : NONE,
    "POST /api/calendar-feed": () => {
      made = true;
      return { url: URL, created_at: "2026-11-20T10:00:00.000Z" };
    },
    "DELETE /api/calendar-feed": () => {
      made = false;
      return null as never; // 204
    },
  });
  await user.click(await screen.findByRole("button", { name: "Adresse erstellen" }));
  expect(await screen.findByLabelText("Deine Kalenderadresse")).toHaveValue(URL);
  expect(await screen.findByText(/Noch kein Kalender hat sie abgerufen/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Abo beenden" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Kalenderabo beenden?" });
  await user.click(within(dialog).getByRole("button", { name: "Abo beenden" }));
  expect(await screen.findByRole("button", { name: "Adresse erstellen" })).toBeVisible();
  expect(screen.queryByLabelText("Deine Kalenderadresse")).toBeNull();
});

test("the form sends what the clocks of its zone show, once, and keeps what was typed after a refusal", async () => {
  const done = vi.fn();
  const { bodiesTo } = fakeCalls({ "POST /api/events": new Refusal(409, "event_past") });
  const { user } = await renderInApp(
    <EventForm host={{ kind: "team", id: "t" }} channelId={null} onDone={done} />,
    { me: {} },
  );
  const create = screen.getByRole("button", { name: "Termin anlegen" });
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText("Titel"), "Planung");
  await user.clear(screen.getByLabelText("Tag"));
  await user.type(screen.getByLabelText("Tag"), "2099-12-01");
  await user.clear(screen.getByLabelText("Beginn"));
  await user.type(screen.getByLabelText("Beginn"), "09:30");
  await user.click(create);
  expect(await screen.findByRole("alert")).toHaveTextContent("event_past");
  expect(screen.getByLabelText("Titel")).toHaveValue("Planung");
  expect(bodiesTo("POST /api/events")).toMatchObject([
    {
      host: { kind: "team", id: "t" },
      title: "Planung",
      starts: "2099-12-01T09:30",
      minutes: 60,
      repeats: "none",
      venue: null,
      capacity: null,
    },
  ]);
  expect(done).not.toHaveBeenCalled();
});
