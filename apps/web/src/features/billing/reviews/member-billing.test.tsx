import type { MemberBilling } from "@kompagnon/contract/billing/model.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { MemberBilling as Billing, centsOf } from "./member-billing.tsx";

const ID = "01970000-0000-7000-8000-000000000001";
type Purchase = MemberBilling["purchases"][number];
const purchase = (state: Purchase["state"], order: string): Purchase => ({
  number: order,
  order,
  plan: "30d",
  cents: 1_999,
  refunded_cents: 0,
  currency: "EUR",
  paid_at: "2026-11-01T10:00:00.000Z",
  state,
  begins_at: null,
  lasts_until: null,
  withdrawable_until: null,
  test: true,
  documents: [],
  payment: `pi_${state}`,
});
const billing: MemberBilling = {
  member_id: ID,
  member_name: "Anna",
  premium_until: null,
  subscriptions: [],
  purchases: [purchase("paid", "B-1"), purchase("disputed", "B-2"), purchase("dispute_lost", "B-3")],
  unpaid: [{ order: "B-4", plan: "6m", cents: 9_999, ordered_at: "2026-11-02T10:00:00.000Z" }],
};
const rowOf = async (order: string) => within((await screen.findByText(order)).closest("li") as HTMLElement); // its row
const refundButton = { name: "Geld zurückgeben" };

test("MemberBilling: what the bank claims back is not offered for a refund", async () => {
  fakeCalls({ "GET /api/admin/billing/members/{id}": billing });
  await renderInApp(<Billing id={ID} />);
  expect((await rowOf("B-1")).getByRole("button", refundButton)).toBeVisible();
  for (const order of ["B-2", "B-3"])
    expect((await rowOf(order)).queryByRole("button", refundButton)).toBeNull();
});

test("MemberBilling: an unpaid order is called by the name of its plan", async () => {
  fakeCalls({ "GET /api/admin/billing/members/{id}": billing });
  await renderInApp(<Billing id={ID} />);
  expect((await screen.findByText("B-4")).closest("li")).toHaveTextContent(/6 Monate/);
});

test("MemberBilling: a refund that the provider refuses says why, and the dialog stays", async () => {
  fakeCalls({
    "GET /api/admin/billing/members/{id}": billing,
    "POST /api/admin/billing/payments/{payment}/refund": new Refusal(409, "payment_disputed"),
  });
  const { user } = await renderInApp(<Billing id={ID} />);
  await user.click((await rowOf("B-1")).getByRole("button", refundButton));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Grund/), "Kulanz");
  await user.click(dialog.getByRole("button", refundButton));
  expect(await dialog.findByText("payment_disputed", {}, { timeout: 5_000 })).toBeVisible();
});

test.each([
  ["19,99", 1_999],
  ["19.9", 1_990],
  [" 5 ", 500],
  ["0,01", 1],
  ["", null],
  ["-3", null],
  ["1,999", null],
  ["1e3", null],
])("an amount typed as %j is %s cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});
