import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import type { Answers } from "../answers.ts";
import { LanguageStep } from "./steps.tsx";

test("LanguageStep: the language of the page comes first", async () => {
  const answers = { language: "ar" } as Answers; // what the step reads
  await renderInApp(<LanguageStep answers={answers} change={vi.fn()} problems={{}} />);
  const [first, second] = await screen.findAllByRole("radio");
  expect(first).toHaveAccessibleName("العربية");
  expect(first).toBeChecked();
  expect(second).toHaveAccessibleName("Deutsch");
});
