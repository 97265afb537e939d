/**
 * The price of attention (design: matching, 'What beats it'). Answers of members with many likes are scarce. The value of the
 * last place of their deck measures how scarce; half of it is deducted from the chance that they answer a stranger.
 */
const PRICE_STEP = 0.3;
/** Share of a candidate's price that is deducted from the chance that they answer. */
const PRICE_SHARE = 0.5;
/** What is left of the chance of those who are priced out: it keeps an order among them. */
const PRICED_OUT = 1e-3;

/**
 * A member's price after a deck whose last place was worth `marginal`, in expected matches (0 for a deck that was not full: the
 * attention of a member who sees every candidate costs nothing).
 */
export const priceAfter = (price: number, marginal: number): number =>
  price + PRICE_STEP * (marginal - price);

/** What is left of a stranger's chance to answer once their attention is paid for. */
export const afterPrice = (answer: number, price: number): number =>
  Math.max(answer - PRICE_SHARE * price, PRICED_OUT * answer);
