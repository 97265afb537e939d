import type { Card } from "./card.ts";

/** What was planned, spent and is left of it, in euro cents; what was spent beyond leaves less than nothing. */
export type Amounts = { readonly planned: number; readonly spent: number; readonly left: number };
export type BudgetRow = Amounts & { readonly card: Card };
const leftOf = (planned: number, spent: number): Amounts => ({ planned, spent, left: planned - spent });

/** The budget cards with what is left of each, by when they are due, and all of them together. */
export function budgetOf(cards: Iterable<Card>): { rows: readonly BudgetRow[]; total: Amounts } {
  const rows = [...cards]
    .filter(({ kind }) => kind === "budget")
    .map((card) => ({ card, ...leftOf(card.planned ?? 0, card.spent ?? 0) }))
    .sort((a, b) => (a.card.due ?? "9").localeCompare(b.card.due ?? "9") || (a.card.id < b.card.id ? -1 : 1));
  const sum = (of: (row: Amounts) => number) => rows.reduce((whole, row) => whole + of(row), 0);
  return {
    rows,
    total: leftOf(
      sum((row) => row.planned),
      sum((row) => row.spent),
    ),
  };
}

/** The separators that people write amounts with: the last one that is followed by one or two digits divides the cents. */
const AMOUNT = /^(\d[\d\s.,'’]*?)(?:[.,](\d{1,2}))?$/;

/** Digits of any of our languages as those that computers read. */
const plainDigits = (text: string): string =>
  text.replace(/[٠-٩०-९]/g, (digit) => {
    const zero = digit >= "٠" && digit <= "٩" ? "٠" : "०";
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });

/** Cents of a typed amount (`1.234,50`, `1,234.5`, `1200 €`); null for an empty text, undefined for no amount. */
export function centsOf(typed: string): number | null | undefined {
  const text = plainDigits(typed)
    .replace(/٫/g, ",")
    .replace(/[€\s\u00a0\u202f]/g, "");
  if (text === "") return null;
  const [, whole = "", cents = ""] = AMOUNT.exec(text) ?? [];
  const digits = whole.replace(/\D/g, "");
  if (digits === "" || digits.length > 9) return undefined;
  return Number(digits) * 100 + Number(cents.padEnd(2, "0") || 0);
}
