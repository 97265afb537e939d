/** Lines over the same moments. */
export type ChartData = {
  /** What each moment is called. */
  moments: readonly string[];
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  /** Formats a value. */
  say: (value: number) => string;
};
