import {
  type CostLine,
  firstRepaymentOf,
  GROWTH_MAX,
  GROWTH_MIN,
  INTEREST_MAX,
  type InvestmentLine,
  LINE_REVENUE_CENTS_MAX,
  LOAN_MONTHS_MAX,
  type Loan,
  MONTHS,
  PLAN_CENTS_MAX,
  type PlanNumbers,
  QUANTITY_MAX,
  RAMP_MONTHS_MAX,
  type RevenueLine,
  SCENARIO_MAX,
  SEASON_MAX,
  VAT_MODES,
  VAT_RATES,
  type VatRate,
} from "@kompagnon/contract/businessplans/rules.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { numbers as formatNumbers } from "#ui/formatters.ts";
import { Select } from "#ui/select.tsx";
import { AmountField } from "./amount-field.tsx";
import { Lines } from "./lines.tsx";
import { Seasons } from "./seasons.tsx";

const EUROS = { kind: "euros", min: 0, max: PLAN_CENTS_MAX } as const;
const MONTH = { kind: "whole", min: 1, max: MONTHS } as const;
const percent = (max: number, min = 0) => ({ kind: "percent", min, max }) as const;

const NEW_REVENUE: RevenueLine = {
  name: "",
  price_cents: 0,
  quantity: 0,
  growth_percent: 0,
  from_month: 1,
  vat_percent: 19,
};
const NEW_COST: CostLine = { name: "", cents: 0, vat_percent: 19 };
const NEW_INVESTMENT: InvestmentLine = { name: "", cents: 0, month: 1, vat_percent: 19 };
const NEW_LOAN: Loan = {
  name: "",
  cents: 0,
  interest_percent: 0,
  payout_month: 1,
  term_months: 60,
  interest_only_months: 0,
};

type Part = {
  numbers: PlanNumbers;
  set: (part: Partial<PlanNumbers>) => void;
  /** Whether amounts are net, and each has a rate. */
  isTaxed: boolean;
};

/** Everything that the three years are calculated from. */
export function NumberFields({
  numbers,
  onChange,
}: {
  numbers: PlanNumbers;
  onChange: (numbers: PlanNumbers) => void;
}) {
  const { t } = useTranslation("businessplans");
  const set = (part: Partial<PlanNumbers>) => onChange({ ...numbers, ...part });
  const isTaxed = numbers.vat === "monthly" || numbers.vat === "quarterly";
  const part = { numbers, set, isTaxed };
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={t("section.vat")} text={t(isTaxed ? "vat.net" : "vat.gross")}>
        <ChoiceChip
          label={t("section.vat")}
          hideLabel
          choices={VAT_MODES.map((value) => ({ value, label: t(`vat.${value}`) }))}
          value={numbers.vat}
          onChange={(vat) => vat && set({ vat })}
        />
      </Section>
      <Sales {...part} />
      <Costs {...part} />
      <Funds {...part} />
      <Scenarios {...part} />
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {text && <p className="text-pretty text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The rate of an amount; nothing where no tax is calculated. */
function RateField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: VatRate;
  onChange: (rate: VatRate) => void;
}) {
  const { i18n } = useTranslation("ui");
  const format = (rate: VatRate) => formatNumbers(i18n.language, { style: "percent" }).format(rate / 100);
  return (
    <Select
      label={label}
      options={VAT_RATES.map((rate) => ({ value: String(rate), label: format(rate) }))}
      value={String(value)}
      onChange={(chosen) => onChange(VAT_RATES.find((rate) => String(rate) === chosen) ?? 19)}
    />
  );
}

/** The most of one factor that keeps a line within its bounds, given the other. */
const mostOf = (max: number, other: number): number =>
  Math.min(max, Math.floor(LINE_REVENUE_CENTS_MAX / Math.max(1, other)));

function Sales({ numbers, set, isTaxed }: Part) {
  const { t } = useTranslation("businessplans");
  return (
    <Section title={t("section.sales")}>
      <Lines
        list="revenue"
        what={t("field.revenue")}
        lines={numbers.revenue}
        empty={NEW_REVENUE}
        onChange={(revenue) => set({ revenue })}
      >
        {(line, change, at) => <RevenueFields line={line} change={change} at={at} isTaxed={isTaxed} />}
      </Lines>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          kind="whole"
          min={0}
          max={RAMP_MONTHS_MAX}
          name="ramp_months"
          label={t("field.ramp_months")}
          hint={t("field.ramp_months_hint")}
          value={numbers.ramp_months}
          onChange={(ramp_months) => set({ ramp_months })}
        />
        {numbers.ramp_months > 0 && (
          <AmountField
            {...percent(100)}
            name="ramp_percent"
            label={t("field.ramp_percent")}
            value={numbers.ramp_percent}
            onChange={(ramp_percent) => set({ ramp_percent })}
          />
        )}
      </div>
      <Seasons
        first={numbers.first_month}
        seasons={numbers.seasons}
        max={SEASON_MAX}
        onFirst={(first_month) => set({ first_month })}
        onChange={(seasons) => set({ seasons })}
      />
    </Section>
  );
}

function RevenueFields({
  line,
  change,
  at,
  isTaxed,
}: {
  line: RevenueLine;
  change: (part: Partial<RevenueLine>) => void;
  at: string;
  isTaxed: boolean;
}) {
  const { t } = useTranslation("businessplans");
  return (
    <>
      <AmountField
        {...EUROS}
        max={mostOf(PLAN_CENTS_MAX, line.quantity)}
        name={`${at}.price`}
        label={t("field.price")}
        value={line.price_cents}
        onChange={(price_cents) => change({ price_cents })}
      />
      <AmountField
        kind="whole"
        min={0}
        max={mostOf(QUANTITY_MAX, line.price_cents)}
        name={`${at}.quantity`}
        label={t("field.quantity")}
        value={line.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <AmountField
        {...percent(GROWTH_MAX, GROWTH_MIN)}
        name={`${at}.growth`}
        label={t("field.growth")}
        value={line.growth_percent}
        onChange={(growth_percent) => change({ growth_percent })}
      />
      <AmountField
        {...MONTH}
        name={`${at}.from`}
        label={t("field.from")}
        value={line.from_month}
        onChange={(from_month) => change({ from_month })}
      />
      {isTaxed && (
        <RateField
          label={t("field.rate")}
          value={line.vat_percent}
          onChange={(vat_percent) => change({ vat_percent })}
        />
      )}
    </>
  );
}

function Costs({ numbers, set, isTaxed }: Part) {
  const { t } = useTranslation("businessplans");
  return (
    <Section title={t("section.costs")}>
      <Lines
        list="fixed"
        what={t("field.fixed")}
        lines={numbers.fixed}
        empty={NEW_COST}
        onChange={(fixed) => set({ fixed })}
      >
        {(line, change, at) => (
          <>
            <AmountField
              {...EUROS}
              name={`${at}.amount`}
              label={t("field.amount")}
              value={line.cents}
              onChange={(cents) => change({ cents })}
            />
            {isTaxed && (
              <RateField
                label={t("field.rate")}
                value={line.vat_percent}
                onChange={(vat_percent) => change({ vat_percent })}
              />
            )}
          </>
        )}
      </Lines>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <AmountField
          {...percent(100)}
          name="variable"
          label={t("field.variable")}
          value={numbers.variable_percent}
          onChange={(variable_percent) => set({ variable_percent })}
        />
        {isTaxed && (
          <RateField
            label={t("field.variable_rate")}
            value={numbers.variable_vat_percent}
            onChange={(variable_vat_percent) => set({ variable_vat_percent })}
          />
        )}
        <AmountField
          {...EUROS}
          name="drawings"
          label={t("field.drawings")}
          value={numbers.drawings_cents}
          onChange={(drawings_cents) => set({ drawings_cents })}
        />
      </div>
    </Section>
  );
}

function Funds({ numbers, set, isTaxed }: Part) {
  const { t } = useTranslation("businessplans");
  return (
    <Section title={t("section.funds")}>
      <Lines
        list="investments"
        what={t("field.investments")}
        lines={numbers.investments}
        empty={NEW_INVESTMENT}
        onChange={(investments) => set({ investments })}
      >
        {(line, change, at) => (
          <>
            <OnceFields line={line} change={change} at={at} />
            {isTaxed && (
              <RateField
                label={t("field.rate")}
                value={line.vat_percent}
                onChange={(vat_percent) => change({ vat_percent })}
              />
            )}
          </>
        )}
      </Lines>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          {...EUROS}
          name="start"
          label={t("field.start")}
          value={numbers.start_cents}
          onChange={(start_cents) => set({ start_cents })}
        />
        <AmountField
          {...EUROS}
          name="floor"
          label={t("field.floor")}
          hint={t("field.floor_hint")}
          value={numbers.floor_cents}
          onChange={(floor_cents) => set({ floor_cents })}
        />
      </div>
      <Lines
        list="loans"
        what={t("field.loans")}
        lines={numbers.loans}
        empty={NEW_LOAN}
        onChange={(loans) => set({ loans })}
      >
        {(loan, change, at) => <LoanFields loan={loan} change={change} at={at} />}
      </Lines>
      <Lines
        list="funding"
        what={t("field.funding")}
        lines={numbers.funding}
        empty={{ name: "", cents: 0, month: 1 }}
        onChange={(funding) => set({ funding })}
      >
        {(line, change, at) => <OnceFields line={line} change={change} at={at} />}
      </Lines>
    </Section>
  );
}

function OnceFields({
  line,
  change,
  at,
}: {
  line: { cents: number; month: number };
  change: (part: { cents?: number; month?: number }) => void;
  at: string;
}) {
  const { t } = useTranslation("businessplans");
  return (
    <>
      <AmountField
        {...EUROS}
        name={`${at}.amount`}
        label={t("field.amount")}
        value={line.cents}
        onChange={(cents) => change({ cents })}
      />
      <AmountField
        {...MONTH}
        name={`${at}.month`}
        label={t("field.month")}
        value={line.month}
        onChange={(month) => change({ month })}
      />
    </>
  );
}

function LoanFields({ loan, change, at }: { loan: Loan; change: (part: Partial<Loan>) => void; at: string }) {
  const { t } = useTranslation("businessplans");
  return (
    <>
      <AmountField
        {...EUROS}
        name={`${at}.amount`}
        label={t("field.amount")}
        value={loan.cents}
        onChange={(cents) => change({ cents })}
      />
      <AmountField
        {...percent(INTEREST_MAX)}
        name={`${at}.interest`}
        label={t("field.interest")}
        value={loan.interest_percent}
        onChange={(interest_percent) => change({ interest_percent })}
      />
      <AmountField
        {...MONTH}
        name={`${at}.payout`}
        label={t("field.payout")}
        value={loan.payout_month}
        onChange={(payout_month) => change({ payout_month })}
      />
      <AmountField
        kind="whole"
        min={loan.interest_only_months + 1}
        max={LOAN_MONTHS_MAX}
        name={`${at}.term`}
        label={t("field.term")}
        value={loan.term_months}
        onChange={(term_months) => change({ term_months })}
      />
      <AmountField
        kind="whole"
        min={0}
        max={loan.term_months - 1}
        name={`${at}.interest_only`}
        label={t("field.interest_only")}
        value={loan.interest_only_months}
        onChange={(interest_only_months) => change({ interest_only_months })}
      />
      <p className="col-span-full text-ink-soft text-sm">
        {t("field.first_repayment", { n: firstRepaymentOf(loan) })}
      </p>
    </>
  );
}

function Scenarios({ numbers, set }: Part) {
  const { t } = useTranslation("businessplans");
  const { scenarios } = numbers;
  return (
    <Section title={t("section.scenarios")} text={t("section.scenarios_text")}>
      {(["cautious", "good"] as const).map((key) => {
        const change = (part: Partial<(typeof scenarios)[typeof key]>) =>
          set({ scenarios: { ...scenarios, [key]: { ...scenarios[key], ...part } } });
        return (
          <fieldset key={key} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">{t(`scenario.${key}`)}</legend>
            <AmountField
              {...percent(SCENARIO_MAX)}
              name={`${key}_sales`}
              label={t("field.sales_percent")}
              value={scenarios[key].sales_percent}
              onChange={(sales_percent) => change({ sales_percent })}
            />
            <AmountField
              {...percent(SCENARIO_MAX)}
              name={`${key}_costs`}
              label={t("field.cost_percent")}
              value={scenarios[key].cost_percent}
              onChange={(cost_percent) => change({ cost_percent })}
            />
          </fieldset>
        );
      })}
    </Section>
  );
}
