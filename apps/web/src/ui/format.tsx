import { useSyncExternalStore } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { dates, distances, numbers } from "./formatters.ts";

const MINUTE = 60_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ["minute", MINUTE, 60 * MINUTE],
  ["hour", 60 * MINUTE, 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE, 365 * 24 * 60 * MINUTE],
  ["year", 365 * 24 * 60 * MINUTE, Number.POSITIVE_INFINITY],
];

/** "vor 3 Minuten" for a time (ISO 8601 or ms) as seen at `now` (ms); null within the last minute. */
export function relativeTime(
  time: string | number,
  now: number,
  language: string,
  style: "long" | "short" = "long",
): string | null {
  const away = (typeof time === "number" ? time : Date.parse(time)) - now;
  const distance = Math.abs(away);
  if (distance < MINUTE) return null;
  const [unit, size] = STEPS.find(([, , until]) => distance < until) ?? ["year", 365 * 24 * 60 * MINUTE];
  return distances(language, { numeric: "auto", style }).format(Math.trunc(away / size), unit);
}

/** An amount in cents of a currency, as the language writes it. */
export const money = (cents: number, language: string, currency = "EUR"): string =>
  numbers(language, { style: "currency", currency }).format(cents / 100);

const clocks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
function watchClock(listener: () => void): () => void {
  clocks.add(listener);
  timer ??= setInterval(() => {
    for (const one of clocks) one();
  }, MINUTE / 2);
  return () => {
    clocks.delete(listener);
    if (clocks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
// Rounded, so that it changes twice a minute only; up, so that three hours ago are never two.
const now = () => Math.ceil(Date.now() / (MINUTE / 2)) * (MINUTE / 2);

/** A time as distance from now, kept up to date; the full date shows on hover. `time` is ISO 8601. */
export function RelativeTime({
  time,
  style = "long",
  className,
}: {
  time: string;
  /** "vor 3 Min." where there is little room; never a lone letter, which would read like metres. */
  style?: "long" | "short";
  className?: string;
}) {
  const { t, i18n } = useTranslation("ui");
  const seen = useSyncExternalStore(watchClock, now, now);
  // A clock that runs behind the server's must not say "in a moment".
  const words = relativeTime(Math.min(Date.parse(time), seen), seen, i18n.language, style) ?? t("now");
  const full = dates(i18n.language, { dateStyle: "full", timeStyle: "short" }).format(new Date(time));
  return (
    <time dateTime={time} title={full} className={className}>
      {words}
    </time>
  );
}

/** A date or time of day as the language writes it. `time` is ISO 8601. */
export function FormattedDate({ time, ...format }: { time: string } & Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation("ui");
  const options: Intl.DateTimeFormatOptions =
    Object.keys(format).length > 0 ? format : { dateStyle: "medium" };
  return <time dateTime={time}>{dates(i18n.language, options).format(new Date(time))}</time>;
}

/** A number with the language's own digits and separators; never jumps while it changes. */
export function FormattedNumber({ value, ...format }: { value: number } & Intl.NumberFormatOptions) {
  const { i18n } = useTranslation("ui");
  return <span className="tabular-nums">{numbers(i18n.language, format).format(value)}</span>;
}

/** An amount of money, given in cents. */
export function Money({ cents, currency = "EUR" }: { cents: number; currency?: string }) {
  const { i18n } = useTranslation("ui");
  return <span className="tabular-nums">{money(cents, i18n.language, currency)}</span>;
}
