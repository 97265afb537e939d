import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { PersonCard } from "./person-card.tsx";

const person: DiscoveredUser = {
  id: "00000000-0000-7000-8000-000000000002",
  username: "Анна",
  email: null,
  avatar_url: null,
  avatar_path: null,
  verified: false,
  business_models: [],
  skills: [],
  language: "ru",
  location: "Алматы",
  bio: "",
  following: false,
};

test("PersonCard: a place without room next to the language goes below it", async () => {
  await renderInApp(<PersonCard person={person} />, { language: "ru", me: {} });
  const language = await screen.findByText("русский");
  expect(language.parentElement).toHaveClass("flex-wrap");
  expect(language.parentElement).toContainElement(screen.getByText("Алматы"));
});
