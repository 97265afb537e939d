import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import type { Profile } from "../api.ts";
import { PreviewStep } from "../setup/preview-step.tsx";
import { DeckStack } from "./deck-stack.tsx";
import { addCards, EMPTY_PILE } from "./pile.ts";

const LONG_NAME = "Maximiliane-Friederike-von-der-Heide";
const profile = (id: string, username: string): Profile => ({
  id,
  username,
  age: 38,
  bio: "",
  location: "Berlin",
  language: "de",
  avatar: "/files/picture.webp",
  matching_avatar_path: null,
  business_models: ["mobile-apps"],
  skills: ["web-app-dev"],
  goals: [],
  target: "",
  business_idea: "",
  weekly_hours: null,
  verified: true,
  signs: [],
  reasons: [{ kind: "skills_you_lack", skills: ["web-app-dev"] }, { kind: "similar_age" }],
});
const nothing = () => undefined;

const renderDeck = () => {
  const pile = addCards(EMPTY_PILE, [profile("1", LONG_NAME), profile("2", "Jonas"), profile("3", "Mira")]);
  return renderInApp(<DeckStack pile={pile} onDecide={() => true} onGone={nothing} onDetails={nothing} />);
};
const renderPreview = () => {
  const missing = new Refusal(404, "not_found");
  fakeCalls({ "GET /api/profiles/{userId}": missing, "GET /api/matching/preferences": missing });
  return renderInApp(
    <PreviewStep
      image="data:image/jpeg;base64,"
      saving={false}
      failure={null}
      asAvatar={false}
      onAsAvatar={nothing}
      onChooseNew={nothing}
      onDone={nothing}
    />,
    { me: { username: "Paula" } },
  );
};

describe("ProfileCard", () => {
  test("deck and set-up preview: the same box and picture, in the proportions of a matching picture", async () => {
    const deck = await renderDeck();
    const boxInDeck = screen.getByTestId("card-box").className;
    const pictureInDeck = screen.getByRole("img", { name: `Bild von ${LONG_NAME}` }).className;
    expect(boxInDeck).toContain("aspect-[384/600]");
    deck.unmount();

    await renderPreview();
    expect(screen.getByTestId("card-box").className).toBe(boxInDeck);
    expect(screen.getByRole("img", { name: "Bild von Paula" }).className).toBe(pictureInDeck);
  });

  test("cards below the top one: their text is transparent until it is lifted", async () => {
    await renderDeck();
    const texts = screen.getAllByTestId("card-text");
    expect(texts.map((text) => text.classList.contains("opacity-(--lift,0)"))).toEqual([true, true, false]);
    expect(within(texts[2] as HTMLElement).getByText(`${LONG_NAME}, 38`)).toBeVisible();
  });

  test("name, place and reasons wrap instead of ending in an ellipsis", async () => {
    await renderDeck();
    const text = screen.getAllByTestId("card-text")[2];
    expect(text?.innerHTML).not.toMatch(/truncate|line-clamp/);
    expect(within(text as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
  });
});
