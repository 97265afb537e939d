import { ASSISTANTS } from "@kompagnon/contract/ai/rules.ts";
import { expect, test } from "vitest";
import { instructionOf } from "#features/ai/instructions.ts";

test.each(ASSISTANTS)("%s knows what day it is in Germany", (assistant) => {
  // Half past eleven in the evening in London is the next day in Berlin.
  const instruction = instructionOf(assistant, "en", "Kompagnon", new Date("2026-12-31T23:30:00Z"));
  expect(instruction).toContain("Heute ist Freitag, 1. Januar 2027.");
});
