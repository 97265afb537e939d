import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../testing/render.tsx";
import { HealthTable } from "./health-table.tsx";

const aWeek = (week: string, swipes: number): ProductHealthWeek => ({
  week,
  running: false,
  matches_per_100_swipes: null,
  newcomers_matched_72h: null,
  replies_within_day: null,
  exposure_gini: null,
  premium_conversion: null,
  members_joined: 0,
  swipes,
  matches: 0,
  trials_started: 0,
  premium_members: 0,
  invites_redeemed: 0,
  deck_p50_ms: null,
  deck_p99_ms: null,
});
const WEEKS = [
  { ...aWeek("2026-11-23", 300), deck_p50_ms: 8.41, premium_conversion: 0.8333 },
  aWeek("2026-11-16", 200),
  aWeek("2026-11-09", 100),
];
const open = (roomy: boolean) => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: roomy, media, onchange: null }),
  );
  return renderInApp(<HealthTable weeks={WEEKS} />);
};
const head = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

test("HealthTable: shows every week where there is room", async () => {
  await open(true);
  expect(head()).toEqual(["Kennzahl", "23. Nov.", "16. Nov.", "9. Nov."]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("HealthTable: figures are short, the unit of a line is in its heading", async () => {
  await open(true);
  expect(screen.getByRole("row", { name: "Karten laden, Hälfte unter (ms) 8,4 – –" })).toBeVisible();
  expect(screen.getByRole("row", { name: /^Neue, die Premium gekauft haben 83\s%/ })).toBeVisible();
});

test("HealthTable: a narrow window shows a week next to the one before, and another on request", async () => {
  const { user } = await open(false);
  expect(head()).toEqual(["Kennzahl", "23. Nov.", "16. Nov."]);
  await user.click(screen.getByRole("combobox", { name: "Woche" }));
  await user.click(await screen.findByRole("option", { name: "16. Nov." }));
  expect(head()).toEqual(["Kennzahl", "16. Nov.", "9. Nov."]);
  expect(screen.getByRole("row", { name: /Entscheidungen 200 100/ })).toBeVisible();
});
