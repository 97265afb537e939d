import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { InboxForm } from "./inbox-form.tsx";

test("InboxForm: what is seldom changed is folded under a line that names it", async () => {
  fakeCalls({
    "GET /api/chat-inbox": {
      who: "everybody",
      paused: false,
      paused_until: null,
      weekly_cap: 10,
      received: 2,
      wording: null,
      answer_days: null,
    } as never, // what the form reads of it
  });
  const { user } = await renderInApp(<InboxForm />, { me: {} });
  const fold = (await screen.findByText("Höchstzahl, Absage, automatische Antwort")).closest("details");
  const cap = screen.getByRole("group", { name: "Höchstzahl an Anfragen in sieben Tagen", hidden: true });
  expect(fold).toContainElement(cap);
  expect(fold).not.toHaveAttribute("open");
  expect(fold).not.toContainElement(screen.getByRole("switch", { name: /Anfragen pausieren/ }));
  await user.click(screen.getByText("Höchstzahl, Absage, automatische Antwort"));
  expect(fold).toHaveAttribute("open");
});
