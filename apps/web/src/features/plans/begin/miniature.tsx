import type { Card } from "../model/card.ts";

const FILLS: Readonly<Record<Card["kind"], string>> = {
  goal: "fill-accent",
  task: "fill-folder-sky",
  milestone: "fill-folder-plum",
  budget: "fill-good",
  risk: "fill-bad",
  note: "fill-warn",
  image: "fill-line-strong",
};
type Laid = { readonly kind: Card["kind"]; readonly at: readonly [number, number] };

/** A template's board from far away. */
export function Miniature({
  template: { cards, ways },
}: {
  template: { cards: Readonly<Record<string, Laid>>; ways: readonly (readonly [string, string, string?])[] };
}) {
  const all = Object.entries(cards);
  const columns = Math.max(3, ...all.map(([, { at }]) => at[0] + 1));
  const lines = Math.max(2, ...all.map(([, { at }]) => at[1] + 1));
  const width = columns * 36;
  const height = lines * 24;
  const middle = ([column, line]: readonly [number, number]) => ({ x: column * 36 + 18, y: line * 24 + 12 });
  return (
    <svg
      viewBox={`-6 -8 ${width + 12} ${height + 16}`}
      aria-hidden="true"
      className="h-32 w-full bg-sunken rtl:-scale-x-100"
      preserveAspectRatio="xMidYMid meet"
    >
      {ways.map(([from, to]) => {
        const one = cards[from];
        const other = cards[to];
        if (!one || !other) return null;
        const a = middle(one.at);
        const b = middle(other.at);
        return (
          <path
            key={`${from} ${to}`}
            d={`M${a.x} ${a.y}C${(a.x + b.x) / 2} ${a.y} ${(a.x + b.x) / 2} ${b.y} ${b.x} ${b.y}`}
            className="fill-none stroke-line-strong"
            strokeWidth="1"
          />
        );
      })}
      {all.map(([name, { kind, at }]) => {
        const { x, y } = middle(at);
        return (
          <g key={name}>
            <rect
              x={x - 13}
              y={y - 8}
              width="26"
              height="16"
              rx="3"
              className="fill-raised stroke-line"
              strokeWidth="0.75"
            />
            <rect x={x - 13} y={y - 8} width="2.5" height="16" rx="1.25" className={FILLS[kind]} />
            <rect x={x - 7} y={y - 4} width="15" height="2" rx="1" className="fill-line-strong" />
            <rect x={x - 7} y={y + 1} width="10" height="1.5" rx="0.75" className="fill-line" />
          </g>
        );
      })}
      {all.length === 0 && (
        <rect
          x="24"
          y="12"
          width="60"
          height="24"
          rx="4"
          className="fill-none stroke-line-strong"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  );
}
