import type { BillingStatus } from "@kompagnon/contract/billing/model.ts";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type FakeCalls, fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import OrderPage from "./order-page.tsx";

const STATUS: BillingStatus = {
  plan: "free",
  premium: false,
  premium_until: null,
  begins_at: null,
  may_start_at_once: true,
  subscription: null,
  payments: "live",
  may_buy: true,
};
const renderOrder = async (answers: FakeCalls, plan = "30d") => ({
  calls: fakeCalls({ "GET /api/billing/status": STATUS, ...answers }),
  ...(await renderInApp(<OrderPage />, {
    at: `/dashboard/order/${plan}`,
    path: "/dashboard/order/:plan",
    me: {},
  })),
});
const submit = () => screen.findByRole("button", { name: "Zahlungspflichtig bestellen" });

afterEach(() => vi.unstubAllGlobals());

describe("an order by keyboard alone", () => {
  test("reaches the boxes, the notices and the button in their order, and sends what is ticked", async () => {
    const { calls, user } = await renderOrder({ "POST /api/billing/link": new Refusal(503, "unavailable") });
    await submit();
    const names: (string | null | undefined)[] = [];
    screen.getByRole("checkbox", { name: /sofort/ }).focus();
    for (let step = 0; step < 6; step++) {
      const { activeElement } = document;
      names.push(activeElement?.textContent || activeElement?.getAttribute("type"));
      await user.tab();
    }
    expect(names).toEqual([
      "checkbox",
      "checkbox",
      expect.stringContaining("Widerruf"),
      expect.any(String),
      expect.stringContaining("iderruf"),
      "Zahlungspflichtig bestellen",
    ]);
    screen.getByRole("checkbox", { name: /sofort/ }).focus();
    await user.keyboard(" ");
    (await submit()).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(calls.bodiesTo("POST /api/billing/link")).toMatchObject([{ plan: "30d", start_at_once: true }]);
  });

  test("a recipient without a name is led back to, and nothing is ordered", async () => {
    const { calls, user } = await renderOrder({});
    await user.click(await screen.findByRole("checkbox", { name: /Rechnung/ }));
    await user.click(await submit());
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/Firma/));
    expect(document.activeElement).toHaveAccessibleDescription(/Namen oder eine Firma/);
    expect(calls.bodiesTo("POST /api/billing/link")).toEqual([]);
  });
});

describe("an order that can't be placed", () => {
  test("a slow answer shows that the page is loading", async () => {
    await renderOrder({ "GET /api/billing/status": () => new Promise(() => undefined) });
    expect(screen.getByRole("status", { name: "Wird geladen" })).toBeVisible();
  });

  test("an answer that fails can be asked for again", async () => {
    let status: BillingStatus | Refusal = new Refusal(400, "broken");
    const { user } = await renderOrder({ "GET /api/billing/status": () => status });
    const retry = await screen.findByRole("button", { name: "Noch einmal versuchen" });
    status = STATUS;
    await user.click(retry);
    expect(await submit()).toBeVisible();
  });

  test.each([
    ["payments are off", { payments: "off" }],
    ["the account is too young", { may_buy: false }],
    ["a subscription runs", { subscription: { renews: true, until: "2026-12-24T00:00:00.000Z" } }],
  ] as const)("%s: says so and leads elsewhere", async (_, part) => {
    await renderOrder({ "GET /api/billing/status": { ...STATUS, ...part } }, "monthly");
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getAllByRole("link").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeNull();
  });
});
