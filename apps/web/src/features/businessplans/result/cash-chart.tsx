import { CHART_HEIGHT, CHART_WIDTH, cashBars } from "@kompagnon/contract/businessplans/cash-chart.ts";

/** The cash of every month as bars from a zero line: negative bars are below it. The tables contain the same figures. */
export function CashChart({ values, label }: { values: readonly number[]; label: string }) {
  const { bars, zero } = cashBars(values);
  return (
    <figure className="rounded-card border border-line bg-raised p-4">
      <figcaption className="mb-2 font-medium text-sm">{label}</figcaption>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} aria-hidden="true" className="mirror h-auto w-full">
        {bars.map(({ missing, ...bar }) => (
          <rect key={bar.x} {...bar} rx={2} className={missing ? "fill-bad" : "fill-accent"} />
        ))}
        <line x1={0} x2={CHART_WIDTH} y1={zero} y2={zero} className="stroke-line-strong" strokeWidth={1} />
      </svg>
    </figure>
  );
}
