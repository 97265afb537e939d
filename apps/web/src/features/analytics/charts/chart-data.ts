import type uPlot from "uplot";

/** Lines over the same moments. */
export type ChartData = {
  /** What each moment is called. */
  moments: readonly string[];
  /** The last moment is not over: what leads to it is drawn as provisional. */
  running?: boolean;
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  /** Formats a value. */
  say: (value: number) => string;
};

/** The numbers as uPlot reads them. What leads to a moment that is not over is a line of its own, which is dashed. */
export function valuesOf({ lines, moments, running = false }: ChartData): uPlot.AlignedData {
  const last = moments.length - 1;
  const part = (isShown: (index: number) => boolean) =>
    lines.map(({ values }) => values.map((value, index) => (isShown(index) ? value : null)));
  return [
    moments.map((_, index) => index),
    ...part((index) => !running || index < last),
    ...(running ? part((index) => index >= last - 1) : []),
  ];
}
