import { useTranslation } from "#platform/use-translation.ts";
import { money } from "#ui/format.tsx";
import { commaList, dates, numbers } from "#ui/formatters.ts";
import type { Card } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import { dayAt } from "../model/timeline.ts";

/** Days, amounts and titles in the language of the page. */
export function useWords() {
  const { t, i18n } = useTranslation("plans");
  const language = i18n.language;
  // Days have no hour: read and written at the same zero meridian, they are the same day everywhere.
  const day = (date: string | number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium" }) =>
    dates(language, { ...style, timeZone: "UTC" }).format(
      new Date(`${typeof date === "number" ? dayAt(date) : date}T00:00:00Z`),
    );
  const number = (value: number) => numbers(language).format(value);
  const amount = (cents: number) => money(cents, language);
  const list = (parts: readonly string[]) => commaList(language, parts);
  const title = (card: Card) => card.title || t("card.untitled");
  return {
    t,
    language,
    day,
    number,
    amount,
    title,
    list,
    /** The cards that a card waits for; nothing where there are none. */
    waitsOn: (awaited: readonly Card[]): string[] =>
      awaited.length > 0 ? [t("wait.on", { titles: list(awaited.map(title)) })] : [],
    /** A number of days in words. */
    days: (count: number) =>
      numbers(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(count),
    /** The facts at a card's foot: date, amount, risk. */
    facts: (card: Card): string[] => [
      ...(says(card.kind, "due") && card.due ? [t("card.until", { when: day(card.due) })] : []),
      ...(card.kind === "budget"
        ? [t("card.of", { spent: amount(card.spent ?? 0), planned: amount(card.planned ?? 0) })]
        : []),
      ...(card.kind === "risk" && card.probability !== null && card.impact !== null
        ? [t("card.risk", { number: number(card.probability * card.impact) })]
        : []),
    ],
  };
}
