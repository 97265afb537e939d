import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import type { Profile } from "../api.ts";
import { FirstWords, useOpeners } from "./first-words.tsx";

const PARTNER: Profile = {
  id: "0199a1b2-0000-7000-8000-000000000002",
  username: "Tarek",
  age: 38,
  bio: "",
  location: "Berlin",
  language: "de",
  avatar: "/files/picture.webp",
  matching_avatar_path: null,
  business_models: ["digital-products"],
  skills: ["web-app-dev"],
  goals: [],
  target: "",
  business_idea: "Schichtplan per Sprachnachricht",
  weekly_hours: "5_to_15",
  verified: true,
  signs: [],
  reasons: [
    { kind: "shared_models", models: ["digital-products"] },
    { kind: "similar_age" },
    { kind: "same_hours", weekly_hours: "5_to_15" },
  ],
};

async function renderFirstWords(partner: Profile | Refusal) {
  fakeCalls({
    "GET /api/matching/partners/{userId}": partner instanceof Refusal ? partner : { profile: partner },
  });
  const onChoose = vi.fn();
  const view = (
    <FirstWords chatId="chat" partnerId={PARTNER.id} hasPath onChoose={(...given) => onChoose(...given)} />
  );
  return { ...(await renderInApp(view)), onChoose };
}

/** Lists the openers, one an item. */
function Openers({ partner }: { partner: Profile }) {
  const openersFor = useOpeners();
  return openersFor(partner).map((opener) => <li key={opener}>{opener}</li>);
}

describe("FirstWords", () => {
  test("says why the two fit, and leads to the trial project and the path", async () => {
    await renderFirstWords(PARTNER);
    expect(await screen.findByText("Euer gemeinsames Feld: Digitale Produkte")).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard/chats?chat=chat&trial=1",
      "/dashboard/path/chat",
    ]);
  });

  test("offers three sentences from both profiles, and hands over the one that is pressed", async () => {
    const { user, onChoose } = await renderFirstWords(PARTNER);
    const openers = (await screen.findAllByRole("button")).map((button) => button.textContent);
    expect(openers).toEqual([
      "Wir haben ein gemeinsames Feld: Digitale Produkte. Woran arbeitest du da gerade?",
      "Wir haben beide 5–15 Stunden in der Woche. Wann arbeitest du am liebsten?",
      "Deine Idee macht mich neugierig. Wie weit bist du damit?",
    ]);
    await user.click(screen.getByRole("button", { name: openers[1] ?? "" }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(openers[1], openers);
  });

  test("without a match: nothing", async () => {
    const { container } = await renderFirstWords(new Refusal(404, "not_found"));
    expect(container).toHaveTextContent("");
  });

  test.each(ALL_LANGUAGES)(
    "%s: three complete sentences, also without anything in common",
    async (language) => {
      const bare = { ...PARTNER, reasons: [], business_idea: "" };
      for (const partner of [PARTNER, bare]) {
        const { unmount } = await renderInApp(<Openers partner={partner} />, { language });
        const openers = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
        expect(new Set(openers).size).toBe(3);
        for (const opener of openers) expect(opener).toMatch(/^[^{}]+[?？؟]$/u);
        unmount();
      }
    },
  );
});
