import type { Chapter } from "../rules.ts";

/** The fixed texts of a plan as a file. */
export type PlanWords = {
  title: string;
  chapters: Record<Chapter, string>;
  missing: string;
  years: string;
  months: string;
  overview: string;
  /** What the chart shows. */
  chart: string;
  year: (year: number) => string;
  month: (month: number) => string;
  figure: string;
  rows: Record<
    "revenue" | "variable" | "fixed" | "profit" | "drawings" | "investments" | "funding" | "cash",
    string
  >;
  lines: Record<"revenue" | "fixed" | "investments" | "funding", string>;
  columns: Record<"name" | "price" | "quantity" | "growth" | "from" | "amount" | "month", string>;
  breakEven: (month: number | null) => string;
  shortfall: (amount: string | null, month: number) => string;
  start: string;
  variable: string;
  footer: string;
};
