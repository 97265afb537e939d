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

/** What is sold: a price, how many a month in the first year, how much more a year, and from which month on. */
export type RevenueLine = {
  name: string;
  price_cents: number;
  quantity: number;
  growth_percent: number;
  from_month: number;
};
/** What is paid every month. */
export type CostLine = { name: string; cents: number };
/** What is paid or comes in once, in one of the months. */
export type OnceLine = { name: string; cents: number; month: number };
/** The numbers of a plan. */
export type PlanNumbers = {
  revenue: RevenueLine[];
  fixed: CostLine[];
  /** Of every sale: goods, fees, shipping, commissions. */
  variable_percent: number;
  /** What one takes out to live on, every month. */
  drawings_cents: number;
  investments: OnceLine[];
  funding: OnceLine[];
  /** The starting capital. */
  start_cents: number;
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
  drawings_cents: 0,
  investments: [],
  funding: [],
  start_cents: 0,
};
