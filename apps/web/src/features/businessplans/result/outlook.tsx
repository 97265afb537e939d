import {
  capitalNeedOf,
  isSum,
  type Month,
  outlookOf,
  type Outlook as Result,
  rowsOf,
  type Year,
} from "@kompagnon/contract/businessplans/finance.ts";
import { type PlanNumbers, SCENARIOS, type Scenario } from "@kompagnon/contract/businessplans/rules.ts";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { Money } from "#ui/format.tsx";
import { numbers as formatNumbers } from "#ui/formatters.ts";
import { CashChart } from "./cash-chart.tsx";

/** A table of amounts, each column of which ends in one line with its name; it scrolls by itself where the window is too narrow. */
function FiguresTable({
  title,
  head: [first, ...others],
  note,
  isWide = false,
  children,
}: {
  title: string;
  head: readonly string[];
  /** A sentence on its amounts. */
  note?: string;
  /** It has more columns than fit into a narrow window. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={title} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table className={cx("w-full text-start text-sm max-sm:text-xs", isWide && "min-w-2xl")}>
          <caption className="p-4 pb-1 text-start font-semibold text-base">{title}</caption>
          <thead className="text-ink-soft">
            <tr>
              <th
                scope="col"
                className="sticky start-0 z-10 bg-raised py-3 ps-4 pe-2 text-start font-medium sm:pe-4"
              >
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className={cx(column, "py-3 font-medium")}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">{children}</tbody>
        </table>
        {note && (
          <p className="sticky start-0 border-line border-t px-4 py-2.5 text-ink-soft text-sm">{note}</p>
        )}
      </section>
    </Card>
  );
}

/** The names of rows stay while their amounts scroll. */
const sticky = "sticky start-0 z-10 bg-inherit sm:min-w-36";
const column = "whitespace-nowrap px-1.5 text-end last:pe-4 sm:px-4";

/** A loss of some cents is 0 €, not -0 €. */
const WHOLE_EUROS = {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  signDisplay: "negative",
} as const;
/** An amount among many others: in whole units, as a forecast has no cents. */
function Euros({ cents }: { cents: number }) {
  const { i18n } = useTranslation("ui");
  return formatNumbers(i18n.language, WHOLE_EUROS).format(cents / 100);
}

/**
 * What the numbers come to: turning points, the cash of three years drawn and in tables. `short`: without the tables. `children`
 * are what is done with it, after the turning points.
 */
export function Outlook({
  numbers,
  short = false,
  children,
}: {
  numbers: PlanNumbers;
  short?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("businessplans");
  const [scenario, setScenario] = useState<Scenario>("expected");
  const given = useDeferredValue(numbers);
  const outlook = useMemo(() => outlookOf(given, scenario), [given, scenario]);
  const { months, years, small_business_end } = outlook;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceChip
        label={t("scenario.label")}
        choices={SCENARIOS.map((value) => ({ value, label: t(`scenario.${value}`) }))}
        value={scenario}
        onChange={(next) => next && setScenario(next)}
      />
      {small_business_end && (
        <Banner tone="warn">
          {t(`small_end.${small_business_end.because}`, { n: small_business_end.month })}
        </Banner>
      )}
      <dl aria-live="polite" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile name={t("result.break_even")}>
          <BreakEven outlook={outlook} />
        </Tile>
        <Tile name={t("result.lowest_cash")}>
          <Money cents={outlook.lowest_cash} />{" "}
          <span className="block font-normal text-ink-soft text-sm">
            {t("result.lowest", { n: outlook.lowest_month })}
          </span>
        </Tile>
        <Sufficiency outlook={outlook} floor={given.floor_cents} />
        <Tile name={t("result.profit")}>
          <Money cents={years[2]?.profit ?? 0} />
        </Tile>
      </dl>
      {children}
      <CashChart
        values={months.map(({ cash }) => cash)}
        floor={given.floor_cents}
        label={t("result.chart")}
      />
      {!short && (
        <>
          {outlook.has_payments && <Capital numbers={given} outlook={outlook} />}
          <Comparison numbers={given} />
          <Grid title={t("result.years")} columns={years} />
          <Months months={months} />
        </>
      )}
    </div>
  );
}

const cell = "border-line border-t py-2.5 align-top";
const rowHead = cx(cell, "ps-4 pe-2 text-start font-medium wrap-break-word hyphens-auto sm:pe-4");

const Tile = ({ name, bad = false, children }: { name: string; bad?: boolean; children: ReactNode }) => (
  <div className="min-w-0 rounded-card border border-line bg-raised p-3 wrap-anywhere sm:p-4">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className={cx("font-semibold tabular-nums", bad && "text-bad")}>{children}</dd>
  </div>
);

/** From when on sales carry the costs: nothing can be said of it while there are neither. */
function BreakEven({ outlook: { break_even, has_payments } }: { outlook: Result }) {
  const { t } = useTranslation("businessplans");
  if (break_even !== null) return t("result.from_month", { n: break_even });
  return has_payments ? t("result.never") : "–";
}

/** Whether the money suffices: nothing can be said of it while nothing is paid. */
function Sufficiency({ outlook, floor }: { outlook: Result; floor: number }) {
  const { t } = useTranslation("businessplans");
  const { has_payments, shortfall, below_floor } = outlook;
  if (!has_payments) return <Tile name={t("result.unknown")}>{t("result.unknown_text")}</Tile>;
  if (shortfall > 0)
    return (
      <Tile name={t("result.shortfall")} bad>
        <Money cents={shortfall} />
      </Tile>
    );
  if (floor > 0 && below_floor > 0)
    return (
      <Tile name={t("result.below_floor")} bad>
        <Money cents={below_floor} />
      </Tile>
    );
  return <Tile name={t("result.enough")}>{t("result.every_month")}</Tile>;
}

/** What is needed up to the lowest month, and what pays for it, as the file has it. */
function Capital({ numbers, outlook }: { numbers: PlanNumbers; outlook: Result }) {
  const { t } = useTranslation("businessplans");
  const one = capitalNeedOf(numbers, outlook);
  const rows: { name: string; cents: number; isSum?: boolean }[] = [
    { name: t("result.capital.investments", { n: one.until }), cents: one.investments },
    { name: t("result.capital.running", { n: one.until }), cents: one.running },
    { name: t("result.floor"), cents: one.floor },
    { name: t("result.capital.need"), cents: one.need, isSum: true },
    { name: t("result.capital.own"), cents: one.own },
    { name: t("field.loans"), cents: one.loans },
    { name: t("field.funding"), cents: one.funding },
    { name: t("result.capital.sources"), cents: one.sources, isSum: true },
    { name: t("result.capital.balance"), cents: one.balance, isSum: true },
  ];
  return (
    <FiguresTable title={t("result.capital.title")} head={[t("result.item"), t("field.amount")]}>
      {rows.map(({ name, cents, isSum: strong = false }) => (
        <tr key={name} className={cx(strong && "bg-sunken font-semibold")}>
          <th scope="row" className={rowHead}>
            {name}
          </th>
          <td className={cx(cell, column)}>
            <Money cents={cents} />
          </td>
        </tr>
      ))}
    </FiguresTable>
  );
}

/** The months of one of the years. */
function Months({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation("businessplans");
  const [year, setYear] = useState(1);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChoiceChip
        label={t("result.months", { n: year })}
        hideLabel
        choices={[1, 2, 3].map((n) => ({ value: String(n), label: t("result.year", { n }) }))}
        value={String(year)}
        onChange={(next) => next && setYear(Number(next))}
      />
      <Grid title={t("result.months", { n: year })} columns={months.slice(year * 12 - 12, year * 12)} />
    </div>
  );
}

/** The three scenarios next to each other. */
function Comparison({ numbers }: { numbers: PlanNumbers }) {
  const { t } = useTranslation("businessplans");
  const outlooks = useMemo(() => SCENARIOS.map((one) => outlookOf(numbers, one)), [numbers]);
  const years = [1, 2, 3] as const;
  const rows: [name: string, cellOf: (outlook: Result) => ReactNode][] = [
    ...years.map((n): [string, (outlook: Result) => ReactNode] => [
      t("result.row_year", { row: t("row.profit"), n }),
      (outlook) => <Euros cents={outlook.years[n - 1]?.profit ?? 0} />,
    ]),
    [t("result.break_even"), (outlook) => <BreakEven outlook={outlook} />],
    [t("result.lowest_cash"), ({ lowest_cash }) => <Euros cents={lowest_cash} />],
    [t("result.lowest_month"), ({ lowest_month }) => t("result.month", { n: lowest_month })],
  ];
  return (
    <FiguresTable
      title={t("section.scenarios")}
      note={t("result.whole_euros")}
      head={[t("result.item"), ...SCENARIOS.map((one) => t(`scenario.${one}`))]}
    >
      {rows.map(([name, cellOf]) => (
        <tr key={name} className="bg-raised">
          <th scope="row" className={cx(rowHead, sticky)}>
            {name}
          </th>
          {outlooks.map((outlook, at) => (
            <td key={SCENARIOS[at]} className={cx(cell, column, "tabular-nums")}>
              {cellOf(outlook)}
            </td>
          ))}
        </tr>
      ))}
    </FiguresTable>
  );
}

function Grid({ title, columns }: { title: string; columns: readonly (Month | Year)[] }) {
  const { t } = useTranslation("businessplans");
  const names = columns.map((one) =>
    "year" in one ? t("result.year", { n: one.year }) : t("result.month", { n: one.month }),
  );
  return (
    <FiguresTable
      title={title}
      note={t("result.whole_euros")}
      head={[t("result.item"), ...names]}
      isWide={columns.length > 3}
    >
      {rowsOf(columns).map((row) => (
        <tr key={row} className={isSum(row) ? "bg-sunken font-semibold" : "bg-raised"}>
          <th scope="row" className={cx(rowHead, sticky, "sm:whitespace-nowrap")}>
            {t(`row.${row}`)}
          </th>
          {columns.map((one, at) => (
            <td key={names[at]} className={cx(cell, column)}>
              <Euros cents={one[row]} />
            </td>
          ))}
        </tr>
      ))}
    </FiguresTable>
  );
}
