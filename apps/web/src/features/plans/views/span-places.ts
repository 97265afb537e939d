import { useWords } from "../card/use-words.ts";
import type { Span, Timeline } from "../model/timeline.ts";

/** How far along the line a day is, from 0 to 100. */
export const share = ({ from, to }: Pick<Timeline, "from" | "to">, day: number): number =>
  ((day - from) / (to - from)) * 100;

/** The height of a line in px, and where the middle of its bar is: the lines between bars are drawn by these. */
export const ROW_HEIGHT = 56;
export const BAR_MIDDLE = 40;

/** A card's days in words. */
export function useWhen(): (span: Span) => string {
  const { t, day } = useWords();
  return ({ from, to }) => (from === to ? day(from) : t("timeline.span", { from: day(from), to: day(to) }));
}
