import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import { screen, waitFor } from "@testing-library/react";
import { Command } from "cmdk";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { SETTING_ENTRIES, SettingEntries } from "./setting-entries.tsx";

async function search(
  typed: string,
  { language = "de", level = 0 }: { language?: Language; level?: number } = {},
) {
  const onFound = vi.fn();
  const onLeave = vi.fn();
  const app = await renderInApp(
    <Command shouldFilter={false}>
      <Command.List>
        <SettingEntries typed={typed} heading="Einstellungen" onFound={onFound} onLeave={onLeave} />
      </Command.List>
    </Command>,
    { language, me: { admin_level: level } },
  );
  return { ...app, onFound, onLeave };
}
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

test.each([
  ["passwort", "Passwort ändernKonto und Sicherheit"],
  ["kennwort", "Passwort ändernKonto und Sicherheit"],
  ["2fa", "Zwei-Faktor-AnmeldungKonto und Sicherheit"],
  ["dark mode", "Hell oder dunkelDarstellung"],
  ["nicht stören", "RuhezeitMitteilungen"],
  ["DSGVO", "Deine Daten mitnehmenPrivatsphäre und Daten"],
])("the palette finds a setting by its name or by a word people use: %s", async (typed, first) => {
  await search(typed);
  expect(shown()[0]).toBe(first);
});

test("an area's name finds what is in it, and a name goes before a keyword", async () => {
  await search("premium");
  expect(shown()).toEqual(["PremiumPremium", "Meine KäufePremium"]);
});

test("choosing a setting closes the palette and leads to its section", async () => {
  const { user, router, onLeave, onFound } = await search("quittung");
  expect(onFound).toHaveBeenLastCalledWith(1);
  await user.click(screen.getByRole("option"));
  expect(onLeave).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/settings/purchases"));
});

test("words that no setting has find nothing", async () => {
  const { onFound } = await search("xyzzy");
  expect(shown()).toEqual([]);
  expect(onFound).toHaveBeenLastCalledWith(0);
});

test("the manual status is found from its level on only", async () => {
  const { unmount } = await search("unsichtbar");
  expect(shown()).toEqual([]);
  unmount();
  await search("unsichtbar", { level: 2 });
  expect(shown()).toEqual(["Dein StatusPrivatsphäre und Daten"]);
});

type Found = Record<string, { title: string; keywords: string }>;
test.each(ALL_LANGUAGES)("every setting is found by its first keyword in %s", async (language) => {
  const texts = (await loadTexts(language, "settings/search"))["settings/search"];
  const found = texts?.["found"] as Found; // the catalogue's type
  for (const { key, level = 0 } of SETTING_ENTRIES) {
    const { title = "", keywords = "" } = found[key] ?? {};
    const [keyword = ""] = keywords.split(/[,、،]/);
    const { unmount } = await search(keyword, { language, level });
    expect(shown().some((text) => text?.startsWith(title))).toBe(true);
    unmount();
  }
});

const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
test("every section that a setting is in exists", () => {
  const anchors = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<Anchor id="([\w-]+)"/g)].map(([, id]) => id),
  );
  const named = SETTING_ENTRIES.flatMap(({ to }) => (to.includes("#") ? [to.split("#")[1]] : []));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !anchors.includes(id))).toEqual([]);
});
