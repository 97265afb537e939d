/** Limits and names of business plans without any library: pages that only ask load these alone. */

/** The chapters that banks and the employment agency ask for, in their order; the numbers follow the last. */
export const CHAPTERS = [
  "summary",
  "founders",
  "offer",
  "customers",
  "market",
  "marketing",
  "organisation",
  "legal",
  "platforms",
  "risks",
  "schedule",
  "finance",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Business models that a plan speaks of in the same words: examples come by these. */
export const FAMILIES = ["goods", "content", "services", "trading"] as const;
export type Family = (typeof FAMILIES)[number];
/** The languages that plans are set in; whatever people type into them may be in any. */
export const PLAN_LANGUAGES = ["de", "en"] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

/** The maximum number of business plans of a member, and on a page of the list. */
export const BUSINESS_PLANS_MAX = 50;
export const PLAN_TITLE_MAX = 120;
/** Most characters of a chapter. */
export const CHAPTER_MAX = 3000;
/** Most characters of a line's name, and most lines of a kind. */
export const LINE_NAME_MAX = 60;
export const LINES_MAX = 10;
/** One million euros: all sums of three years stay whole numbers that are exact. */
export const PLAN_CENTS_MAX = 100_000_000;
export const QUANTITY_MAX = 10_000;
export const GROWTH_MIN = -100;
export const GROWTH_MAX = 300;
/** Three years. */
export const MONTHS = 36;
/** Most that a line sells in a month: price by quantity. Sums of three years stay exact. */
export const LINE_REVENUE_CENTS_MAX = 100_000_000_000;
/** Percent of the usual month that a season may reach. */
export const SEASON_MAX = 300;
/** Months until a line sells its whole quantity. */
export const RAMP_MONTHS_MAX = 24;
export const INTEREST_MAX = 30;
/** Thirty years. */
export const LOAN_MONTHS_MAX = 360;
/** Percent of the expected sales or costs that a scenario may reach. */
export const SCENARIO_MAX = 200;
export const AUTHOR_MAX = 120;

/** Percent of value added tax in Germany. */
export const VAT_RATES = [0, 7, 19] as const;
export type VatRate = (typeof VAT_RATES)[number];
/** Small business (§ 19 UStG), exempt sales (§ 4 UStG), or advance returns each month or quarter. */
export const VAT_MODES = ["small", "exempt", "monthly", "quarterly"] as const;
export type VatMode = (typeof VAT_MODES)[number];
/** Limits of § 19 UStG since 2025: sales of the calendar year before (and of the first one), and of the current one. */
export const SMALL_BUSINESS_CENTS = { before: 2_500_000, current: 10_000_000 } as const;

export const SCENARIOS = ["cautious", "expected", "good"] as const;
export type Scenario = (typeof SCENARIOS)[number];
/** What a scenario makes of the expected sales and costs, in percent. */
export type ScenarioFactors = { sales_percent: number; cost_percent: number };

/** What is sold: a price, how many a month in the first year, how much more a year, and from which month on. */
export type RevenueLine = {
  name: string;
  price_cents: number;
  quantity: number;
  growth_percent: number;
  from_month: number;
  vat_percent: VatRate;
};
/** What is paid every month. */
export type CostLine = { name: string; cents: number; vat_percent: VatRate };
/** What comes in once, in one of the months. */
export type OnceLine = { name: string; cents: number; month: number };
/** What is bought once, in one of the months. */
export type InvestmentLine = OnceLine & { vat_percent: VatRate };
/** A loan: paid out, then interest only until the first repayment, then equal repayments until the term is over. */
export type Loan = {
  name: string;
  cents: number;
  /** A year. */
  interest_percent: number;
  payout_month: number;
  /** From the payout to the last repayment. */
  term_months: number;
  /** Months from the payout on in which nothing is repaid: fewer than the term. */
  interest_only_months: number;
};
/** The numbers of a plan. Percentages have up to two decimals, amounts are whole cents. */
export type PlanNumbers = {
  revenue: RevenueLine[];
  fixed: CostLine[];
  /** Of every sale: goods, fees, shipping, commissions. */
  variable_percent: number;
  variable_vat_percent: VatRate;
  /** What one takes out to live on, every month. */
  drawings_cents: number;
  investments: InvestmentLine[];
  funding: OnceLine[];
  loans: Loan[];
  /** The starting capital. */
  start_cents: number;
  /** What should never be missing from the account. */
  floor_cents: number;
  /** The calendar month that the plan begins with, 1 to 12. */
  first_month: number;
  /** Sales of January to December in percent of a usual month. */
  seasons: number[];
  /** Sales of a line begin with this percentage and reach the whole quantity after that many months. */
  ramp_months: number;
  ramp_percent: number;
  vat: VatMode;
  scenarios: { cautious: ScenarioFactors; good: ScenarioFactors };
};
type Later<T, K extends keyof T> = Omit<T, K> & { [N in K]?: T[N] | undefined };
/** The numbers of a plan as stored: plans of earlier versions lack what came later. */
export type StoredNumbers = Later<
  Omit<PlanNumbers, "revenue" | "fixed" | "investments">,
  | "variable_vat_percent"
  | "loans"
  | "floor_cents"
  | "first_month"
  | "seasons"
  | "ramp_months"
  | "ramp_percent"
  | "vat"
  | "scenarios"
> & {
  revenue: Later<RevenueLine, "vat_percent">[];
  fixed: Later<CostLine, "vat_percent">[];
  investments: Later<InvestmentLine, "vat_percent">[];
};
/** The words of a plan, by chapter. */
export type PlanChapters = { [K in Chapter]: string };

export const EMPTY_CHAPTERS: PlanChapters = {
  summary: "",
  founders: "",
  offer: "",
  customers: "",
  market: "",
  marketing: "",
  organisation: "",
  legal: "",
  platforms: "",
  risks: "",
  schedule: "",
  finance: "",
};
export const EMPTY_NUMBERS: PlanNumbers = {
  revenue: [],
  fixed: [],
  variable_percent: 0,
  variable_vat_percent: 19,
  drawings_cents: 0,
  investments: [],
  funding: [],
  loans: [],
  start_cents: 0,
  floor_cents: 0,
  first_month: 1,
  seasons: Array.from({ length: 12 }, () => 100),
  ramp_months: 0,
  ramp_percent: 0,
  vat: "small",
  scenarios: {
    cautious: { sales_percent: 80, cost_percent: 110 },
    good: { sales_percent: 120, cost_percent: 100 },
  },
};

/** An object without the keys that are undefined. */
const given = <T extends object>(from: T) =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined));
const taxed = <L extends { vat_percent?: VatRate | undefined }>(
  lines: readonly L[],
): (L & { vat_percent: VatRate })[] =>
  lines.map((line) => ({ ...line, vat_percent: line.vat_percent ?? 19 }));

/** The numbers of a plan with what earlier versions didn't store. */
export const completeNumbers = (stored: StoredNumbers): PlanNumbers => ({
  ...EMPTY_NUMBERS,
  ...(given(stored) as StoredNumbers as PlanNumbers), // what is missing comes from the empty ones
  revenue: taxed(stored.revenue),
  fixed: taxed(stored.fixed),
  investments: taxed(stored.investments),
});

/** The month in which a loan's repayment begins; it may be beyond those of the plan. */
export const firstRepaymentOf = ({ payout_month, interest_only_months }: Loan): number =>
  payout_month + interest_only_months;
