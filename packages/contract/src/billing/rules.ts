/** What is for sale, and the rules of buying, without any library (product: money). */

/** Passes that end by themselves, and the subscription that renews monthly. */
export const PLANS = ["30d", "6m", "monthly"] as const;
/** One of them. */
export type Plan = (typeof PLANS)[number];

/** What they cost, in euro cents including value added tax (spec: account, section 9; public, section 9). */
export const PRICE_CENTS: Readonly<Record<Plan, number>> = { "30d": 1_999, "6m": 9_999, monthly: 1_999 };
/** The months of a plan, for comparing prices: the price a month is shown next to it (PAngV). */
export const PLAN_MONTHS: Readonly<Record<Plan, number>> = { "30d": 1, "6m": 6, monthly: 1 };

/** What happens to money, as the ledger has it. */
export const LEDGER_KINDS = [
  "paid",
  "refunded",
  "disputed",
  "dispute_won",
  "dispute_lost",
  /** The contract ended before what was paid for was over, by a declaration or by the team. */
  "ended",
] as const;
/** One of them. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];
/** Days within which a consumer may withdraw from a purchase (§ 355 (2) BGB). */
export const WITHDRAWAL_DAYS = 14;
/** Days within which money goes back after a withdrawal (§ 357 (1) BGB), and within which a case is decided. */
export const DECISION_DAYS = 14;
/** After this many withdrawals within a year, premium begins after the withdrawal period. */
export const WITHDRAWALS_BEFORE_WAITING = 2;
/** Days the test version lasts unless configured otherwise (product: money). */
export const TEST_DAYS = 7;
/** Days before an end at which a member is notified of it. */
export const EXPIRING_DAYS = [3, 1] as const;
/** Seconds after which a purchase is fetched again, if the live stream has not reported it (spec: account, section 4). */
export const REFETCH_SECONDS = [2, 6, 12] as const;
/** Buying takes this age (product: people and accounts). */
export const BUYING_AGE = 16;

/** Most characters of a name, an order number and a remark in a declaration. */
export const DECLARATION_NAME_MAX = 120;
export const DECLARATION_NUMBER_MAX = 40;
export const DECLARATION_TEXT_MAX = 1_000;

/** Members from this level on decide about payments and declarations that no rule fits. */
export const BILLING_REVIEW_LEVEL = 5;

/** Most characters of an answer to a declaration, and of the reason for what the team does about money. */
export const BILLING_ANSWER_MAX = 4_000;
export const BILLING_REASON_MAX = 1_000;

/** Most characters of the fields of an invoice's recipient. */
export const RECIPIENT_NAME_MAX = 120;
export const RECIPIENT_ADDRESS_MAX = 300;
export const VAT_ID_MAX = 20;
/** What a VAT id of the European Union looks like: a country and 2 to 13 letters and digits. */
export const VAT_ID_PATTERN = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/;
