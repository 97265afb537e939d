import { localeOf } from "@kompagnon/messages/languages.ts";
/** A length of time in whole seconds, or in minutes from one on that are full: "30 Sekunden", "5 Minuten". */
export function durationIn(seconds: number, language: string): string {
  const minutes = seconds >= 60 && seconds % 60 === 0;
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: minutes ? "minute" : "second",
    unitDisplay: "long",
  }).format(minutes ? seconds / 60 : seconds);
}
