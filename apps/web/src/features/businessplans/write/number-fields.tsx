import {
  GROWTH_MAX,
  GROWTH_MIN,
  MONTHS,
  PLAN_CENTS_MAX,
  type PlanNumbers,
  QUANTITY_MAX,
} from "@kompagnon/contract/businessplans/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { AmountField } from "./amount-field.tsx";
import { Lines } from "./lines.tsx";

const euros = { cents: true, max: PLAN_CENTS_MAX };

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
  return (
    <div className="grid grid-cols-1 gap-7">
      <RevenueLines lines={numbers.revenue} onChange={(revenue) => set({ revenue })} />
      <Lines
        what={t("field.fixed")}
        lines={numbers.fixed}
        empty={{ name: "", cents: 0 }}
        onChange={(fixed) => set({ fixed })}
      >
        {(line, change) => (
          <AmountField
            {...euros}
            label={t("field.amount")}
            value={line.cents}
            onChange={(cents) => change({ cents })}
          />
        )}
      </Lines>
      <div className="grid gap-4 sm:grid-cols-3">
        <AmountField
          label={t("field.variable")}
          max={100}
          value={numbers.variable_percent}
          onChange={(variable_percent) => set({ variable_percent })}
        />
        <AmountField
          {...euros}
          label={t("field.drawings")}
          value={numbers.drawings_cents}
          onChange={(drawings_cents) => set({ drawings_cents })}
        />
        <AmountField
          {...euros}
          label={t("field.start")}
          value={numbers.start_cents}
          onChange={(start_cents) => set({ start_cents })}
        />
      </div>
      {(["investments", "funding"] as const).map((kind) => (
        <Lines
          key={kind}
          what={t(`field.${kind}`)}
          lines={numbers[kind]}
          empty={{ name: "", cents: 0, month: 1 }}
          onChange={(lines) => set({ [kind]: lines })}
        >
          {(line, change) => (
            <>
              <AmountField
                {...euros}
                label={t("field.amount")}
                value={line.cents}
                onChange={(cents) => change({ cents })}
              />
              <AmountField
                label={t("field.month")}
                min={1}
                max={MONTHS}
                value={line.month}
                onChange={(month) => change({ month })}
              />
            </>
          )}
        </Lines>
      ))}
    </div>
  );
}

function RevenueLines({
  lines,
  onChange,
}: {
  lines: PlanNumbers["revenue"];
  onChange: (lines: PlanNumbers["revenue"]) => void;
}) {
  const { t } = useTranslation("businessplans");
  return (
    <Lines
      what={t("field.revenue")}
      lines={lines}
      empty={{ name: "", price_cents: 0, quantity: 0, growth_percent: 0, from_month: 1 }}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <AmountField
            {...euros}
            label={t("field.price")}
            value={line.price_cents}
            onChange={(price_cents) => change({ price_cents })}
          />
          <AmountField
            label={t("field.quantity")}
            max={QUANTITY_MAX}
            value={line.quantity}
            onChange={(quantity) => change({ quantity })}
          />
          <AmountField
            label={t("field.growth")}
            min={GROWTH_MIN}
            max={GROWTH_MAX}
            value={line.growth_percent}
            onChange={(growth_percent) => change({ growth_percent })}
          />
          <AmountField
            label={t("field.from")}
            min={1}
            max={MONTHS}
            value={line.from_month}
            onChange={(from_month) => change({ from_month })}
          />
        </>
      )}
    </Lines>
  );
}
