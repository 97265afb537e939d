import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { SETTINGS_AREAS } from "@kompagnon/contract/settings/rules.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import SettingsPage from "./settings-page.tsx";

/** A window with or without room for two columns. */
const setRoom = (roomy: boolean) =>
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: roomy, media, onchange: null }),
  );
const open = (at: string) => renderInApp(<SettingsPage />, { at, me: {} });

beforeEach(() => {
  fakeCalls({});
});

describe("SettingsPage on a phone", () => {
  beforeEach(() => setRoom(false));

  test("without an area: lists every area with what it is about, and the pages of other features", async () => {
    await open(settingsPaths.settings);
    expect(screen.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
    const links = within(screen.getByRole("navigation", { name: "Einstellungen" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...SETTINGS_AREAS.map((area) => settingsPaths.area(area)),
      "/dashboard/settings/invitesystem",
      "/dashboard/settings/verifyaccount",
    ]);
    expect(screen.getByRole("link", { name: /^Konto und Sicherheit\s?E-Mail, Sprache/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Verifizierung\s?Zeig, dass/ })).toBeVisible();
  });

  test("an area leads back to the list, and the focus follows", async () => {
    const { user } = await open(settingsPaths.settings);
    await user.click(screen.getByRole("link", { name: /^Darstellung/ }));
    const title = await screen.findByRole("heading", { level: 1, name: "Darstellung" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole("link", { name: /^Profil/ })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Einstellungen" }));
    expect(await screen.findByRole("link", { name: /^Profil/ })).toBeVisible();
  });
});

test("SettingsPage on a phone: the help's sections open to their articles", async () => {
  setRoom(false);
  const { user } = await open(settingsPaths.area("help"));
  const article = await screen.findByText("Passwort vergessen");
  const fold = article.closest("details");
  expect(fold).not.toHaveAttribute("open");
  await user.click(screen.getByText("Anmelden und loslegen"));
  expect(fold).toHaveAttribute("open");
});

describe("SettingsPage with room for two columns", () => {
  beforeEach(() => setRoom(true));

  test("the areas stay in sight, the open one is marked", async () => {
    const { user } = await open(settingsPaths.area("appearance"));
    const current = () => screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent);
    expect(current()).toEqual(["Darstellung"]);
    await user.click(screen.getByRole("link", { name: "Beta" }));
    expect(await screen.findByRole("switch", { name: /Chat im Vollbild/ })).toBeVisible();
    expect(current()).toEqual(["Beta"]);
  });

  test("the help is an area with its articles", async () => {
    await open(settingsPaths.area("help"));
    expect(await screen.findByRole("heading", { level: 2, name: "Anmelden und loslegen" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Passwort vergessen" })).toBeVisible();
  });

  test("the theme is chosen at once", async () => {
    const { user } = await open(settingsPaths.area("appearance"));
    await user.click(await screen.findByRole("radio", { name: "Dunkel" }));
    expect(screen.getByRole("radio", { name: "Dunkel" })).toBeChecked();
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await user.click(screen.getByRole("radio", { name: "Wie das Gerät" }));
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });

  test("a section that the address names scrolls into sight and takes the focus", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    await open(settingsPaths.area("appearance", "theme"));
    await screen.findByRole("radio", { name: "Hell" });
    await waitFor(() => expect(scroll.mock.contexts.map((one) => (one as Element).id)).toContain("theme"));
    expect(document.activeElement).toHaveAttribute("id", "theme");
    scroll.mockRestore();
  });
});
