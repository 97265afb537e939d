import type { Card, CardChange } from "./card.ts";
import { type CardKind, says } from "./kinds.ts";

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
  /** Cards that begin after its last day. */
  readonly beyond: readonly Card[];
};

/** The maximum years of a timeline: a typing mistake does not stretch it over centuries. */
const YEARS_MAX = 10;

/** A card's days; null where it has none. */
export function spanOf(card: Card): Span | null {
  const start = says(card.kind, "start") && card.start ? dayNumber(card.start) : null;
  const due = says(card.kind, "due") && card.due ? dayNumber(card.due) : null;
  if (start === null && due === null) return null;
  const from = start ?? due ?? 0;
  const to = due ?? start ?? 0;
  return { card, from: Math.min(from, to), to: Math.max(from, to), point: start === null || from === to };
}

/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;
/** The Mondays of a timeline, by number. */
export function mondaysOf({ from, to }: Pick<Timeline, "from" | "to">): number[] {
  const first = from + ((((FIRST_MONDAY - from) % 7) + 7) % 7);
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / 7)) }, (_, week) => first + week * 7);
}
/** Whether a day is in January. */
export const isJanuary = (day: number): boolean => dayAt(day).slice(5, 7) === "01";

/** The first and the last day that cards are moved to; fields for days offer no others. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";
const FIRST = dayNumber(FIRST_DAY);
const LAST = dayNumber(LAST_DAY);

/** A card moved by some days, forwards or back; null where it has no days, or there is no further to go. */
export function moved(card: Card, by: number): CardChange | null {
  const span = spanOf(card);
  if (!span) return null;
  const days =
    by > 0 ? Math.min(by, Math.max(0, LAST - span.to)) : Math.max(by, Math.min(0, FIRST - span.from));
  if (days === 0) return null;
  const later = (day: string) => dayAt(dayNumber(day) + days);
  return {
    ...(says(card.kind, "start") && card.start && { start: later(card.start) }),
    ...(says(card.kind, "due") && card.due && { due: later(card.due) }),
  };
}

/** Whether a card has an end apart from its beginning. */
export const hasEnd = (card: Card): boolean => says(card.kind, "start");

/** A card that ends some days later or earlier, on its first day at the earliest; null where that changes nothing. */
export function stretched(card: Card, by: number): CardChange | null {
  const span = hasEnd(card) ? spanOf(card) : null;
  if (!span) return null;
  const to = Math.max(span.from, by > 0 ? Math.min(span.to + by, Math.max(span.to, LAST)) : span.to + by);
  return to === span.to ? null : { start: dayAt(span.from), due: dayAt(to) };
}

/** The days of a task that was never planned: a week, to be dragged from there. */
const TASK_DAYS = 7;
/** The days by which a card of a kind is planned from a day on. */
export const plannedFrom = (kind: CardKind, day: string): CardChange =>
  says(kind, "start") ? { start: day, due: dayAt(dayNumber(day) + TASK_DAYS - 1) } : { due: day };

/** Whether a card could be in the timeline, but has no day. */
export const isUndated = (card: Card): boolean => says(card.kind, "due") && spanOf(card) === null;

/** The cards that have a day, the first to begin first; null where none has. */
export function timelineOf(cards: Iterable<Card>): Timeline | null {
  const all = [...cards].flatMap((card) => spanOf(card) ?? []);
  all.sort((a, b) => a.from - b.from || a.to - b.to || (a.card.id < b.card.id ? -1 : 1));
  const [first] = all;
  if (!first) return null;
  const end = first.from + YEARS_MAX * 366;
  const beyond = all.flatMap(({ card, from }) => (from > end ? [card] : []));
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
  return { spans, from, to, months, beyond };
}
