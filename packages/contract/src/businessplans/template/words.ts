import type { Month, SmallBusinessEnd } from "../finance.ts";
import type { Chapter, Scenario, VatMode } from "../rules.ts";

/** The fixed texts of a plan as a file. */
export type PlanWords = {
  title: string;
  contents: string;
  author: string;
  date: string;
  chapters: Record<Chapter, string>;
  missing: string;
  overview: string;
  /** What is calculated by which rules. */
  rules: string;
  ruleLines: { always: readonly string[]; vat: Record<VatMode, string>; loans: string };
  years: string;
  scenarios: string;
  /** The capital that is needed, and where it comes from. */
  capital: {
    title: string;
    investments: (month: number) => string;
    running: (month: number) => string;
    need: string;
    sources: string;
    balance: string;
  };
  liquidity: (year: number) => string;
  seasons: string;
  year: (year: number) => string;
  month: (month: number) => string;
  total: string;
  charts: {
    cash: string;
    sales: string;
    /** What the axes have. */
    months: string;
    euros: string;
    there: string;
    missing: string;
    floor: string;
    revenue: string;
    costs: string;
  };
  rows: Record<Exclude<keyof Month, "month">, string>;
  scenario: Record<Scenario, string>;
  scenarioRows: {
    sales: string;
    costs: string;
    revenue: (year: number) => string;
    profit: (year: number) => string;
    lowest: string;
    lowestMonth: string;
    breakEven: string;
    never: string;
  };
  lines: Record<"revenue" | "fixed" | "investments" | "funding" | "loans", string>;
  columns: Record<
    | "name"
    | "price"
    | "quantity"
    | "growth"
    | "from"
    | "amount"
    | "month"
    | "vat"
    | "interest"
    | "payout"
    | "firstRepayment"
    | "term"
    | "calendarMonth"
    | "percent",
    string
  >;
  breakEven: (month: number | null) => string;
  /** How much there is at the lowest point; null: nothing is paid, so nothing can be said. */
  lowest: (at: { amount: string; month: number } | null) => string;
  enough: string;
  shortfall: (amount: string) => string;
  belowFloor: (missing: string, floor: string) => string;
  smallBusinessEnd: (end: SmallBusinessEnd) => string;
  start: string;
  floor: string;
  variable: string;
  ramp: (months: number, percent: string) => string;
  footer: string;
};
