import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import PurchasesPage from "./purchases-page.tsx";

const PURCHASE: Purchase = {
  number: "R-1",
  order: "B-1",
  plan: "30d",
  cents: 1_999,
  refunded_cents: 0,
  currency: "EUR",
  paid_at: "2026-11-01T10:00:00.000Z",
  state: "paid",
  begins_at: null,
  lasts_until: null,
  withdrawable_until: "2099-01-01T00:00:00.000Z",
  test: false,
  documents: [],
};
const listOf = (...items: Purchase[]) => ({ items, next_cursor: null });

test("a slow answer shows that the list is loading; an empty one offers to buy", async () => {
  let arrive: (list: ReturnType<typeof listOf>) => void = () => undefined;
  fakeCalls({ "GET /api/billing/purchases": () => new Promise((resolve) => (arrive = resolve)) });
  await renderInApp(<PurchasesPage />, { me: {} });
  expect(screen.getByRole("status", { name: "Wird geladen" })).toBeVisible();
  expect(screen.queryByText("Noch nichts gekauft")).toBeNull();
  arrive(listOf());
  expect(await screen.findByRole("heading", { name: "Noch nichts gekauft" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Premium holen" })).toBeEnabled();
});

test("a list that did not come can be asked for again", async () => {
  let answer: ReturnType<typeof listOf> | Refusal = new Refusal(400, "broken");
  fakeCalls({ "GET /api/billing/purchases": () => answer });
  const { user } = await renderInApp(<PurchasesPage />, { me: {} });
  expect(await screen.findByText("Deine Käufe ließen sich nicht laden")).toBeVisible();
  answer = listOf(PURCHASE);
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText(/Bestellung B-1/)).toBeVisible();
});

test.each([
  [PURCHASE, /bekommst 19,99\s€ ganz zurück/],
  [{ ...PURCHASE, state: "partly_refunded", refunded_cents: 500 } as const, /restlichen 14,99\s€ zurück/],
])("withdrawing by keyboard names what really comes back", async (purchase, text) => {
  const calls = fakeCalls({
    "GET /api/billing/purchases": listOf(purchase),
    "POST /api/billing/orders/{order}/withdrawal": new Refusal(409, "withdrawal_over"),
  });
  const { user } = await renderInApp(<PurchasesPage />, { me: {} });
  (await screen.findByRole("button", { name: "Widerrufen" })).focus();
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveAccessibleDescription(text);
  screen.getByRole("button", { name: "Widerruf bestätigen" }).focus();
  await user.keyboard("{Enter}");
  // Refused: the dialog stays and says why.
  expect(await screen.findByText("withdrawal_over")).toBeVisible();
  expect(calls.sent.map(({ params }) => params["order"])).toContain("B-1");
});
