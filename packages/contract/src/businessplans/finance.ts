import {
  completeNumbers,
  firstRepaymentOf,
  type Loan,
  MONTHS,
  type PlanNumbers,
  type RevenueLine,
  type Scenario,
  type ScenarioFactors,
  SMALL_BUSINESS_CENTS,
  type StoredNumbers,
  type VatRate,
} from "./rules.ts";

/** One month of a plan, in cents. `month` counts from 1. */
export type Month = {
  month: number;
  revenue: number;
  variable: number;
  fixed: number;
  interest: number;
  /** What is left of the revenue, before depreciation and taxes, and before anything is taken out to live on. */
  profit: number;
  /** Value added tax that comes with sales. */
  vat_out: number;
  /** Value added tax that is paid with costs and investments. */
  vat_in: number;
  /** What the tax office gets; negative: pays back. */
  vat_paid: number;
  drawings: number;
  investments: number;
  funding: number;
  /** Loans that are paid out, and what is repaid of them. */
  loans: number;
  repayment: number;
  /** What is there at the end of the month. */
  cash: number;
  /** What is owed of the loans at the end of the month. */
  debt: number;
};
/** The sums of a year; `cash` and `debt`: at its end. */
export type Year = Omit<Month, "month"> & { year: number };
/** Why the rule for small businesses ends, and from which month of the plan on. */
export type SmallBusinessEnd = { month: number; because: "first_year" | "year_before" | "this_year" };
/** What follows from the numbers of a plan. */
export type Outlook = {
  months: Month[];
  years: Year[];
  /** The first month from which sales carry what the business costs; null: in none of the three years. */
  break_even: number | null;
  /** Whether anything is paid at all: without it, nothing can be said of the money. */
  has_payments: boolean;
  /** The month of the lowest cash, and how much that is. */
  lowest_month: number;
  lowest_cash: number;
  /** What is missing at the lowest point, at least 0. */
  shortfall: number;
  /** What is missing at the lowest point to keep the least that should be there, at least 0. */
  below_floor: number;
  /** Null where it is not used, or stays. */
  small_business_end: SmallBusinessEnd | null;
};

/** A factor as a fraction of whole numbers. */
type Part = readonly [numerator: number, denominator: number];
/** A percentage with two decimals. */
const percentOf = (percent: number): Part => [Math.round(percent * 100), 10_000];
const WHOLE: Part = [1, 1];

/** An amount of at least 0 times all parts: exact, and rounded once, half a cent up. */
function times(cents: number, ...parts: readonly Part[]): number {
  let above = BigInt(cents);
  let below = 1n;
  for (const [numerator, denominator] of parts) {
    above *= BigInt(numerator);
    below *= BigInt(denominator);
  }
  return Number((2n * above + below) / (2n * below));
}
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** How much of its quantity a line sells in its nth month: linear from the first percentage to all of it. */
function rampIn(nth: number, { ramp_months, ramp_percent }: PlanNumbers): Part {
  if (nth > ramp_months) return WHOLE;
  const begin = Math.round(ramp_percent * 100);
  return [begin * ramp_months + (10_000 - begin) * (nth - 1), 10_000 * ramp_months];
}

/** The calendar month of a month of the plan, from 0. */
const calendarMonth = ({ first_month }: PlanNumbers, month: number): number => (first_month + month - 2) % 12;

function salesOf(line: RevenueLine, month: number, numbers: PlanNumbers, { sales_percent }: ScenarioFactors) {
  if (month < line.from_month) return 0;
  const grown = percentOf(100 + line.growth_percent);
  const years = Math.floor((month - 1) / 12);
  return times(
    line.price_cents * line.quantity,
    ...Array.from({ length: years }, () => grown),
    rampIn(month - line.from_month + 1, numbers),
    percentOf(numbers.seasons[calendarMonth(numbers, month)] ?? 100),
    percentOf(sales_percent),
  );
}

/** A loan in a month: interest on what is owed at its beginning, and equal repayments whose cents come out even. */
function loanIn(loan: Loan, month: number): { payout: number; interest: number; repayment: number } {
  const { cents, payout_month, term_months, interest_only_months, interest_percent } = loan;
  const isRunning = month >= payout_month && month < payout_month + term_months;
  if (!isRunning) return { payout: 0, interest: 0, repayment: 0 };
  const repaidUntil = (until: number) =>
    times(cents, [Math.max(0, until - firstRepaymentOf(loan) + 1), term_months - interest_only_months]);
  const before = repaidUntil(month - 1);
  return {
    payout: month === payout_month ? cents : 0,
    interest: times(cents - before, percentOf(interest_percent), [1, 12]),
    repayment: repaidUntil(month) - before,
  };
}

/** What a month's sales, costs and loans are, before the tax office and the account. */
function flowsIn(month: number, numbers: PlanNumbers, factors: ScenarioFactors) {
  const isTaxed = numbers.vat === "monthly" || numbers.vat === "quarterly";
  const taxOn = (cents: number, rate: VatRate) => (isTaxed ? times(cents, [rate, 100]) : 0);
  const cost = percentOf(factors.cost_percent);
  const sales = numbers.revenue.map((line) => ({
    cents: salesOf(line, month, numbers, factors),
    rate: line.vat_percent,
  }));
  const revenue = sum(sales.map(({ cents }) => cents));
  const variable = times(revenue, percentOf(numbers.variable_percent), cost);
  const fixed = numbers.fixed.map((line) => ({ cents: times(line.cents, cost), rate: line.vat_percent }));
  const bought = numbers.investments
    .filter((line) => line.month === month)
    .map((line) => ({ cents: line.cents, rate: line.vat_percent }));
  const loans = numbers.loans.map((loan) => loanIn(loan, month));
  const costs = [...fixed, ...bought, { cents: variable, rate: numbers.variable_vat_percent }];
  return {
    revenue,
    variable,
    fixed: sum(fixed.map(({ cents }) => cents)),
    interest: sum(loans.map(({ interest }) => interest)),
    investments: sum(bought.map(({ cents }) => cents)),
    funding: sum(numbers.funding.filter((line) => line.month === month).map(({ cents }) => cents)),
    loans: sum(loans.map(({ payout }) => payout)),
    repayment: sum(loans.map(({ repayment }) => repayment)),
    vat_out: sum(sales.map(({ cents, rate }) => taxOn(cents, rate))),
    vat_in: sum(costs.map(({ cents, rate }) => taxOn(cents, rate))),
  };
}
type Flows = ReturnType<typeof flowsIn>;

/**
 * The advance return that is paid in a month: that of the month before last, or of the quarter that ended then (10th of the month
 * after next, with the permanent extension of § 46 UStDV).
 */
function vatPaidIn(month: number, numbers: PlanNumbers, flows: readonly Flows[]): number {
  const due = (from: number, to: number) =>
    sum(flows.slice(Math.max(0, from - 1), Math.max(0, to)).map(({ vat_out, vat_in }) => vat_out - vat_in));
  if (numbers.vat === "monthly") return due(month - 2, month - 2);
  if (numbers.vat === "quarterly" && calendarMonth(numbers, month) % 3 === 1)
    return due(month - 4, month - 2);
  return 0;
}

/** The month from which sales are too high for § 19 UStG: the first calendar year's limit is that of a year before. */
function smallBusinessEnd(numbers: PlanNumbers, months: readonly Month[]): SmallBusinessEnd | null {
  if (numbers.vat !== "small") return null;
  const ofYear = [0, 0, 0, 0];
  for (const { month, revenue } of months) {
    const year = Math.floor((numbers.first_month + month - 2) / 12);
    const before = ofYear[year - 1] ?? 0;
    const now = (ofYear[year] ?? 0) + revenue;
    ofYear[year] = now;
    if (before > SMALL_BUSINESS_CENTS.before) return { month, because: "year_before" };
    if (year === 0 && now > SMALL_BUSINESS_CENTS.before) return { month, because: "first_year" };
    if (now > SMALL_BUSINESS_CENTS.current) return { month, because: "this_year" };
  }
  return null;
}

const EXPECTED: ScenarioFactors = { sales_percent: 100, cost_percent: 100 };

/** The 36 months, years and turning points of a plan in a scenario. Every amount is in whole cents. */
export function outlookOf(stored: StoredNumbers, scenario: Scenario = "expected"): Outlook {
  const numbers = completeNumbers(stored);
  const factors = scenario === "expected" ? EXPECTED : numbers.scenarios[scenario];
  const flows: Flows[] = [];
  const months: Month[] = [];
  let cash = numbers.start_cents;
  let debt = 0;
  for (let month = 1; month <= MONTHS; month++) {
    const flow = flowsIn(month, numbers, factors);
    flows.push(flow);
    const vat_paid = vatPaidIn(month, numbers, flows);
    const profit = flow.revenue - flow.variable - flow.fixed - flow.interest;
    const drawings = numbers.drawings_cents;
    cash += profit + flow.vat_out - flow.vat_in - vat_paid - drawings - flow.investments;
    cash += flow.funding + flow.loans - flow.repayment;
    debt += flow.loans - flow.repayment;
    months.push({ month, ...flow, profit, vat_paid, drawings, cash, debt });
  }
  const lowest = months.reduce((low, one) => (one.cash < low.cash ? one : low));
  return {
    months,
    years: [1, 2, 3].map((year) => yearOf(year, months.slice((year - 1) * 12, year * 12))),
    break_even: months.find(({ revenue, profit }) => revenue > 0 && profit >= 0)?.month ?? null,
    has_payments: months.some(
      (one) => one.variable + one.fixed + one.interest + one.drawings + one.investments + one.repayment > 0,
    ),
    lowest_month: lowest.month,
    lowest_cash: lowest.cash,
    shortfall: Math.max(0, -lowest.cash),
    below_floor: Math.max(0, numbers.floor_cents - lowest.cash),
    small_business_end: smallBusinessEnd(numbers, months),
  };
}

function yearOf(year: number, months: readonly Month[]): Year {
  const of = (key: keyof Month) => sum(months.map((month) => month[key]));
  return {
    year,
    revenue: of("revenue"),
    variable: of("variable"),
    fixed: of("fixed"),
    interest: of("interest"),
    profit: of("profit"),
    vat_out: of("vat_out"),
    vat_in: of("vat_in"),
    vat_paid: of("vat_paid"),
    drawings: of("drawings"),
    investments: of("investments"),
    funding: of("funding"),
    loans: of("loans"),
    repayment: of("repayment"),
    cash: months.at(-1)?.cash ?? 0,
    debt: months.at(-1)?.debt ?? 0,
  };
}

/** What a plan needs up to its lowest month, and what pays for it, in cents. */
export type CapitalNeed = {
  until: number;
  investments: number;
  /** What the business, its owner, its loans and taxes take until then, less what sales bring. */
  running: number;
  floor: number;
  need: number;
  own: number;
  loans: number;
  funding: number;
  sources: number;
  /** What is left, or missing, to keep the least that should be there. */
  balance: number;
};

/** The capital that a plan needs: everything is paid that falls due up to the lowest month, and the minimum is still there. */
export function capitalNeedOf(
  { start_cents: own, floor_cents: floor }: PlanNumbers,
  { months, lowest_month: until, lowest_cash }: Outlook,
): CapitalNeed {
  const of = (key: "investments" | "loans" | "funding") =>
    sum(months.slice(0, until).map((month) => month[key]));
  const investments = of("investments");
  const loans = of("loans");
  const funding = of("funding");
  const sources = own + loans + funding;
  const running = sources - investments - lowest_cash;
  const need = investments + running + floor;
  return { until, investments, running, floor, need, own, loans, funding, sources, balance: sources - need };
}

type Row = Exclude<keyof Month, "month">;
/** In the order of a liquidity plan. */
const ROWS: readonly Row[] = [
  "revenue",
  "variable",
  "fixed",
  "interest",
  "profit",
  "vat_out",
  "vat_in",
  "vat_paid",
  "drawings",
  "investments",
  "funding",
  "loans",
  "repayment",
  "cash",
  "debt",
];
/** Rows that are shown even if they hold nothing. */
const ALWAYS: ReadonlySet<Row> = new Set<Row>(["revenue", "fixed", "profit", "cash"]);

/** The rows of a table of months or years: without those in which nothing ever is. */
export const rowsOf = (columns: readonly (Month | Year)[]): Row[] =>
  ROWS.filter((row) => ALWAYS.has(row) || columns.some((one) => one[row] !== 0));
/** The rows that are sums of others. */
export const isSum = (row: Row): boolean => row === "profit" || row === "cash";
