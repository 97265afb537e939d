import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";

const paid = {
  "GET /api/billing/status": { plan: "premium", premium_until: "2027-01-01T00:00:00.000Z", begins_at: null },
  "GET /api/billing/purchases": { items: [{ order: "B-1", plan: "30d" }], next_cursor: null },
} as never; // what the dialog reads of them

test.each([
  ["/dashboard/ai", "Weiter wie geplant"],
  [null, "Los geht’s"],
])("OutcomeDialog: a paid order that came from %s offers %s", async (to, name) => {
  fakeCalls(paid);
  await renderInApp(
    <OutcomeDialog outcome="success" plan="30d" order="B-1" to={to} onClose={() => undefined} />,
  );
  const button = await screen.findByRole(to ? "link" : "button", { name });
  expect(button.getAttribute("href")).toBe(to);
});

test("OutcomeDialog: trying again after a payment was called off keeps the wanted page", async () => {
  fakeCalls({});
  const { user, router } = await renderInApp(
    <OutcomeDialog outcome="cancel" plan="30d" order={null} to="/dashboard/ai" onClose={() => undefined} />,
  );
  await user.click(screen.getByRole("link", { name: "Noch einmal versuchen" }));
  expect(router.state.location).toMatchObject({
    pathname: "/dashboard/order/30d",
    state: { from: "/dashboard/ai" },
  });
});
