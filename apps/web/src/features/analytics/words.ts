import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { commaList, dates, numbers } from "#ui/formatters.ts";

const MINUTE = 60;
const HOUR = 3_600;

/** Formats numbers in the language of the page. */
export function useSay() {
  const { t, i18n } = useTranslation("analytics");
  const { language } = i18n;
  const measure = (name: string, digits = 0) =>
    numbers(language, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    });
  const unit = (value: number, name: string, digits = 0) => measure(name, digits).format(value);
  return {
    list: (parts: readonly (string | null | undefined)[]) => commaList(language, parts),
    number: (value: number, digits = 0) => numbers(language, { maximumFractionDigits: digits }).format(value),
    percent: (share: number, digits = 1) =>
      numbers(language, { style: "percent", maximumFractionDigits: digits }).format(share),
    /** By how much something changed, with its sign. */
    change: (share: number) =>
      numbers(language, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(
        share,
      ),
    /** In the largest unit that fits. */
    seconds: (value: number) => {
      if (value < MINUTE) return unit(value, "second");
      return value < HOUR ? unit(value / MINUTE, "minute", 1) : unit(value / HOUR, "hour", 1);
    },
    /** The name of the unit alone, for a heading of plain numbers. */
    milliseconds: () =>
      measure("millisecond")
        .formatToParts(0)
        .find(({ type }) => type === "unit")?.value ?? "ms",
    /** The name of a country by its code. */
    country: (code: string) => {
      try {
        return new Intl.DisplayNames(localeOf(language), { type: "region" }).of(code) ?? code;
      } catch {
        return code; // not a valid code
      }
    },
    /** The name of a language by its code. */
    language: (code: string) => {
      if (code === "other") return t("other");
      try {
        return new Intl.DisplayNames(localeOf(language), { type: "language" }).of(code) ?? code;
      } catch {
        return code; // not a valid code
      }
    },
    /** A stretch that a chart shows: an hour of today, or a day. */
    moment: (at: string, byHour: boolean) =>
      dates(
        language,
        byHour
          ? { weekday: "short", hour: "numeric", minute: "2-digit" }
          : { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" },
      ).format(new Date(at)),
    week: (date: string) =>
      dates(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(date)),
    day: (date: string) => dates(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date)),
  };
}
