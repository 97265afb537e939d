import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import type { Profile } from "./api.ts";
import { MatchDialog } from "./match-dialog.tsx";

const OTHER = "0199a1b2-0000-7000-8000-000000000002";
const celebration = {
  matchId: "0199a1b2-0000-7000-8000-000000000003",
  other: { id: OTHER, name: "Tarek", picture: null },
  as: "dialog" as const,
};
const profile: Profile = {
  id: OTHER,
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
  business_idea: "",
  weekly_hours: "5_to_15",
  verified: true,
  signs: [],
  reasons: [
    { kind: "shared_models", models: ["digital-products"] },
    { kind: "skills_you_lack", skills: ["web-app-dev"] },
    { kind: "similar_age" },
    { kind: "same_hours", weekly_hours: "5_to_15" },
  ],
};

beforeEach(() => {
  // Members who want less motion see no confetti, which this environment cannot draw.
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes("reduced-motion"), media, onchange: null }),
  );
});

async function renderDialog(partner: { profile: Profile } | Refusal) {
  fakeCalls({
    "GET /api/matching/partners/{userId}": partner,
    "GET /api/matching/status": new Refusal(500, "internal"),
  });
  await renderInApp(<MatchDialog celebration={celebration} onDeck />, { me: {} });
  return within(await screen.findByRole("dialog", { name: "Das ist ein Match!" }));
}

test("MatchDialog: says why the two fit, the first three reasons", async () => {
  const dialog = await renderDialog({ profile });
  const reasons = within(await dialog.findByRole("list", { name: "Darum passt ihr zusammen" }));
  expect(reasons.getByText("Euer gemeinsames Feld: Digitale Produkte")).toBeVisible();
  expect(reasons.getAllByRole("listitem")).toHaveLength(3);
});

test("MatchDialog: without reasons it has none, and the way into the chat all the same", async () => {
  const dialog = await renderDialog(new Refusal(404, "not_found"));
  expect(await dialog.findByRole("button", { name: "Nachricht schreiben" })).toBeVisible();
  expect(dialog.queryByRole("list")).toBeNull();
});
