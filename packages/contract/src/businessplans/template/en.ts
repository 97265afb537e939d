import type { PlanWords } from "./words.ts";

/** English words of a business plan. */
export const EN: PlanWords = {
  title: "Business plan",
  contents: "Contents",
  author: "Presented by",
  date: "As of",
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
  overview: "The numbers in short",
  rules: "How it is calculated",
  ruleLines: {
    always: [
      "All amounts are calculated to the cent; tables round them to euros.",
      "Income and expenses count in the month in which they arise.",
      "Profit here means revenue less variable and fixed costs and interest, before depreciation and taxes on income.",
    ],
    vat: {
      small: "Small business (§ 19 of the German VAT act): no VAT is charged, and none is reclaimed.",
      exempt: "Exempt sales (§ 4 of the German VAT act): no VAT is charged, and none is reclaimed.",
      monthly:
        "All amounts are net. The VAT of a month, less input VAT, is due on the 10th of the month after next (permanent extension).",
      quarterly:
        "All amounts are net. The VAT of a quarter, less input VAT, is due on the 10th of the second month after it (permanent extension).",
    },
    loans:
      "Loans are paid out at the beginning of a month. Interest is due every month on what is owed; equal repayments run from the first one to the end of the term.",
  },
  years: "Three years",
  scenarios: "Three scenarios",
  capital: {
    title: "Capital needed and its sources",
    investments: (month) => `Investments up to month ${month}`,
    running: (month) => `Running payments less income up to month ${month}`,
    need: "Capital needed",
    sources: "Sources",
    balance: "Surplus or gap (−)",
  },
  liquidity: (year) => `Liquidity in year ${year}, in euros`,
  seasons: "Sales by season",
  year: (year) => `Year ${year}`,
  month: (month) => `Month ${month}`,
  total: "Total",
  charts: {
    cash: "Cash at the end of each month",
    sales: "Revenue and costs by month",
    months: "Month",
    euros: "Euros",
    there: "Cash",
    missing: "missing money",
    floor: "Minimum cash",
    revenue: "Revenue",
    costs: "Costs with interest",
  },
  rows: {
    revenue: "Revenue",
    variable: "Variable costs",
    fixed: "Fixed costs",
    interest: "Interest",
    profit: "Profit",
    vat_out: "VAT from sales",
    vat_in: "Input VAT",
    vat_paid: "Paid to the tax office",
    drawings: "Private drawings",
    investments: "Investments",
    funding: "Contributions and grants",
    loans: "Loans paid out",
    repayment: "Repayments",
    cash: "Cash at the end",
    debt: "Debt at the end",
  },
  scenario: { cautious: "Cautious", expected: "Expected", good: "Good" },
  scenarioRows: {
    sales: "Sales",
    costs: "Costs",
    revenue: (year) => `Revenue in year ${year}`,
    profit: (year) => `Profit in year ${year}`,
    lowest: "Lowest cash",
    lowestMonth: "in month",
    breakEven: "Costs covered from month",
    never: "never",
  },
  lines: {
    revenue: "Assumptions on revenue",
    fixed: "Fixed costs a month",
    investments: "Investments",
    funding: "Contributions and grants",
    loans: "Loans",
  },
  columns: {
    name: "Item",
    price: "Price",
    quantity: "Quantity a month",
    growth: "Growth a year",
    from: "From month",
    amount: "Amount",
    month: "Month",
    vat: "VAT",
    interest: "Interest a year",
    payout: "Paid out in month",
    firstRepayment: "First repayment in month",
    term: "Term in months",
    calendarMonth: "Calendar month",
    percent: "Share of a usual month",
  },
  breakEven: (month) =>
    month === null
      ? "Within three years income doesn’t cover the costs."
      : `From month ${month} on, the income of a month covers the costs for the first time.`,
  lowest: (at) =>
    at === null
      ? "No costs are planned yet, so nothing can be said about whether the money suffices."
      : `Cash is lowest at the end of month ${at.month}: ${at.amount}.`,
  enough: "There is enough money in every month.",
  shortfall: (amount) => `Up to ${amount} are missing.`,
  belowFloor: (missing, floor) => `Up to ${missing} are missing to keep the minimum cash of ${floor}.`,
  smallBusinessEnd: ({ month, because }) =>
    `The rule for small businesses (§ 19 of the German VAT act) ends with month ${month}: ${
      {
        first_year: "revenue exceeds €25,000 in the first calendar year.",
        year_before: "revenue exceeded €25,000 in the calendar year before.",
        this_year: "revenue exceeds €100,000 in the current calendar year.",
      }[because]
    } VAT isn’t included here.`,
  start: "Own money at the start",
  floor: "Minimum cash",
  variable: "Variable costs of revenue",
  ramp: (months, percent) =>
    `Start-up: each offer begins with ${percent} of its quantity and reaches all of it after ${months} months.`,
  footer: "Planned before depreciation and income taxes; no legal or tax advice",
};
