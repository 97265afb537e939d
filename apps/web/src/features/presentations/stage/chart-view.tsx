import { useTranslation } from "#platform/use-translation.ts";
import { commaList, numbers } from "#ui/formatters.ts";
import {
  AREA_OPACITY,
  BAR_CORNER,
  CHART_LETTERS,
  chartMarks,
  DOT_RADIUS,
  KEY_SIDE,
  LINE_WIDTH,
  type Mark,
} from "../model/chart-marks.ts";
import type { Colour } from "../model/kinds.ts";
import type { ChartObject } from "../model/object.ts";

const paint = (ink: Colour): string => `var(--deck-${ink})`;
const lineThrough = (at: readonly { x: number; y: number }[]): string =>
  at.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");

function Drawn({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case "bar":
      return (
        <rect
          {...{ x: mark.x, y: mark.y, width: mark.w, height: mark.h }}
          rx={BAR_CORNER}
          fill={paint("accent")}
        />
      );
    case "area":
      return (
        <path
          d={`${lineThrough(mark.at)}L${mark.at.at(-1)?.x} ${mark.foot}L${mark.at[0]?.x} ${mark.foot}Z`}
          fill={paint("tint")}
          opacity={AREA_OPACITY}
        />
      );
    case "line":
      return (
        <path
          d={lineThrough(mark.at)}
          fill="none"
          stroke={paint("accent")}
          strokeWidth={LINE_WIDTH}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      );
    case "dot":
      return <circle cx={mark.x} cy={mark.y} r={DOT_RADIUS} fill={paint("accent")} />;
    case "piece": {
      const { x, y, radius, from, part, ink } = mark;
      const around = 2 * Math.PI * (radius / 2);
      return (
        <circle
          {...{ cx: x, cy: y, r: radius / 2, fill: "none", stroke: paint(ink), strokeWidth: radius }}
          strokeDasharray={`${part * around} ${around}`}
          transform={`rotate(${from * 360 - 90} ${x} ${y})`}
        />
      );
    }
    case "key":
      return <rect x={mark.x} y={mark.y} width={KEY_SIDE} height={KEY_SIDE} rx="6" fill={paint(mark.ink)} />;
    case "words":
      return (
        <text
          {...{ x: mark.x, y: mark.y, textAnchor: mark.anchor, fill: paint(mark.ink) }}
          {...(mark.bold && { fontWeight: 700 })}
        >
          {mark.text}
        </text>
      );
  }
}

/** A small chart, drawn as a picture that says its numbers. */
export function ChartView({ object }: { object: ChartObject }) {
  const { i18n } = useTranslation();
  const say = (value: number) => numbers(i18n.language).format(value);
  const { w, h, points, alt } = object;
  const description = commaList(
    i18n.language,
    points.map(({ label, value }) => `${label}: ${say(value)}`),
  );
  return (
    <svg
      role="img"
      aria-label={alt ? `${alt}. ${description}` : description || object.chart}
      viewBox={`0 0 ${w} ${h}`}
      fontSize={CHART_LETTERS}
      className="block size-full"
    >
      {points.length > 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        chartMarks(object, say).map((mark, nth) => <Drawn key={nth} mark={mark} />)
      ) : (
        <rect width={w} height={h} rx="16" fill="var(--deck-surface)" />
      )}
    </svg>
  );
}
