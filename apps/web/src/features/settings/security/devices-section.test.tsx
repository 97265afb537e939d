import type { Device } from "@kompagnon/contract/accounts/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { DevicesSection } from "./devices-section.tsx";

const device = (n: number, current = false): Device => ({
  id: `0199a1b2-0000-7000-8000-00000000000${n}`,
  device: `Browser ${n}`,
  current,
  created_at: "2026-11-01T08:00:00Z",
  last_seen_at: "2026-11-20T08:00:00Z",
});
const open = async (items: Device[]) => {
  fakeCalls({ "GET /api/auth/sessions": { items } as never }); // what the section reads of it
  const app = await renderInApp(<DevicesSection />, { me: {} });
  await screen.findAllByRole("listitem");
  return app;
};
const names = () => screen.getAllByText(/^Browser \d$/).map((name) => name.textContent);

test("DevicesSection: this device comes first, then the one used last, the others on request", async () => {
  const { user } = await open([1, 2, 3, 4, 5, 6].map((n) => device(n, n === 6)));
  expect(names()).toEqual(["Browser 6", "Browser 1"]);
  await user.click(screen.getByRole("button", { name: "Alle zeigen" }));
  expect(names()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "Alle zeigen" })).toBeNull();
});

test("DevicesSection: with this device only nothing is offered to sign out", async () => {
  await open([device(1, true)]);
  expect(screen.getByText("Du bist nur hier angemeldet.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
