const WIDTH = 720;
const HEIGHT = 200;
const EDGE = 8;

/** The cash of every month as bars from a line at nothing: what is missing hangs below it. The tables say the same in figures. */
export function CashChart({ values, label }: { values: readonly number[]; label: string }) {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const span = high - low || 1;
  const at = (value: number) => EDGE + ((high - value) / span) * (HEIGHT - 2 * EDGE);
  const step = (WIDTH - 2 * EDGE) / values.length;
  const zero = at(0);
  return (
    <figure className="rounded-card border border-line bg-raised p-4">
      <figcaption className="mb-2 font-medium text-sm">{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mirror h-auto w-full">
        {values.map((value, month) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has nothing of its own but its place
            key={month}
            x={EDGE + month * step + 1}
            y={Math.min(zero, at(value))}
            width={step - 2}
            height={Math.max(1, Math.abs(at(value) - zero))}
            rx={2}
            className={value < 0 ? "fill-bad" : "fill-accent"}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={zero} y2={zero} className="stroke-line-strong" strokeWidth={1} />
      </svg>
    </figure>
  );
}
