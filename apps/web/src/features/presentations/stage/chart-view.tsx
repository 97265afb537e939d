import { useTranslation } from "#platform/use-translation.ts";
import { numbers } from "#ui/formatters.ts";
import type { ChartObject, Point } from "../model/object.ts";

/** The colours of a chart's pieces, in turn. */
const INKS = ["accent", "second", "soft", "tint", "ink", "surface"] as const;
const ink = (nth: number): string => `var(--deck-${INKS[nth % INKS.length]})`;
const LETTERS = 22;
/** As many letters as have room in a width. */
const short = (text: string, width: number): string => {
  const room = Math.max(3, Math.floor(width / (LETTERS * 0.55)));
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
};
type Frame = { w: number; h: number; points: readonly Point[]; say: (value: number) => string };

/** How values lie between the lowest and the highest, with nothing always on it. */
function rangeOf(points: readonly Point[]): { low: number; span: number } {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  return { low, span: Math.max(0, ...values) - low || 1 };
}

function Bars({ w, h, points, say }: Frame) {
  const { low, span } = rangeOf(points);
  const top = 44;
  const foot = h - 48;
  const step = w / points.length;
  const y = (value: number) => foot - ((value - low) / span) * (foot - top);
  return points.map(({ label, value }, nth) => {
    const x = nth * step + step * 0.16;
    const wide = step * 0.68;
    const from = y(Math.max(0, value));
    const to = y(Math.min(0, value));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same; their place tells them apart
      <g key={nth}>
        <rect x={x} y={from} width={wide} height={Math.max(2, to - from)} rx="8" fill={ink(0)} />
        <text x={x + wide / 2} y={from - 12} textAnchor="middle" fontWeight="700" fill="var(--deck-ink)">
          {say(value)}
        </text>
        <text x={x + wide / 2} y={h - 14} textAnchor="middle" fill="var(--deck-soft)">
          {short(label, step)}
        </text>
      </g>
    );
  });
}

function Lines({ w, h, points, say }: Frame) {
  const { low, span } = rangeOf(points);
  const top = 52;
  const foot = h - 56;
  const step = w / points.length;
  const at = points.map(({ value }, nth) => ({
    x: nth * step + step / 2,
    y: foot - ((value - low) / span) * (foot - top),
  }));
  const way = at.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");
  const area = at.length > 1 ? `${way}L${at.at(-1)?.x} ${foot}L${at[0]?.x} ${foot}Z` : "";
  return (
    <>
      <path d={area} fill="var(--deck-tint)" opacity="0.55" />
      <path
        d={way}
        fill="none"
        stroke={ink(0)}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {points.map(({ label, value }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same; their place tells them apart
        <g key={nth}>
          <circle cx={at[nth]?.x} cy={at[nth]?.y} r="9" fill={ink(0)} />
          <text
            x={at[nth]?.x}
            y={(at[nth]?.y ?? 0) - 22}
            textAnchor="middle"
            fontWeight="700"
            fill="var(--deck-ink)"
          >
            {say(value)}
          </text>
          <text x={at[nth]?.x} y={h - 14} textAnchor="middle" fill="var(--deck-soft)">
            {short(label, step)}
          </text>
        </g>
      ))}
    </>
  );
}

function Pie({ w, h, points, say }: Frame) {
  const whole = points.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1;
  const radius = Math.max(10, Math.min(w * 0.5, h) / 2 - 10);
  const cx = radius + 10;
  const cy = h / 2;
  const around = 2 * Math.PI * (radius / 2);
  let turned = 0;
  const line = Math.min(52, h / points.length);
  return points.map(({ label, value }, nth) => {
    const part = Math.max(0, value) / whole;
    const from = turned;
    turned += part;
    const y = h / 2 + (nth - (points.length - 1) / 2) * line;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same; their place tells them apart
      <g key={nth}>
        <circle
          {...{ cx, cy, r: radius / 2, fill: "none", stroke: ink(nth), strokeWidth: radius }}
          strokeDasharray={`${part * around} ${around}`}
          transform={`rotate(${from * 360 - 90} ${cx} ${cy})`}
        />
        <rect x={2 * radius + 50} y={y - 11} width="22" height="22" rx="6" fill={ink(nth)} />
        <text x={2 * radius + 84} y={y + 8} fill="var(--deck-ink)">
          {short(`${label}  ${say(value)}`, w - 2 * radius - 90)}
        </text>
      </g>
    );
  });
}

const DRAWN = { bar: Bars, line: Lines, pie: Pie } as const;

/** A small chart, drawn as a picture that says its numbers. */
export function ChartView({ object }: { object: ChartObject }) {
  const { i18n } = useTranslation();
  const say = (value: number) => numbers(i18n.language).format(value);
  const { w, h, points, alt } = object;
  const Drawn = DRAWN[object.chart];
  const description = points.map(({ label, value }) => `${label}: ${say(value)}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={alt ? `${alt}. ${description}` : description || object.chart}
      viewBox={`0 0 ${w} ${h}`}
      fontSize={LETTERS}
      className="block size-full"
    >
      {points.length > 0 ? (
        <Drawn {...{ w, h, points, say }} />
      ) : (
        <rect width={w} height={h} rx="16" fill="var(--deck-surface)" />
      )}
    </svg>
  );
}
