import { numbers } from "#ui/formatters.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Seconds as days, hours, minutes and seconds, in the language's short words. Leading zeros are left out. */
export function countdown(seconds: number, language: string): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (parts.length === 0 && count === 0 && unit !== "second") continue;
    parts.push(numbers(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
  }
  return parts.join(" ");
}
