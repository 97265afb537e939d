import { BUSINESS_MODELS, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import type { Values } from "./draft.ts";

const VALUES: Values = {
  username: "mira",
  age: "30",
  location: "",
  bio: "",
  idea: "",
  target: "",
  models: ["smma"],
  skills: [],
  goal: null,
  jobs: null,
  newsletter: null,
};
const open = async (narrow: boolean) => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: narrow, media, onchange: null }),
  );
  const change = vi.fn();
  const app = await renderInApp(
    <ChoiceFields values={VALUES} saved={VALUES} problems={{}} change={change} />,
  );
  return { ...app, change };
};
const choices = (name: RegExp) => within(screen.getByRole("group", { name })).getAllByRole("checkbox");

test("ChoiceFields: a phone shows the chosen ones, all of them on request; a list without one is open", async () => {
  const { user } = await open(true);
  expect(choices(/^Geschäftsmodelle/)).toHaveLength(1);
  expect(choices(/^Fähigkeiten/)).toHaveLength(SKILLS.length);
  await user.click(screen.getByRole("button", { name: "Alle zeigen: Geschäftsmodelle" }));
  expect(choices(/^Geschäftsmodelle/)).toHaveLength(BUSINESS_MODELS.length);
  expect(screen.queryByRole("button", { name: /^Alle zeigen/ })).toBeNull();
});

test("ChoiceFields: a wide window shows every choice", async () => {
  await open(false);
  expect(choices(/^Geschäftsmodelle/)).toHaveLength(BUSINESS_MODELS.length);
});
