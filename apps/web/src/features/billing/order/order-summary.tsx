import type { BillingStatus } from "@kompagnon/contract/billing/model.ts";
import { PLAN_MONTHS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Money, money } from "#ui/format.tsx";
import { centsPerMonth, dayCount, daysLeft } from "../plans.ts";

/** The order: all that the law requires right above the button, which it contains (§ 312j BGB, PAngV). */
export function OrderSummary({
  plan,
  status,
  children,
}: {
  plan: Plan;
  status: BillingStatus;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation("billing");
  const cents = PRICE_CENTS[plan];
  const left = daysLeft(status.premium_until);
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-6">
      {status.payments !== "live" && (
        <p className="flex items-start gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.75} />
          <span>
            <strong className="font-semibold">{t("test_money")}.</strong> {t("order.test_note")}
          </span>
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr]">
        <Line name={t("order.plan")}>
          <p className="font-semibold">{t(`plans.${plan}`)}</p>
          <p className="text-ink-soft text-sm">{t("buy.lead")}</p>
        </Line>
        <Line name={t("order.price")}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <strong className="font-display font-semibold text-2xl">
              <Money cents={cents} />
            </strong>
            <span className="text-ink-soft text-sm">{t("vat")}</span>
          </p>
          {PLAN_MONTHS[plan] > 1 && (
            <p className="text-ink-soft text-sm">
              {t("per_month", { price: money(centsPerMonth(plan), i18n.language) })}
            </p>
          )}
        </Line>
        <Line name={t("order.lasts")}>{t(`order.lasts_${plan}`)}</Line>
        <Line name={t("order.ending")}>
          {plan === "monthly"
            ? t("order.ending_monthly", { price: money(cents, i18n.language) })
            : t("order.ending_pass")}
        </Line>
      </dl>
      {status.plan === "premium" && left > 0 && (
        <p className="rounded-control bg-accent-soft px-4 py-3 text-sm">
          {t("order.adds", { days: dayCount(left, i18n.language) })}
        </p>
      )}
      {children}
    </Card>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft max-sm:-mb-3 max-sm:text-sm">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
