import { localeOf } from "@kompagnon/messages/languages.ts";
/** A length in seconds as a clock shows it: 0:07, 12:03, 1:02:03; in the language's own digits. */
export function clock(seconds: number, language: string): string {
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = digits(whole % 60, 2);
  return hours > 0 ? `${digits(hours, 1)}:${digits(minutes, 2)}:${rest}` : `${digits(minutes, 1)}:${rest}`;
}
