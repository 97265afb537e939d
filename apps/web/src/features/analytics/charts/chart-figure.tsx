import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ChartData } from "./chart.tsx";

const Chart = lazy(() => import("./chart.tsx"));

/** The colours of lines in their order; `chart.tsx` draws the lines in them. */
const KEYS = ["bg-accent", "bg-signal-ink", "bg-good", "bg-ink-soft"];

/** A chart under its name, with a legend and the same numbers as a table. */
export function ChartFigure({ title, data }: { title: string; data: ChartData }) {
  const { t } = useTranslation("analytics");
  return (
    <Card as="section" aria-label={title} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        {data.lines.length > 1 && (
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {data.lines.map(({ label }, index) => (
              <li key={label} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={cx("h-1 w-4 rounded-full", KEYS[index])} />
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Suspense fallback={<Skeleton className="h-65" />}>
        <Chart data={data} label={t("chart", { title })} />
      </Suspense>
      <details className="text-sm">
        <summary className="inline-flex min-h-10 items-center font-medium text-accent">
          {t("as_table")}
        </summary>
        <ChartTable title={title} data={data} />
      </details>
    </Card>
  );
}

const cell = "border-line border-t px-1.5 py-1.5 sm:px-3";

function ChartTable({ title, data: { moments, lines, say } }: { title: string; data: ChartData }) {
  const { t } = useTranslation("analytics");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={title} className="max-h-80 overflow-auto" tabIndex={0}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="px-1.5 py-1.5 text-start font-medium sm:px-3">
              {t("when")}
            </th>
            {lines.map(({ label }) => (
              <th key={label} scope="col" className="px-1.5 py-1.5 text-end font-medium sm:px-3">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map((moment, index) => (
            <tr key={moment}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {moment}
              </th>
              {lines.map(({ label, values }) => (
                <td key={label} className={`${cell} text-end`}>
                  {typeof values[index] === "number" ? say(values[index]) : "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
