import type { BusinessPlanCard } from "@kompagnon/contract/businessplans/model.ts";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { PlanRow } from "./plan-row.tsx";

const PLAN: BusinessPlanCard = {
  id: "4b2c9d2e-0000-4000-8000-000000000001",
  title: "Röstwerk",
  family: "goods",
  language: "de",
  written: 3,
  changed_at: "2026-11-27T08:00:00.000Z",
};
const KEY = `businessplans.draft.0199a1b2-0000-7000-8000-000000000001.${PLAN.id}`;
beforeEach(() => localStorage.clear());

test("a plan with changes on this device says so", async () => {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, change: { title: "Neu" }, typed: {} }));
  await renderInApp(<PlanRow plan={PLAN} />, { me: {} });
  expect(screen.getByText("Nicht gespeichert")).toBeVisible();
});

test("a saved plan doesn't; a deleted one takes its draft along", async () => {
  const calls = fakeCalls({ "DELETE /api/business-plans/{id}": undefined as never });
  const { user } = await renderInApp(<PlanRow plan={PLAN} />, { me: {} });
  expect(screen.queryByText("Nicht gespeichert")).toBeNull();
  localStorage.setItem(KEY, JSON.stringify({ version: 1, change: { title: "Neu" }, typed: {} }));
  await user.click(screen.getByRole("button", { name: "Löschen" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Löschen" }));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(calls.sent).toHaveLength(1);
});
