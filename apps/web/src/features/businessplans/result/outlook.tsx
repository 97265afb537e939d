import { type Month, outlookOf, type Year } from "@kompagnon/contract/businessplans/finance.ts";
import type { PlanNumbers } from "@kompagnon/contract/businessplans/rules.ts";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cell, DataTable } from "#ui/data-table.tsx";
import { Money } from "#ui/format.tsx";
import { CashChart } from "./cash-chart.tsx";

const ROWS = [
  "revenue",
  "variable",
  "fixed",
  "profit",
  "drawings",
  "investments",
  "funding",
  "cash",
] as const;

/** What the numbers come to: turning points, the cash of three years drawn and in tables. `short`: without the tables. */
export function Outlook({ numbers, short = false }: { numbers: PlanNumbers; short?: boolean }) {
  const { t } = useTranslation("businessplans");
  const given = useDeferredValue(numbers);
  const outlook = useMemo(() => outlookOf(given), [given]);
  const { months, years, break_even, shortfall, lowest_month } = outlook;
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl aria-live="polite" className="grid gap-3 sm:grid-cols-3">
        <Tile name={t("result.break_even")}>
          {break_even === null ? t("result.never") : t("result.from_month", { n: break_even })}
        </Tile>
        <Tile name={t(shortfall > 0 ? "result.shortfall" : "result.enough")}>
          {shortfall > 0 && <Money cents={shortfall} />} {t("result.lowest", { n: lowest_month })}
        </Tile>
        <Tile name={t("result.profit")}>
          <Money cents={years[2]?.profit ?? 0} />
        </Tile>
      </dl>
      <CashChart values={months.map(({ cash }) => cash)} label={t("result.chart")} />
      {!short && (
        <>
          <Grid title={t("result.years")} columns={years} />
          <Grid title={t("result.months")} columns={months.slice(0, 12)} />
        </>
      )}
    </div>
  );
}

const Tile = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="rounded-card border border-line bg-raised p-4">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

function Grid({ title, columns }: { title: string; columns: readonly (Month | Year)[] }) {
  const { t } = useTranslation("businessplans");
  const names = columns.map((one) =>
    "year" in one ? t("result.year", { n: one.year }) : t("result.month", { n: one.month }),
  );
  return (
    <DataTable title={title} captioned head={[t("result.item"), ...names]}>
      {ROWS.map((row) => (
        <tr key={row}>
          <th scope="row" className={`${cell} whitespace-nowrap text-start font-medium`}>
            {t(`row.${row}`)}
          </th>
          {columns.map((one, at) => (
            <td key={names[at]} className={`${cell} whitespace-nowrap`}>
              <Money cents={one[row]} />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
