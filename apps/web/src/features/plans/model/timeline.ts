import type { Card } from "./card.ts";
import { says } from "./kinds.ts";

const DAY = 86_400_000;
/** A day's number since 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
/** The day of a number. */
export const dayAt = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** A card in time: from its first to its last day, both included; a point where it only has one. */
export type Span = {
  readonly card: Card;
  readonly from: number;
  readonly to: number;
  readonly point: boolean;
};
export type Timeline = {
  readonly spans: readonly Span[];
  /** First and last day shown, by number, with a few days of air. */
  readonly from: number;
  readonly to: number;
  /** First days of the months in between. */
  readonly months: readonly number[];
};

/** The maximum years of a timeline: a typing mistake does not stretch it over centuries. */
const YEARS_MAX = 10;

function spanOf(card: Card): Span | null {
  const start = says(card.kind, "start") && card.start ? dayNumber(card.start) : null;
  const due = says(card.kind, "due") && card.due ? dayNumber(card.due) : null;
  if (start === null && due === null) return null;
  const from = start ?? due ?? 0;
  const to = due ?? start ?? 0;
  return { card, from: Math.min(from, to), to: Math.max(from, to), point: start === null || from === to };
}

/** The cards that have a day, the first to begin first; null where none has. */
export function timelineOf(cards: Iterable<Card>): Timeline | null {
  const all = [...cards].flatMap((card) => spanOf(card) ?? []);
  all.sort((a, b) => a.from - b.from || a.to - b.to || (a.card.id < b.card.id ? -1 : 1));
  const [first] = all;
  if (!first) return null;
  const end = first.from + YEARS_MAX * 366;
  const spans = all
    .filter((span) => span.from <= end)
    .map((span) => ({ ...span, to: Math.min(span.to, end) }));
  const from = first.from - 3;
  const to = Math.max(...spans.map((span) => span.to)) + 4;
  const months: number[] = [];
  const month = new Date(from * DAY);
  month.setUTCDate(1);
  for (; month.getTime() / DAY <= to; month.setUTCMonth(month.getUTCMonth() + 1))
    if (month.getTime() / DAY >= from) months.push(month.getTime() / DAY);
  return { spans, from, to, months };
}
