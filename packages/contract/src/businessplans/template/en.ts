import type { PlanWords } from "./words.ts";

/** English words of a business plan. */
export const EN: PlanWords = {
  title: "Business plan",
  chapters: {
    summary: "Summary",
    founders: "Founders",
    offer: "Product or service",
    customers: "Customers and their benefit",
    market: "Market and competition",
    marketing: "Marketing and sales",
    organisation: "Organisation and team",
    legal: "Legal form and permits",
    platforms: "Location, technology and platforms",
    risks: "Opportunities and risks",
    schedule: "Schedule and milestones",
    finance: "Finances and capital needed",
  },
  missing: "Not written yet.",
  years: "Three years",
  months: "Month by month",
  overview: "The numbers in short",
  chart: "Cash at the end of each month, 36 months",
  year: (year) => `Year ${year}`,
  month: (month) => `Month ${month}`,
  figure: "Amount",
  rows: {
    revenue: "Revenue",
    variable: "Variable costs",
    fixed: "Fixed costs",
    profit: "Profit",
    drawings: "Private drawings",
    investments: "Investments",
    funding: "Funding",
    cash: "Cash at the end",
  },
  lines: {
    revenue: "Assumptions on revenue",
    fixed: "Fixed costs a month",
    investments: "Investments",
    funding: "Funding",
  },
  columns: {
    name: "Item",
    price: "Price",
    quantity: "Quantity a month",
    growth: "Growth a year",
    from: "From month",
    amount: "Amount",
    month: "Month",
  },
  breakEven: (month) =>
    month === null
      ? "Within three years income doesn’t cover the costs."
      : `From month ${month} on, the income of a month covers the costs for the first time.`,
  shortfall: (amount, month) =>
    amount === null
      ? `There is enough money in every month; the least in month ${month}.`
      : `Up to ${amount} are missing, the most in month ${month}.`,
  start: "Own money at the start",
  variable: "Variable costs of revenue",
  footer: "Planned without VAT and before taxes; no legal or tax advice",
};
