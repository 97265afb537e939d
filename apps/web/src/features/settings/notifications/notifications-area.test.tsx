import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@kompagnon/contract/notifications/rules.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storeItem } from "#platform/device-storage.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import type { Preferences } from "./api.ts";
import { NotificationsArea } from "./notifications-area.tsx";
import { TOPICS, typesOf } from "./topics.ts";

const ME = "0199a1b2-0000-7000-8000-000000000001";

/** Preferences with everything on, except what is named. */
const allBut = (...off: [NotificationType, Channel][]): Preferences => ({
  types: Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [
      type,
      Object.fromEntries(
        CHANNELS.map((channel) => [channel, !off.some(([t, c]) => t === type && c === channel)]),
      ),
    ]),
  ) as Preferences["types"], // made of all types and channels
  quiet_from: null,
  quiet_to: null,
  time_zone: "Europe/Berlin",
});

/** A browser that supports push messages, with a permission and perhaps a subscription. */
function stubPush(permission: NotificationPermission, subscribed = false): void {
  const subscription = {
    endpoint: "https://push.example.test/1",
    toJSON: () => ({ endpoint: "https://push.example.test/1", keys: { p256dh: "p", auth: "a" } }),
  };
  const registration = { pushManager: { getSubscription: async () => (subscribed ? subscription : null) } };
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("PushManager", class {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  if (subscribed) storeItem("push_for", ME);
}
const removePush = () => Reflect.deleteProperty(navigator, "serviceWorker");

async function open(preferences = allBut()) {
  const calls = fakeCalls({
    "GET /api/notifications/preferences": preferences,
    "PUT /api/notifications/preferences": preferences,
    "POST /api/push/subscriptions": null as never, // answers without a body
    "GET /api/notifications/unread-count": { count: 0 } as never,
  });
  const app = await renderInApp(<NotificationsArea />, { me: { id: ME } });
  await screen.findByRole("table");
  const saved = () => calls.bodiesTo("PUT /api/notifications/preferences") as Preferences[];
  return { ...app, saved };
}
const box = (name: string) => screen.getByRole("checkbox", { name });
const topic = (name: string) => screen.getByRole("button", { name });

afterEach(removePush);

test("topics: every type of notification belongs to exactly one", () => {
  expect(TOPICS.flatMap(typesOf).toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted());
});

describe("the push column", () => {
  test("push on: the boxes count, nothing is said about them", async () => {
    stubPush("granted", true);
    await open();
    expect(await screen.findByText("An")).toBeVisible();
    expect(screen.queryByText(/Hier kommt nichts an/)).toBeNull();
    expect(box("Alle Anlässe: Push")).not.toHaveAccessibleDescription();
  });

  test("push blocked by the browser: the column says so and leads to how to change it", async () => {
    stubPush("denied");
    await open();
    const reason = "Dein Browser blockiert Push: Hier kommt nichts an, auch wenn du es ankreuzt.";
    expect(await screen.findByText(reason)).toBeVisible();
    expect(within(screen.getByRole("columnheader", { name: /^Push/ })).getByText("Blockiert")).toBeVisible();
    for (const name of ["Alle Anlässe: Push", "Nachrichten und Anrufe: Push"]) {
      expect(box(name)).toBeChecked();
      expect(box(name)).toHaveAccessibleDescription(reason);
    }
    expect(box("Alle Anlässe: E-Mail")).not.toHaveAccessibleDescription();
    expect(screen.getByRole("link", { name: "So änderst du das" })).toHaveAttribute(
      "href",
      "/dashboard/settings?tab=notifications#push",
    );
    expect(screen.getByText(/erlaube Benachrichtigungen/)).toBeVisible();
  });

  test("push unsupported: the column says that the choices count elsewhere", async () => {
    removePush();
    await open();
    expect(await screen.findByText(/^Push ist hier nicht möglich/)).toBeVisible();
    expect(screen.getByText(/zum Home-Bildschirm/)).toBeVisible();
  });

  test("push off on this device: it says so, and can still be chosen for other devices", async () => {
    stubPush("default");
    const { user, saved } = await open();
    expect(await screen.findByText(/^Push ist auf diesem Gerät aus/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Einschalten" })).toBeVisible();
    await user.click(box("Stellen und Bewerbungen: Push"));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.types.job_match).toEqual({ in_app: true, push: false, mail: true });
  });

  test("allowing push in the browser meanwhile shows without a reload", async () => {
    const status = Object.assign(new EventTarget(), { state: "denied" });
    Object.defineProperty(navigator, "permissions", {
      configurable: true,
      value: { query: async () => status },
    });
    stubPush("denied");
    await open();
    await screen.findByText(/^Dein Browser blockiert Push: /);
    stubPush("default");
    act(() => void status.dispatchEvent(new Event("change")));
    expect(await screen.findByText(/^Push ist auf diesem Gerät aus/)).toBeVisible();
    Reflect.deleteProperty(navigator, "permissions");
  });
});

describe("switches per column and topic", () => {
  beforeEach(() => stubPush("granted", true));

  test("a topic with some types on is mixed, and so is its column", async () => {
    await open(allBut(["message", "mail"]));
    expect(box("Nachrichten und Anrufe: E-Mail")).toBePartiallyChecked();
    expect(box("Alle Anlässe: E-Mail")).toBePartiallyChecked();
    expect(box("Nachrichten und Anrufe: Push")).toBeChecked();
    expect(box("Nachrichten und Anrufe: Push")).not.toBePartiallyChecked();
    expect(box("Teams und Aufgaben: E-Mail")).toBeChecked();
  });

  test("a topic opens to its types, which are switched one by one", async () => {
    const { user, saved } = await open();
    expect(screen.queryByRole("checkbox", { name: "Neue Nachricht: E-Mail" })).toBeNull();
    await user.click(topic("Nachrichten und Anrufe"));
    expect(topic("Nachrichten und Anrufe")).toHaveAttribute("aria-expanded", "true");
    await user.click(box("Neue Nachricht: E-Mail"));
    expect(box("Neue Nachricht: E-Mail")).not.toBeChecked();
    expect(box("Nachrichten und Anrufe: E-Mail")).toBePartiallyChecked();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.types.message.mail).toBe(false);
    expect(saved()[0]?.types.chat_request.mail).toBe(true);
  });

  test("a mixed topic switches on as a whole; undo brings the selection back", async () => {
    const { user, saved } = await open(allBut(["message", "mail"], ["call_missed", "mail"]));
    await user.click(box("Nachrichten und Anrufe: E-Mail"));
    expect(box("Nachrichten und Anrufe: E-Mail")).toBeChecked();
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));
    expect(box("Nachrichten und Anrufe: E-Mail")).toBePartiallyChecked();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved().map(({ types }) => [types.message.mail, types.call_missed.mail])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("a column switches every type at once, in its channel only", async () => {
    const { user, saved } = await open();
    await user.click(box("Alle Anlässe: In der App"));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const types = Object.values(saved()[0]?.types ?? {});
    expect(types).toHaveLength(NOTIFICATION_TYPES.length);
    expect(types.every(({ in_app, push, mail }) => !in_app && push && mail)).toBe(true);
    expect(box("Teams und Aufgaben: In der App")).not.toBeChecked();
    expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  });
});
