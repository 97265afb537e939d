import type { Earnings } from "@kompagnon/contract/invites/model.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type FakeCalls, fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import SystemPage from "./system-page.tsx";

const EARNINGS: Earnings = {
  premium_conversions: 0,
  earnings_eur: 0,
  last_updated: "2026-11-01T10:00:00.000Z",
  earned_cents: 0,
  waiting_cents: 0,
  held_cents: 0,
  payable_cents: 0,
  requested_cents: 0,
  paid_cents: 0,
  min_payout_cents: 2_500,
  reward: { usd_cents: 500, cents: 430, rate: "1.1628", rate_date: "2026-11-01" },
};
const NOTHING = { items: [], next_cursor: null };
const LINK = { slug: "anna", url: "https://example.test/invite/anna" };
const answers: FakeCalls = {
  "GET /api/invites/mine": { items: [LINK] },
  "GET /api/invites/{slug}/stats": {
    total: 0,
    premium: 0,
    revenueEUR: 0,
    premiumConversions: 0,
    earningsEUR: 0,
    redemptions: [],
  },
  "GET /api/invites/earnings": EARNINGS,
  "GET /api/invites/statements": { items: [] },
  "GET /api/invites/payouts": NOTHING,
};
const never = () => new Promise<never>(() => undefined);
const renderPage = () => renderInApp(<SystemPage />, { me: {} });

test("a member without a link chooses its name first", async () => {
  fakeCalls({ "GET /api/invites/mine": { items: [] } });
  await renderPage();
  expect(await screen.findByLabelText("Name deines Links")).toBeVisible();
  expect(screen.getByRole("button", { name: "Link anlegen" })).toBeDisabled();
});

describe("figures of the link", () => {
  test("parts without anything say what will be there, and nothing can be paid out", async () => {
    fakeCalls(answers);
    await renderPage();
    expect(await screen.findByText("Noch niemand")).toBeVisible();
    expect(await screen.findByText(/Hier steht später jede Auszahlung/)).toBeVisible();
    expect(await screen.findByRole("button", { name: "Auszahlen lassen" })).toBeDisabled();
    expect(screen.getByText(/Noch 25,00\s€/)).toBeVisible();
  });

  test("a part that is slow or fails leaves the others usable", async () => {
    let earnings: Earnings | Refusal = new Refusal(400, "broken");
    fakeCalls({ ...answers, "GET /api/invites/earnings": () => earnings, "GET /api/invites/payouts": never });
    const { user } = await renderPage();
    const money = within(await screen.findByRole("region", { name: "Dein Verdienst" }));
    const retry = await money.findByRole("button", { name: "Noch einmal versuchen" });
    expect(screen.getByRole("button", { name: "Kopieren" })).toBeEnabled();
    expect(screen.queryByText(/Hier steht später jede Auszahlung/)).toBeNull();
    earnings = EARNINGS;
    await user.click(retry);
    expect(await money.findByText("Auszahlbar")).toBeVisible();
  });

  test("a payout is asked for by keyboard; what is missing is led to", async () => {
    const calls = fakeCalls({
      ...answers,
      "GET /api/invites/earnings": { ...EARNINGS, payable_cents: 3_000 },
      "POST /api/invites/payouts": new Refusal(422, "invalid_input", [
        { field: "holder", code: "holder_unwritable", message: "Nur lateinische Buchstaben" },
      ]),
    });
    const { user } = await renderPage();
    (await screen.findByRole("button", { name: "Auszahlen lassen" })).focus();
    await user.keyboard("{Enter}");
    const iban = await screen.findByLabelText("IBAN");
    const send = screen.getByRole("button", { name: "Auszahlung anfordern" });
    send.focus();
    await user.keyboard("{Enter}");
    await expect.poll(() => document.activeElement).toBe(iban);
    await user.keyboard("DE89370400440532013000");
    await user.tab();
    await user.keyboard("林美玲");
    send.focus();
    await user.keyboard("{Enter}");
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Konto lautet auf"));
    expect(document.activeElement).toHaveAccessibleDescription(/lateinische/);
    expect(calls.bodiesTo("POST /api/invites/payouts")).toEqual([
      { iban: "DE89370400440532013000", holder: "林美玲" },
    ]);
  });
});
