import { useTranslation } from "#platform/use-translation.ts";
import { money } from "#ui/format.tsx";
import { commaList, dates, numbers } from "#ui/formatters.ts";
import { type Card, isClosed } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import { dayAt } from "../model/timeline.ts";

const DAY_OF_YEAR = { day: "numeric", month: "short" } as const;
const isThisYear = (day: string): boolean => day.startsWith(`${new Date().getFullYear()}-`);

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
    /** The cards that a card still waits for; nothing where there are none. */
    waitsOn: (awaited: readonly Card[]): string[] => {
      const open = awaited.filter((card) => !isClosed(card));
      return open.length > 0 ? [t("wait.on", { titles: list(open.map(title)) })] : [];
    },
    /** A number of days in words. */
    days: (count: number) =>
      numbers(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(count),
    /** The facts at a card's foot: date, amount, risk. `short`: without the year, if it is this one. */
    facts: (card: Card, { short = false } = {}): string[] => [
      ...(says(card.kind, "due") && card.due
        ? [
            t("card.until", {
              when: short && isThisYear(card.due) ? day(card.due, DAY_OF_YEAR) : day(card.due),
            }),
          ]
        : []),
      ...(card.kind === "budget"
        ? [t("card.of", { spent: amount(card.spent ?? 0), planned: amount(card.planned ?? 0) })]
        : []),
      ...(card.kind === "risk" && card.probability !== null && card.impact !== null
        ? [t("card.risk", { number: number(card.probability * card.impact) })]
        : []),
    ],
  };
}
