import { cashChartSvg } from "../cash-chart.ts";
import { type Month, outlookOf, type Year } from "../finance.ts";
import { CHAPTERS, type PlanChapters, type PlanLanguage, type PlanNumbers } from "../rules.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import type { PlanWords } from "./words.ts";

/** The words of a language. */
export const planWordsOf = (language: PlanLanguage): PlanWords => (language === "de" ? DE : EN);

/** A table of a paper: the first row of cells is its head, the first cell of a row its name. */
export type PaperTable = { title: string; head: string[]; rows: string[][] };
/** A business plan in words. */
export type PlanPaper = {
  title: string;
  overview: string[];
  chapters: { title: string; text: string }[];
  /** The cash of every month as SVG, and what it shows. */
  chart: { title: string; svg: string };
  tables: PaperTable[];
  footer: string;
};

const ROWS = [
  "revenue",
  "variable",
  "fixed",
  "profit",
  "drawings",
  "investments",
  "funding",
  "cash",
] as const;
const MONTHS_A_TABLE = 6;

/** A plan as its file says it: chapters, what the numbers come to, and the tables behind them. */
export function planPaperOf({
  title,
  language,
  chapters,
  numbers,
}: {
  title: string;
  language: PlanLanguage;
  chapters: PlanChapters;
  numbers: PlanNumbers;
}): PlanPaper {
  const words = planWordsOf(language);
  const outlook = outlookOf(numbers);
  const money = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  const rounded = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const euros = (cents: number) => money.format(cents / 100);
  const about = (cents: number) => rounded.format(Math.round(cents / 100));
  const grid = (name: string, columns: readonly (Month | Year)[]): PaperTable => ({
    title: name,
    head: [
      words.columns.name,
      ...columns.map((one) => ("year" in one ? words.year(one.year) : words.month(one.month))),
    ],
    rows: ROWS.map((row) => [words.rows[row], ...columns.map((one) => about(one[row]))]),
  });
  const { name, price, quantity, growth, from, amount, month } = words.columns;
  const once = (key: "investments" | "funding"): PaperTable => ({
    title: words.lines[key],
    head: [name, amount, month],
    rows: numbers[key].map((line) => [line.name, euros(line.cents), String(line.month)]),
  });
  const first = outlook.months.slice(0, 12);
  return {
    title: title || words.title,
    overview: [
      words.breakEven(outlook.break_even),
      words.shortfall(outlook.shortfall > 0 ? euros(outlook.shortfall) : null, outlook.lowest_month),
      `${words.start}: ${euros(numbers.start_cents)}`,
      `${words.variable}: ${percent.format(numbers.variable_percent / 100)}`,
    ],
    chapters: CHAPTERS.map((key) => ({ title: words.chapters[key], text: chapters[key] || words.missing })),
    chart: { title: words.chart, svg: cashChartSvg(outlook.months.map(({ cash }) => cash)) },
    tables: [
      grid(words.years, outlook.years),
      ...[0, MONTHS_A_TABLE].map((at) => grid(words.months, first.slice(at, at + MONTHS_A_TABLE))),
      {
        title: words.lines.revenue,
        head: [name, price, quantity, growth, from],
        rows: numbers.revenue.map((line) => [
          line.name,
          euros(line.price_cents),
          String(line.quantity),
          percent.format(line.growth_percent / 100),
          String(line.from_month),
        ]),
      },
      {
        title: words.lines.fixed,
        head: [name, amount],
        rows: numbers.fixed.map((line) => [line.name, euros(line.cents)]),
      },
      once("investments"),
      once("funding"),
    ].filter(({ rows }) => rows.length > 0),
    footer: words.footer,
  };
}
