import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { Questions } from "./questions.tsx";

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
