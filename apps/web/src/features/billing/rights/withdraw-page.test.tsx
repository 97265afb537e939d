import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import WithdrawPage from "./withdraw-page.tsx";

test("withdrawal page: the button works before the proof of work is there, and sends once it is", async () => {
  let solve: () => void = () => undefined;
  const solved = new Promise<void>((resolve) => {
    solve = resolve;
  });
  const calls = fakeCalls({
    "GET /api/auth/captcha": async () => {
      await solved;
      return { provider: "none", challenge: null };
    },
    "POST /api/billing/withdrawals": { received_at: "2026-11-26T10:00:00.000Z", effect: "received" } as never, // only that it was sent
  });
  const { user } = await renderInApp(<WithdrawPage />);
  await user.type(screen.getByLabelText("Dein Name"), "Jo");
  await user.type(screen.getByLabelText(/E-Mail/), "jo@example.test");
  const button = screen.getByRole("button", { name: "Widerruf bestätigen" });
  expect(button).toBeEnabled();
  await user.click(button);
  expect(calls.bodiesTo("POST /api/billing/withdrawals")).toEqual([]);
  solve();
  await vi.waitFor(() =>
    expect(calls.bodiesTo("POST /api/billing/withdrawals")).toMatchObject([
      { name: "Jo", email: "jo@example.test" },
    ]),
  );
});
