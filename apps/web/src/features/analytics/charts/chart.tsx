import "uplot/dist/uPlot.min.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import { useTheme } from "#platform/theme.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { computedColour } from "./computed-colour.ts";

const HEIGHT_PX = 260;
/** The colours of lines in their order: those of the keys in `chart-figure.tsx`. */
const LINE_TONES = ["text-accent", "text-signal-ink", "text-good", "text-ink-soft"];
/** Steps of the axes: whole numbers, as many labels as there is room for. */
const MOMENT_STEPS = [1, 2, 3, 4, 6, 7, 8, 12, 15, 24, 30, 60, 90];
const VALUE_STEPS = Array.from({ length: 10 }, (_, power) =>
  [1, 2, 5].map((one) => one * 10 ** (power - 2)),
).flat();

/** Colours as the browser computes them now: a canvas knows no tokens. */
function coloursIn(element: HTMLElement): { lines: string[]; axis: string; grid: string } {
  return {
    lines: LINE_TONES.map((name) => computedColour(element, name)),
    axis: computedColour(element, "text-ink-soft"),
    grid: computedColour(element, "text-line"),
  };
}

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

/** uPlot's settings for lines over stretches of time, with words of the page's language. */
function optionsFor(
  { lines, moments, say, running = false }: ChartData,
  element: HTMLElement,
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const colours = coloursIn(element);
  const font = `13px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: colours.axis, font, ticks: { show: false } };
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    padding: [12, 24, 0, 0],
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, (max || 1) * 1.1] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        gap: 10,
        size: 40,
        space: 90,
        incrs: MOMENT_STEPS,
        values: (_, ticks) => ticks.map((tick) => moments[tick] ?? ""),
      },
      {
        ...axis,
        grid: { stroke: colours.grid, width: 1 },
        size: 52,
        incrs: VALUE_STEPS,
        values: (_, ticks) => ticks.map((tick) => say(tick)),
      },
    ],
    series: [
      {},
      ...lines.map(({ label }, index) => {
        const colour = colours.lines[index] ?? colours.axis;
        const points = { show: moments.length < 40, size: 5, fill: colour };
        return { label, stroke: colour, width: 2, points };
      }),
      ...lines
        .filter(() => running)
        .map(({ label }, index) => ({
          label,
          stroke: colours.lines[index] ?? colours.axis,
          width: 2,
          dash: [3, 5],
          points: { show: false },
        })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

/** Lines over time, drawn by uPlot. The arrow keys move along them; the current values are shown below. */
export default function Chart({ data, label }: { data: ChartData; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const [point, setPoint] = useState<number | null>(null);
  const { theme } = useTheme();
  const dark = useMedia("(prefers-color-scheme: dark)");
  const drawn = [theme, dark, data.running, ...data.lines.map((line) => line.label), ...data.moments].join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: new numbers are set below, without drawing everything again
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const made = new uPlot(optionsFor(data, current, setPoint), valuesOf(data), current);
    plot.current = made;
    const watcher = new ResizeObserver(() => made.setSize({ width: current.clientWidth, height: HEIGHT_PX }));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [drawn]);
  useEffect(() => plot.current?.setData(valuesOf(data)), [data]);

  const walk = (event: KeyboardEvent) => {
    const last = data.moments.length - 1;
    const at = point ?? -1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    const { current } = plot;
    if (next === undefined || !current) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(next, last));
    current.setCursor({ left: current.valToPos(index, "x"), top: 0 });
  };
  return (
    <>
      <div
        ref={box}
        dir="ltr"
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along the lines
        tabIndex={0}
        onKeyDown={walk}
        className="min-w-0 rounded-control"
      />
      <Point data={data} at={point} />
    </>
  );
}

/** What the lines say at the moment that is pointed at, or at the last one. */
function Point({ data: { moments, lines, say, running }, at }: { data: ChartData; at: number | null }) {
  const { t } = useTranslation("analytics");
  const index = at ?? moments.length - 1;
  return (
    <p
      aria-live={at === null ? "off" : "polite"}
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums"
    >
      <span className="font-medium">
        {moments[index]}
        {running && index === moments.length - 1 && (
          <span className="font-normal text-ink-soft"> ({t("health.running")})</span>
        )}
      </span>
      {lines.map(({ label, values }) => (
        <span key={label}>
          {label}: {typeof values[index] === "number" ? say(values[index]) : "–"}
        </span>
      ))}
    </p>
  );
}
