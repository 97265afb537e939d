import { dates } from "#ui/formatters.ts";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** From when to when, by the clocks of a zone: "Di., 1. Dez., 19:00–20:30". */
export const spanIn = (language: string, from: string, to: string, timeZone: string): string =>
  dates(language, { ...DAY, ...CLOCK, timeZone }).formatRange(new Date(from), new Date(to));

/** Whether two zones show the same clocks at a moment. */
export function isSameClock(a: string, b: string, at: string): boolean {
  const clock = (timeZone: string) => dates("en", { ...DAY, ...CLOCK, timeZone }).format(new Date(at));
  return a === b || clock(a) === clock(b);
}

const FULL_HOUR_MS = 3_600_000;
/** The next full hour but one, by the clocks of this device, as a form takes it: day and time. */
export function soon(now = Date.now()): { day: string; time: string } {
  const at = new Date(Math.ceil(now / FULL_HOUR_MS) * FULL_HOUR_MS + FULL_HOUR_MS);
  const text = new Intl.DateTimeFormat("sv", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
  const [day = "", time = ""] = text.split(" ");
  return { day, time };
}
