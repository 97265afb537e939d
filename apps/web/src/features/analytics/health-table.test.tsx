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
/** Opens the table in a window of a width in rem. */
const open = (width: number, weeks = WEEKS) => {
  vi.stubGlobal("matchMedia", (media: string) => {
    const [, from = "0"] = /min-width: (\d+)rem/.exec(media) ?? [];
    return Object.assign(new EventTarget(), { matches: width >= Number(from), media, onchange: null });
  });
  return renderInApp(<HealthTable weeks={weeks} />);
};
const head = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

test("HealthTable: shows every week where there is room", async () => {
  await open(96);
  expect(head()).toEqual(["Kennzahl", "23. Nov.", "16. Nov.", "9. Nov."]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("HealthTable: figures are short, the unit of a line is in its heading", async () => {
  await open(96);
  expect(screen.getByRole("row", { name: "Karten laden, Hälfte unter (ms) 8,4 – –" })).toBeVisible();
  expect(screen.getByRole("row", { name: /^Neue, die Premium gekauft haben 83\s%/ })).toBeVisible();
});

test("HealthTable: a narrow window shows a week next to the one before, and another on request", async () => {
  const { user } = await open(48);
  expect(head()).toEqual(["Kennzahl", "23. Nov.", "16. Nov."]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Woche" }), "16. Nov.");
  expect(head()).toEqual(["Kennzahl", "16. Nov.", "9. Nov."]);
  expect(screen.getByRole("row", { name: /Entscheidungen 200 100/ })).toBeVisible();
});

test("HealthTable: a window with room for some of the weeks shows eight, from the chosen one on", async () => {
  const weeks = Array.from({ length: 12 }, (_, nth) =>
    aWeek(new Date(Date.UTC(2026, 10, 23) - nth * 7 * 86_400_000).toISOString().slice(0, 10), nth),
  );
  const { user } = await open(80, weeks);
  expect(head()).toHaveLength(9);
  expect(head()[1]).toBe("23. Nov.");
  await user.selectOptions(screen.getByRole("combobox", { name: "Woche" }), "26. Okt.");
  expect(head()).toHaveLength(9);
  expect(head()[1]).toBe("26. Okt.");
});
