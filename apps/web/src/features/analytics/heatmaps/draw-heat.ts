/** A place of a page: column, row, and how often. */
export type Bin = readonly [column: number, row: number, count: number];

type Grid = { columns: number; rowPx: number; pageWidth: number };

/** One runaway place must not pale the rest: the hottest is what only one in fifty exceeds. */
const HOTTEST = 0.98;

/** What counts as hottest among these. */
export function hottest(bins: readonly Bin[]): number {
  const sorted = bins.map(([, , count]) => count).sort((one, other) => one - other);
  return Math.max(1, sorted[Math.floor((sorted.length - 1) * HOTTEST)] ?? 1);
}

/** From cold to hot: blue, green, yellow, red. */
export function heatColour(heat: number): [red: number, green: number, blue: number, alpha: number] {
  const within = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)));
  return [
    within(heat * 3 - 1),
    within(heat < 0.66 ? heat * 2.2 : 3 - heat * 3),
    within(1 - heat * 3),
    Math.round(200 * Math.min(1, heat * 1.6)),
  ];
}

/** Draws how often something happened where, as warmth that fades around each place. */
export function drawHeat(canvas: HTMLCanvasElement, bins: readonly Bin[], grid: Grid): void {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  const { width, height } = canvas;
  const scale = width / grid.pageWidth;
  const wide = width / grid.columns;
  const high = grid.rowPx * scale;
  const radius = Math.max(wide, high) * 1.8;
  const top = hottest(bins);
  context.clearRect(0, 0, width, height);
  for (const [column, row, count] of bins) {
    const x = (column + 0.5) * wide;
    const y = (row + 0.5) * high;
    if (y - radius > height) continue;
    const spot = context.createRadialGradient(x, y, 0, x, y, radius);
    spot.addColorStop(0, `rgb(0 0 0 / ${Math.min(1, Math.max(0.08, count / top))})`);
    spot.addColorStop(1, "rgb(0 0 0 / 0)");
    context.fillStyle = spot;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  const image = context.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4)
    image.data.set(heatColour((image.data[at + 3] ?? 0) / 255), at);
  context.putImageData(image, 0, 0);
}

/** Draws how many came how far down: each row as warm as the share that saw it. */
export function drawScrollDepth(canvas: HTMLCanvasElement, bins: readonly Bin[], grid: Grid): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const high = grid.rowPx * (width / grid.pageWidth);
  const shares = scrollDepthByRow(bins, Math.ceil(height / high));
  context.clearRect(0, 0, width, height);
  for (const [row, share] of shares.entries()) {
    const [red, green, blue] = heatColour(share);
    context.fillStyle = `rgb(${red} ${green} ${blue} / ${share > 0 ? 0.4 : 0})`;
    context.fillRect(0, row * high, width, high + 1);
  }
}

/** The share of all that came at least as far down as each row. */
export function scrollDepthByRow(bins: readonly Bin[], rows: number): number[] {
  const all = bins.reduce((sum, [, , count]) => sum + count, 0);
  const ends = new Array<number>(rows).fill(0);
  for (const [, row, count] of bins) {
    const at = Math.min(row, rows - 1);
    ends[at] = (ends[at] ?? 0) + count;
  }
  let left = all;
  return ends.map((count) => {
    const share = all === 0 ? 0 : left / all;
    left -= count;
    return share;
  });
}
