import { readFileSync } from "node:fs";
import path from "node:path";
import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  OVERVIEW_FIGURES,
  type OverviewFigure,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { createOverview } from "#features/analytics/dashboard/overview.ts";
import { Fail } from "#features/analytics/errors.ts";
import { csvFile } from "#platform/csv.ts";
import { PapersUnavailable } from "#platform/papers/papers.ts";
import type { Platform } from "#platform/platform.ts";

export type Filter = { userType: UserType; timeRange: TimeRange };
type Overview = ReturnType<typeof createOverview>;

const NAMED = ["devices", "browsers", "countries", "referrers", "features", "conversions"] as const;
const ROWS_MAX = 1_000;

type Row = [part: string, name: string, measure: string, value: number | null];
/** Everything of an overview, one value a row. */
function rowsOf(all: AnalyticsOverview): Row[] {
  return [
    ...OVERVIEW_FIGURES.flatMap((name): Row[] => [
      ["figures", name, "value", all[name]],
      ["figures", name, "change", all.changes?.[name] ?? null],
    ]),
    ...all.topPages.flatMap(({ page_path, ...measures }): Row[] =>
      Object.entries(measures).map(([measure, value]): Row => ["pages", page_path, measure, value]),
    ),
    ...NAMED.flatMap((part) => all[part].map(({ name, count }): Row => [part, name, "count", count])),
    ...all.series.flatMap(({ at, ...measures }): Row[] =>
      Object.entries(measures).map(([measure, value]): Row => ["series", at, measure, value]),
    ),
  ];
}

/** The report of a filter as a table, for readers of a language. */
export async function reportCsv(overview: Overview, filter: Filter, language: Language) {
  const items = rowsOf(await overview(filter));
  const page = async () => ({ items, next_cursor: null });
  return csvFile(
    { head: ["part", "name", "measure", "value"], max: ROWS_MAX, language },
    page,
    (row: Row) => row,
  );
}

const template = readFileSync(path.join(import.meta.dirname, "report.typ"), "utf8");

/** The report of a filter to print, in a language. Throws papers_unavailable where that can't be done. */
export async function reportPdf(
  platform: Platform,
  overview: Overview,
  filter: Filter,
  language: Language,
): Promise<Buffer> {
  const data = { lang: language, ...contentOf(platform, await overview(filter), filter, language) };
  try {
    return await platform.papers.pdf({ template, data });
  } catch (error) {
    if (error instanceof PapersUnavailable) throw new Fail("papers_unavailable");
    throw error;
  }
}

/** The names of the figures among the texts. */
const FIGURE_NAMES: Readonly<Record<OverviewFigure, string>> = {
  totalSessions: "sessions",
  uniqueUsers: "visitors",
  guestSessions: "guest_sessions",
  avgSessionDuration: "duration",
  avgPagesPerSession: "pages_per_session",
  conversionRate: "conversion_rate",
  totalViews: "views",
  countedViews: "counted",
  totalEvents: "events",
  totalClicks: "clicks",
  totalErrors: "errors",
};

/** A path keeps its direction among words that are read from right to left. */
const leftToRight = (path: string): string => `\u2066${path}\u2069`;

/** What a report says, in words and numbers of a language. */
function contentOf({ texts }: Platform, all: AnalyticsOverview, filter: Filter, language: Language) {
  const say = (key: string, data?: Record<string, string>) =>
    texts.say(language, `analytics/messages:report_${key}` as Parameters<typeof texts.say>[1], data); // keys of this very part
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const number = (value: number) => format.format(value);
  const seconds = (value: number | null) => (value === null ? "–" : say("seconds", { n: number(value) }));
  const share = (value: number | null) =>
    value === null
      ? "–"
      : new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 1 }).format(
          value,
        );
  const moment = (at: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      ...(filter.timeRange === "24h" ? { dateStyle: "short", timeStyle: "short" } : { dateStyle: "medium" }),
      timeZone: "UTC",
    }).format(new Date(at));
  const change = new Intl.NumberFormat(localeOf(language), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const figure = (name: OverviewFigure, shown = number(all[name])) => {
    const changed = all.changes?.[name] ?? null;
    return [say(FIGURE_NAMES[name]), shown, changed === null ? "–" : change.format(changed)];
  };
  const figures = OVERVIEW_FIGURES.map((name) => {
    if (name === "avgSessionDuration") return figure(name, seconds(all[name]));
    return name === "conversionRate" ? figure(name, share(all[name])) : figure(name);
  });
  const pages = all.topPages.map((page) => [
    leftToRight(page.page_path),
    number(page.views),
    seconds(page.avg_time),
    share(page.avg_scroll_depth === null ? null : page.avg_scroll_depth / 100),
  ]);
  const course = all.series.map((one) => [
    moment(one.at),
    number(one.sessions),
    number(one.views),
    number(one.events),
    number(one.errors),
  ]);
  return {
    title: say("title"),
    facts: [
      [say("made"), new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(new Date())],
      [say("period"), say(`range_${filter.timeRange}`)],
      [say("who"), say(`who_${filter.userType}`)],
    ],
    sections: [
      { title: say("figures"), head: [say("what"), say("how_many"), say("change")], lines: figures },
      { title: say("pages"), head: [say("page"), say("views"), say("time"), say("depth")], lines: pages },
      {
        title: say("course"),
        head: [say("when"), say("sessions"), say("views"), say("events"), say("errors")],
        lines: course,
      },
    ].filter(({ lines }) => lines.length > 0),
  };
}
