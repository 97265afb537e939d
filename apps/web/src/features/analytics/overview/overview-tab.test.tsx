import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { OVERVIEW_FIGURES } from "@kompagnon/contract/analytics/rules.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { Tiles } from "./overview-tab.tsx";

const overview = (changes: AnalyticsOverview["changes"]): AnalyticsOverview => ({
  totalSessions: 120,
  activeSessions: 2,
  avgSessionDuration: 95,
  conversionRate: 0.25,
  uniqueUsers: 80,
  guestSessions: 60,
  avgPagesPerSession: 3.2,
  totalEvents: 900,
  totalClicks: 700,
  totalViews: 500,
  countedViews: 110,
  totalErrors: 0,
  changes,
  topPages: [],
  series: [],
  devices: [],
  browsers: [],
  countries: [],
  referrers: [],
  features: [],
  conversions: [],
});
const none = Object.fromEntries(OVERVIEW_FIGURES.map((name) => [name, null]));
const tile = (name: string) => screen.getByText(name).closest("div");

test("tiles: a figure shows its change against the period before, one without does not", async () => {
  const changes = { ...none, totalSessions: 0.2, uniqueUsers: -0.05 } as AnalyticsOverview["changes"];
  await renderInApp(<Tiles overview={overview(changes)} byHour={false} />);
  expect(tile("Besuche")).toHaveTextContent(/Besuche120\+20\s% gegenüber dem Zeitraum davor/);
  expect(tile("Verschiedene Personen")).toHaveTextContent(/-5\s%/);
  expect(tile("Fehler")).toHaveTextContent(/^Fehler0$/);
  expect(screen.getByText(/nur volle Tage/)).toBeVisible();
});

test("tiles: all opened pages and the part of them without consent are shown as they are", async () => {
  await renderInApp(<Tiles overview={overview(null)} byHour />);
  expect(tile("Seitenaufrufe")).toHaveTextContent(/^Seitenaufrufe500$/);
  expect(tile("Aufrufe ohne Zustimmung")).toHaveTextContent(/^Aufrufe ohne Zustimmung110$/);
});

test("tiles: without a whole period before there is no percentage, and the page says why", async () => {
  await renderInApp(<Tiles overview={overview(null)} byHour />);
  expect(screen.getByText("Für einen Vergleich fehlt noch der Zeitraum davor.")).toBeVisible();
  expect(screen.queryByText("gegenüber dem Zeitraum davor")).toBeNull();
});
