import type { LineObject, ShapeObject } from "../model/object.ts";

const paint = (fill: string): string => (fill === "none" ? "none" : `var(--deck-${fill})`);

/** The corners of shapes with straight sides, as parts of their width and height. */
const CORNERS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  triangle: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  diamond: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  arrow: [
    [0, 0.25],
    [0.62, 0.25],
    [0.62, 0],
    [1, 0.5],
    [0.62, 1],
    [0.62, 0.75],
    [0, 0.75],
  ],
  star: Array.from({ length: 10 }, (_, nth) => {
    const turn = (nth * Math.PI) / 5 - Math.PI / 2;
    const far = nth % 2 === 0 ? 0.5 : 0.21;
    return [0.5 + far * Math.cos(turn), 0.5 + far * Math.sin(turn)] as const;
  }),
};

/** The outline of a shape, behind its words. */
export function ShapeOutline({ object: { shape, w, h, fill, stroke, width } }: { object: ShapeObject }) {
  const look = { fill: paint(fill), stroke: paint(stroke), strokeWidth: stroke === "none" ? 0 : width };
  const inset = look.strokeWidth / 2;
  const wide = Math.max(1, w - look.strokeWidth);
  const high = Math.max(1, h - look.strokeWidth);
  const corners = CORNERS[shape];
  const outline = () => {
    if (shape === "ellipse") return <ellipse cx={w / 2} cy={h / 2} rx={wide / 2} ry={high / 2} {...look} />;
    if (corners)
      return (
        <polygon
          points={corners.map(([x, y]) => `${inset + x * wide},${inset + y * high}`).join(" ")}
          strokeLinejoin="round"
          {...look}
        />
      );
    return (
      <rect
        {...{ x: inset, y: inset, width: wide, height: high, ...look }}
        rx={shape === "round" ? Math.min(28, wide / 2, high / 2) : 0}
      />
    );
  };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${w} ${h}`} className="absolute inset-0 block size-full">
      {outline()}
    </svg>
  );
}

/** A line from corner to corner of its box, with the heads it has. */
export function LineView({ object: { w, h, colour, width, ends, dashed, rising } }: { object: LineObject }) {
  // A box has a least height; a line that is nearly level is level.
  const level = h <= 12;
  const upright = w <= 12;
  const [x1, x2] = upright ? [w / 2, w / 2] : [0, w];
  const [start, end] = rising ? [h, 0] : [0, h];
  const [y1, y2] = level ? [h / 2, h / 2] : [start, end];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const head = Math.max(14, width * 3.5);
  const at = (x: number, y: number, towards: number) => {
    const wing = (by: number) => `${x - head * Math.cos(towards + by)} ${y - head * Math.sin(towards + by)}`;
    return `M${wing(0.5)}L${x} ${y}L${wing(-0.5)}`;
  };
  const look = {
    fill: "none",
    stroke: `var(--deck-${colour})`,
    strokeWidth: width,
    strokeLinecap: "round",
  } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${w} ${h}`}
      className="absolute inset-0 block size-full overflow-visible"
    >
      <path
        d={`M${x1} ${y1}L${x2} ${y2}`}
        {...look}
        {...(dashed && { strokeDasharray: `${width * 3} ${width * 3}` })}
      />
      {ends !== "none" && <path d={at(x2, y2, turn)} {...look} />}
      {ends === "both" && <path d={at(x1, y1, turn + Math.PI)} {...look} />}
    </svg>
  );
}
