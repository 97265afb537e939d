import { MONTHS, type PlanNumbers, type RevenueLine } from "./rules.ts";

/** One month of a plan, in cents. `month` counts from 1. */
export type Month = {
  month: number;
  revenue: number;
  variable: number;
  fixed: number;
  /** What is left of the revenue, before anything is taken out to live on. */
  profit: number;
  drawings: number;
  investments: number;
  funding: number;
  /** What is there at the end of the month. */
  cash: number;
};
/** The sums of a year; `cash`: at its end. */
export type Year = Omit<Month, "month"> & { year: number };
/** What follows from the numbers of a plan. */
export type Outlook = {
  months: Month[];
  years: Year[];
  /** The first month from which sales carry what the business costs; null: in none of the three years. */
  break_even: number | null;
  /** What is missing at the lowest point, at least 0. */
  shortfall: number;
  /** The month of the lowest cash. */
  lowest_month: number;
};

/** Pieces sold in a month: those of the first year, grown once a year. */
function piecesIn({ quantity, growth_percent, from_month }: RevenueLine, month: number): number {
  if (month < from_month) return 0;
  const years = Math.floor((month - 1) / 12);
  return Math.round((quantity * (100 + growth_percent) ** years) / 100 ** years);
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** The 36 months, years and turning points of a plan. Every amount is in whole cents. */
export function outlookOf(numbers: PlanNumbers): Outlook {
  const { variable_percent, drawings_cents: drawings } = numbers;
  const fixed = sum(numbers.fixed.map(({ cents }) => cents));
  const once = (lines: PlanNumbers["funding"], month: number) =>
    sum(lines.filter((line) => line.month === month).map(({ cents }) => cents));
  const months: Month[] = [];
  let cash = numbers.start_cents;
  for (let month = 1; month <= MONTHS; month++) {
    const revenue = sum(numbers.revenue.map((line) => line.price_cents * piecesIn(line, month)));
    const variable = Math.round(revenue * (variable_percent / 100));
    const profit = revenue - variable - fixed;
    const investments = once(numbers.investments, month);
    const funding = once(numbers.funding, month);
    cash += profit - drawings - investments + funding;
    months.push({ month, revenue, variable, fixed, profit, drawings, investments, funding, cash });
  }
  const lowest = months.reduce((low, one) => (one.cash < low.cash ? one : low));
  return {
    months,
    years: [1, 2, 3].map((year) => yearOf(year, months.slice((year - 1) * 12, year * 12))),
    break_even: months.find(({ revenue, profit }) => revenue > 0 && profit >= 0)?.month ?? null,
    shortfall: Math.max(0, -lowest.cash),
    lowest_month: lowest.month,
  };
}

function yearOf(year: number, months: readonly Month[]): Year {
  const of = (key: keyof Month) => sum(months.map((month) => month[key]));
  return {
    year,
    revenue: of("revenue"),
    variable: of("variable"),
    fixed: of("fixed"),
    profit: of("profit"),
    drawings: of("drawings"),
    investments: of("investments"),
    funding: of("funding"),
    cash: months.at(-1)?.cash ?? 0,
  };
}
