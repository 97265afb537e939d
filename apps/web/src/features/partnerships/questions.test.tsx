import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { QUESTION_KEYS, questionOf } from "@kompagnon/contract/partnerships/questions.ts";
import { questions } from "@kompagnon/messages/partnerships/de.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { Questions } from "./questions.tsx";

// Every other language has what the German texts have: a missing one does not compile.
test("every question has a title, a way to begin talking, and a name for each of its options", () => {
  const texts: Record<string, Record<string, string>> = questions;
  for (const key of QUESTION_KEYS) {
    const definition = questionOf(key);
    const options = "options" in definition ? definition.options : [];
    expect(Object.keys(texts[key] ?? {}).sort(), key).toEqual(["talk", "title", ...options].sort());
  }
  expect(Object.keys(texts).sort()).toEqual([...QUESTION_KEYS].sort());
});

const CHAT = "01970000-0000-7000-8000-000000000001";
const part = { chat_id: CHAT, part: "aims", can_write: true, mine: [] } as unknown as QuestionnairePart; // what is shown of it
const SLOW = new Promise<never>(() => undefined);

test("Questions: what is typed behind an answer that is still on its way is sent before the page goes", async () => {
  const calls = fakeCalls({ "PUT /api/paths/{id}/answers/{question}": () => SLOW });
  const { user } = await renderInApp(<Questions part={part} />);
  await user.click(screen.getByRole("radio", { name: "Zwei Jahre" }));
  await user.type(screen.getByLabelText(/Woran merkst du in einem Jahr/), "Freie Zeit");
  await user.tab();
  expect(calls.sent.map(({ params }) => params["question"])).toEqual(["aim_patience"]);
  dispatchEvent(new Event("pagehide"));
  expect(calls.sent.map(({ params, body }) => [params["question"], body])).toEqual([
    ["aim_patience", { answer: { kind: "choice", choice: "two_years" } }],
    ["aim_success", { answer: { kind: "text", text: "Freie Zeit" } }],
  ]);
});
