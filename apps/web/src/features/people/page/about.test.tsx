import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { About } from "./about.tsx";

const person = (more: Partial<UserPage> = {}): UserPage =>
  ({
    id: "p1",
    bio: "Hallo",
    business_idea: "",
    business_models: ["dropshipping"],
    skills: ["webdesign"],
    goals: [],
    target: "",
    language: "de",
    signs: [],
    ...more,
  }) as unknown as UserPage; // what the page reads of it

const me = { business_models: ["dropshipping"], skills: [], goals: [], language: "de" };
const render = (shown: UserPage, at: string) => {
  fakeCalls({ "GET /api/profiles/{userId}": me as never }); // what is compared
  return renderInApp(<About person={shown} />, { me: { id: at } });
};

test("About: says what speaks for both", async () => {
  await render(person(), "me");
  expect(await screen.findByRole("heading", { name: "Was für euch spricht" })).toBeVisible();
  expect(screen.getByText(/^Euer gemeinsames Feld/)).toBeVisible();
  expect(screen.getByText(/^Kann, was dir fehlt/)).toBeVisible();
});

test("About: says nothing of the kind to oneself", async () => {
  await render(person({ id: "me" }), "me");
  expect(await screen.findByText("Hallo")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Was für euch spricht" })).toBeNull();
});

test("About: names of the other direction keep it within an Arabic sentence", async () => {
  const both = { ...me, business_models: ["amazon-fba", "dropshipping"] };
  fakeCalls({ "GET /api/profiles/{userId}": both as never }); // what is compared
  const shown = person({ business_models: ["amazon-fba", "dropshipping"] });
  await renderInApp(<About person={shown} />, { me: { id: "me" }, language: "ar" });
  expect(await screen.findByText(/\u2068أمازون FBA\u2069/)).toBeVisible();
});
