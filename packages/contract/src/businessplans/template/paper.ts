import { type Chart, chartOf } from "../chart.ts";
import { capitalNeedOf, isSum, type Month, type Outlook, outlookOf, rowsOf, type Year } from "../finance.ts";
import {
  CHAPTERS,
  completeNumbers,
  firstRepaymentOf,
  type PlanChapters,
  type PlanLanguage,
  type PlanNumbers,
  SCENARIOS,
  type StoredNumbers,
} from "../rules.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import type { PlanWords } from "./words.ts";

/** The words of a language. */
export const planWordsOf = (language: PlanLanguage): PlanWords => (language === "de" ? DE : EN);

/** A table of a paper: the first row of cells is its head, the first cell of a row its name. */
export type PaperTable = {
  title: string;
  head: string[];
  rows: string[][];
  /** It has a column for each month, and so needs the long side of the paper. */
  wide: boolean;
  /** The rows that are sums. */
  strong: number[];
};
/** A chart with what its axes and its signs say. */
export type PaperChart = {
  title: string;
  /** What it shows, in words. */
  alt: string;
  axes: { x: string; y: string };
  chart: Omit<Chart, "ticks" | "months"> & {
    ticks: { y: number; text: string }[];
    months: { x: number; text: string }[];
  };
  signs: { kind: "bar" | "missing" | "line" | "level"; text: string }[];
};
/** A business plan in words. */
export type PlanPaper = {
  title: string;
  /** What the cover says: names and values. */
  cover: [string, string][];
  overview: string[];
  rules: string[];
  chapters: { title: string; text: string }[];
  charts: PaperChart[];
  tables: PaperTable[];
  footer: string;
};

/** How a language writes amounts; a minus is one, and not a hyphen that a line may break at. */
function formatsOf(language: PlanLanguage) {
  const format = (options: Intl.NumberFormatOptions) => {
    const { format: of } = new Intl.NumberFormat(language, options);
    return (value: number) => of(value).replace("-", "\u2212");
  };
  const money = format({ style: "currency", currency: "EUR" });
  const whole = format({ maximumFractionDigits: 0 });
  const percent = format({ style: "percent", maximumFractionDigits: 2 });
  return {
    euros: (cents: number) => money(cents / 100),
    /** Rounded, without a sign: a heading says what they are. A rounded nothing has no minus. */
    about: (cents: number) => whole(Math.round(cents / 100) + 0),
    percent: (value: number) => percent(value / 100),
    calendar: (month: number) =>
      new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(
        Date.UTC(2026, month - 1, 1),
      ),
  };
}

type Given = { words: PlanWords; numbers: PlanNumbers; formats: ReturnType<typeof formatsOf> };

/** The rows of a table of months or years that hold anything. */
function grid(
  { words, formats }: Given,
  { title, head, columns, wide }: { title: string; head: string[]; columns: (Month | Year)[]; wide: boolean },
): PaperTable {
  const rows = rowsOf(columns);
  return {
    title,
    head: [words.columns.name, ...head],
    rows: rows.map((row) => [words.rows[row], ...columns.map((one) => formats.about(one[row]))]),
    wide,
    strong: rows.flatMap((row, at) => (isSum(row) ? [at] : [])),
  };
}

/** Three years, and the months of each with their sum. */
function yearTables(given: Given, { months, years }: Outlook): PaperTable[] {
  const { words, numbers, formats } = given;
  const name = (month: number) =>
    `${words.month(month)}\n${formats.calendar(((numbers.first_month + month - 2) % 12) + 1)}`;
  return [
    grid(given, {
      title: `${words.years}, ${words.charts.euros}`,
      head: years.map(({ year }) => words.year(year)),
      columns: years,
      wide: false,
    }),
    ...years.map((year, at) => {
      const of = months.slice(at * 12, at * 12 + 12);
      return grid(given, {
        title: words.liquidity(year.year),
        head: [...of.map(({ month }) => name(month)), words.total],
        columns: [...of, year],
        wide: true,
      });
    }),
  ];
}

/** What is needed up to the lowest month, and what pays for it; nothing as long as nothing is paid. */
function capitalTable({ words, numbers, formats }: Given, outlook: Outlook): PaperTable {
  const { capital, lines } = words;
  const one = capitalNeedOf(numbers, outlook);
  const rows: [string, number][] = [
    [capital.investments(one.until), one.investments],
    [capital.running(one.until), one.running],
    [words.floor, one.floor],
    [capital.need, one.need],
    [words.start, one.own],
    [lines.loans, one.loans],
    [lines.funding, one.funding],
    [capital.sources, one.sources],
    [capital.balance, one.balance],
  ];
  return {
    title: `${capital.title}, ${words.charts.euros}`,
    head: [words.columns.name, words.columns.amount],
    rows: outlook.has_payments ? rows.map(([name, cents]) => [name, formats.about(cents)]) : [],
    wide: false,
    strong: [3, 7, 8],
  };
}

function scenarioTable({ words, numbers, formats }: Given): PaperTable {
  const { scenarioRows: names } = words;
  const all = SCENARIOS.map((scenario) => ({
    outlook: outlookOf(numbers, scenario),
    factors: scenario === "expected" ? null : numbers.scenarios[scenario],
  }));
  const row = (name: string, value: (one: (typeof all)[number]) => string) => [name, ...all.map(value)];
  const years = [1, 2, 3];
  return {
    title: `${words.scenarios}, ${words.charts.euros}`,
    head: [words.columns.name, ...SCENARIOS.map((scenario) => words.scenario[scenario])],
    rows: [
      row(names.sales, ({ factors }) => formats.percent(factors?.sales_percent ?? 100)),
      row(names.costs, ({ factors }) => formats.percent(factors?.cost_percent ?? 100)),
      ...years.map((year) =>
        row(names.revenue(year), ({ outlook }) => formats.about(outlook.years[year - 1]?.revenue ?? 0)),
      ),
      ...years.map((year) =>
        row(names.profit(year), ({ outlook }) => formats.about(outlook.years[year - 1]?.profit ?? 0)),
      ),
      row(names.breakEven, ({ outlook }) => String(outlook.break_even ?? names.never)),
      row(names.lowest, ({ outlook }) => formats.about(outlook.lowest_cash)),
      row(names.lowestMonth, ({ outlook }) => String(outlook.lowest_month)),
    ],
    wide: false,
    strong: [],
  };
}

const plainTable = (title: string, head: string[], rows: string[][]): PaperTable => ({
  title,
  head,
  rows,
  wide: false,
  strong: [],
});

/** What is sold and bought, each with its rate where tax is calculated. */
function salesAndCosts({ words, numbers, formats }: Given): PaperTable[] {
  const { columns, lines } = words;
  const { euros, percent } = formats;
  const isTaxed = numbers.vat === "monthly" || numbers.vat === "quarterly";
  const vat = (cell: string) => (isTaxed ? [cell] : []);
  const hasSeasons = numbers.seasons.some((season) => season !== 100);
  return [
    plainTable(
      lines.revenue,
      [columns.name, columns.price, columns.quantity, columns.growth, columns.from, ...vat(columns.vat)],
      numbers.revenue.map((line) => [
        line.name,
        euros(line.price_cents),
        String(line.quantity),
        percent(line.growth_percent),
        String(line.from_month),
        ...vat(percent(line.vat_percent)),
      ]),
    ),
    plainTable(
      words.seasons,
      [columns.calendarMonth, columns.percent],
      hasSeasons ? numbers.seasons.map((season, at) => [formats.calendar(at + 1), percent(season)]) : [],
    ),
    plainTable(
      lines.fixed,
      [columns.name, columns.amount, ...vat(columns.vat)],
      numbers.fixed.map((line) => [line.name, euros(line.cents), ...vat(percent(line.vat_percent))]),
    ),
    plainTable(
      lines.investments,
      [columns.name, columns.amount, columns.month, ...vat(columns.vat)],
      numbers.investments.map((line) => [
        line.name,
        euros(line.cents),
        String(line.month),
        ...vat(percent(line.vat_percent)),
      ]),
    ),
  ];
}

/** Where the money comes from. */
function funds({ words, numbers, formats }: Given): PaperTable[] {
  const { columns, lines } = words;
  const { euros, percent } = formats;
  return [
    plainTable(
      lines.loans,
      [columns.name, columns.amount, columns.interest, columns.payout, columns.firstRepayment, columns.term],
      numbers.loans.map((loan) => [
        loan.name,
        euros(loan.cents),
        percent(loan.interest_percent),
        String(loan.payout_month),
        String(firstRepaymentOf(loan)),
        String(loan.term_months),
      ]),
    ),
    plainTable(
      lines.funding,
      [columns.name, columns.amount, columns.month],
      numbers.funding.map((line) => [line.name, euros(line.cents), String(line.month)]),
    ),
  ];
}

/** What the numbers come to, in sentences. */
function overviewOf({ words, numbers, formats }: Given, outlook: Outlook): string[] {
  const { euros, percent } = formats;
  const { has_payments, lowest_cash, lowest_month, shortfall, below_floor, small_business_end } = outlook;
  const money = [];
  if (has_payments && shortfall > 0) money.push(words.shortfall(euros(shortfall)));
  else if (has_payments) money.push(words.enough);
  if (has_payments && numbers.floor_cents > 0 && below_floor > 0)
    money.push(words.belowFloor(euros(below_floor), euros(numbers.floor_cents)));
  return [
    ...(has_payments || outlook.break_even !== null ? [words.breakEven(outlook.break_even)] : []),
    [words.lowest(has_payments ? { amount: euros(lowest_cash), month: lowest_month } : null), ...money].join(
      " ",
    ),
    ...(small_business_end ? [words.smallBusinessEnd(small_business_end)] : []),
    `${words.start}: ${euros(numbers.start_cents)}`,
    ...(numbers.floor_cents > 0 ? [`${words.floor}: ${euros(numbers.floor_cents)}`] : []),
    `${words.variable}: ${percent(numbers.variable_percent)}`,
    ...(numbers.ramp_months > 0 ? [words.ramp(numbers.ramp_months, percent(numbers.ramp_percent))] : []),
  ];
}

function chartsOf({ words, numbers, formats }: Given, { months }: Outlook, overview: string[]): PaperChart[] {
  const axes = { x: words.charts.months, y: words.charts.euros };
  const labelled = ({ ticks, months: named, ...chart }: Chart) => ({
    ...chart,
    ticks: ticks.map(({ y, cents }) => ({ y, text: formats.about(cents) })),
    months: named.map(({ x, month }) => ({ x, text: String(month) })),
  });
  const cash = labelled(
    chartOf(
      months.map((one) => one.cash),
      { level: numbers.floor_cents },
    ),
  );
  return [
    {
      title: words.charts.cash,
      alt: [words.charts.cash, ...overview.slice(0, 2)].join(". "),
      axes,
      chart: cash,
      signs: [
        { kind: "bar", text: words.charts.there },
        ...(cash.bars.some(({ missing }) => missing)
          ? [{ kind: "missing" as const, text: words.charts.missing }]
          : []),
        ...(cash.level === null ? [] : [{ kind: "level" as const, text: words.charts.floor }]),
      ],
    },
    {
      title: words.charts.sales,
      alt: [words.charts.sales, overview[0] ?? ""].join(". "),
      axes,
      chart: labelled(
        chartOf(
          months.map(({ revenue }) => revenue),
          { line: months.map(({ variable, fixed, interest }) => variable + fixed + interest) },
        ),
      ),
      signs: [
        { kind: "bar", text: words.charts.revenue },
        { kind: "line", text: words.charts.costs },
      ],
    },
  ];
}

/** A plan as its file says it: chapters, what the numbers come to, and the tables behind them. `date`: as it is printed. */
export function planPaperOf({
  title,
  author,
  date,
  language,
  chapters,
  numbers: stored,
}: {
  title: string;
  author: string;
  date: string;
  language: PlanLanguage;
  chapters: PlanChapters;
  numbers: StoredNumbers;
}): PlanPaper {
  const words = planWordsOf(language);
  const given: Given = { words, numbers: completeNumbers(stored), formats: formatsOf(language) };
  const { numbers } = given;
  const outlook = outlookOf(numbers);
  const overview = overviewOf(given, outlook);
  return {
    title: title || words.title,
    cover: [
      [words.author, author],
      [words.date, date],
    ],
    overview,
    rules: [
      ...words.ruleLines.always,
      words.ruleLines.vat[numbers.vat],
      ...(numbers.loans.length > 0 ? [words.ruleLines.loans] : []),
    ],
    chapters: CHAPTERS.map((key) => ({ title: words.chapters[key], text: chapters[key] || words.missing })),
    charts: chartsOf(given, outlook, overview),
    tables: [
      capitalTable(given, outlook),
      ...yearTables(given, outlook),
      scenarioTable(given),
      ...salesAndCosts(given),
      ...funds(given),
    ].filter(({ rows }) => rows.length > 0),
    footer: words.footer,
  };
}
