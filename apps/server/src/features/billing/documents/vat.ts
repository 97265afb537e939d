/**
 * Standard VAT rates in the EU, in hundredths of a percent, as of 1 July 2026: a seller in the One-Stop-Shop owes the rate of the
 * buyer's country. Check them each January and July (docs/operations.md).
 */
const RATES: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};
const HOME = "DE";

/** The country that a sale is taxed in: the buyer's under the One-Stop-Shop, where it is in the Union; else Germany. */
export const taxCountry = (buyer: string | null, oneStopShop: boolean): string =>
  oneStopShop && buyer !== null && Object.hasOwn(RATES, buyer) ? buyer : HOME;

/** The rate of a country that sales are taxed in, in hundredths of a percent. */
export const vatRate = (country: string): number => RATES[country] ?? RATES[HOME] ?? 0;

/** The tax within a gross amount, in cents, rounded to the nearest; of what went back as much as of what was paid. */
export function vatWithin(cents: number, rate: number): number {
  const gross = BigInt(Math.abs(cents));
  const whole = BigInt(10_000 + rate);
  // Half of the divisor is added first: integers round by being cut.
  const tax = Number((2n * gross * BigInt(rate) + whole) / (2n * whole));
  return cents < 0 ? -tax : tax;
}
