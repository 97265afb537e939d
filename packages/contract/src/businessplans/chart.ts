/** A bar of a chart in percent of its ground; a negative one is below the line at nothing. */
export type ChartBar = { x: number; y: number; width: number; height: number; missing: boolean };
/** A chart of amounts by month. Everything is in percent of its ground, from the top and the first month. */
export type Chart = {
  bars: ChartBar[];
  /** The line at nothing. */
  zero: number;
  /** The amounts written at the axis, from the lowest. */
  ticks: { y: number; cents: number }[];
  /** The months written at the axis, at the middle of their bars. */
  months: { x: number; month: number }[];
  /** A second series as the middle of each bar, and one amount that stays the same. */
  line: { x: number; y: number }[];
  level: number | null;
};

const TICKS_MAX = 5;
/** Steps of an axis that are easy to read, in euros times a power of ten. */
const NICE = [1, 2, 2.5, 5, 10];
/** Every third month is written. */
const MONTHS_A_LABEL = 3;
const GAP = 0.16;

/** The step between two amounts of an axis, in whole euros. */
function stepOf(span: number): number {
  const least = Math.max(100, span / TICKS_MAX);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (NICE.find((one) => one * power >= least) ?? 10) * power;
  return Math.ceil(step / 100) * 100;
}

/** Bars of monthly amounts with their axes; `line`: another series above them; `level`: an amount to compare with. */
export function chartOf(
  values: readonly number[],
  { line = [], level = 0 }: { line?: readonly number[]; level?: number } = {},
): Chart {
  const all = [0, level, ...values, ...line];
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all) / step) * step, low + step);
  const at = (cents: number) => ((high - cents) / (high - low)) * 100;
  const width = 100 / values.length;
  const middle = (place: number) => (place + 0.5) * width;
  const zero = at(0);
  return {
    bars: values.map((value, place) => ({
      x: (place + GAP / 2) * width,
      y: Math.min(zero, at(value)),
      width: width * (1 - GAP),
      height: Math.abs(at(value) - zero),
      missing: value < 0,
    })),
    zero,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, nth) => ({
      y: at(low + nth * step),
      cents: low + nth * step,
    })),
    months: values.flatMap((_, place) =>
      place % MONTHS_A_LABEL === 0 ? [{ x: middle(place), month: place + 1 }] : [],
    ),
    line: line.map((value, place) => ({ x: middle(place), y: at(value) })),
    level: level === 0 ? null : at(level),
  };
}
