import { chartOf } from "@kompagnon/contract/businessplans/chart.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { numbers } from "#ui/formatters.ts";

/** The cash of every month as bars from a zero line, with euros and months at its axes. The tables contain the same figures. */
export function CashChart({
  values,
  floor,
  label,
}: {
  values: readonly number[];
  /** What should never be missing, in cents; drawn as a dashed line. */
  floor: number;
  label: string;
}) {
  const { t, i18n } = useTranslation("businessplans");
  const { bars, zero, ticks, months, level } = chartOf(values, { level: floor });
  const euros = numbers(i18n.language, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <figure className="rounded-card border border-line bg-raised p-4">
      <figcaption className="mb-4 font-medium text-sm">{label}</figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-ink-soft text-xs tabular-nums"
      >
        <p className="pb-3 text-end">€</p>
        <span />
        <div className="relative h-56 min-w-10">
          {/* Gives the column the width of its longest amount. */}
          <div className="invisible grid h-0 overflow-hidden">
            {ticks.map(({ cents }) => (
              <span key={cents}>{euros.format(cents / 100)}</span>
            ))}
          </div>
          {ticks.map(({ y, cents }) => (
            <span
              key={cents}
              className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
              style={{ insetBlockStart: `${y}%` }}
            >
              {euros.format(cents / 100)}
            </span>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mirror h-56 w-full overflow-visible"
        >
          {ticks.map(({ y, cents }) => (
            <Level key={cents} y={y} className="stroke-line" />
          ))}
          {bars.map(({ missing, ...bar }) => (
            <rect key={bar.x} {...bar} className={missing ? "fill-bad" : "fill-accent"} />
          ))}
          {level !== null && <Level y={level} className="stroke-signal" dashed />}
          <Level y={zero} className="stroke-line-strong" />
        </svg>
        <span />
        <div className="relative h-6">
          {months.map(({ x, month }, place) => (
            <span
              key={month}
              className={cx("absolute top-1 w-10 text-center", place % 2 === 1 && "max-sm:hidden")}
              style={{ insetInlineStart: `calc(${x}% - 1.25rem)` }}
            >
              {month}
            </span>
          ))}
        </div>
        <span />
        <p className="text-center">{t("result.axis")}</p>
      </div>
      {floor > 0 && (
        <p className="mt-3 flex items-center gap-2 text-ink-soft text-xs">
          <span aria-hidden="true" className="w-5 border-signal border-t border-dashed" />
          {t("result.floor")}
        </p>
      )}
    </figure>
  );
}

const Level = ({ y, className, dashed = false }: { y: number; className: string; dashed?: boolean }) => (
  <line
    x1={0}
    x2={100}
    y1={y}
    y2={y}
    vectorEffect="non-scaling-stroke"
    className={className}
    {...(dashed && { strokeDasharray: "5 4", strokeWidth: 1.5 })}
  />
);
