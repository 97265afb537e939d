/** A month of the chart: a negative bar is below the zero line. */
export type CashBar = { x: number; y: number; width: number; height: number; missing: boolean };

export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 200;
const EDGE = 8;

/** The cash of every month as bars from a line at nothing (`zero`), on a ground of CHART_WIDTH by CHART_HEIGHT. */
export function cashBars(values: readonly number[]): { bars: CashBar[]; zero: number } {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const span = high - low || 1;
  const at = (value: number) => EDGE + ((high - value) / span) * (CHART_HEIGHT - 2 * EDGE);
  const step = (CHART_WIDTH - 2 * EDGE) / values.length;
  const zero = at(0);
  const bars = values.map((value, month) => ({
    x: EDGE + month * step + 1,
    y: Math.min(zero, at(value)),
    width: step - 2,
    height: Math.max(1, Math.abs(at(value) - zero)),
    missing: value < 0,
  }));
  return { bars, zero };
}

/** The same as a picture for paper. Negative bars are red and below the line: colour alone is not enough. */
export function cashChartSvg(values: readonly number[]): string {
  const { bars, zero } = cashBars(values);
  const rects = bars.map(
    ({ x, y, width, height, missing }) =>
      `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" rx="2" fill="${missing ? "#b3261e" : "#0b5d45"}"/>`,
  );
  const line = `<line x1="0" x2="${CHART_WIDTH}" y1="${zero.toFixed(2)}" y2="${zero.toFixed(2)}" stroke="#6b6b6b"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART_WIDTH} ${CHART_HEIGHT}">${rects.join("")}${line}</svg>`;
}
