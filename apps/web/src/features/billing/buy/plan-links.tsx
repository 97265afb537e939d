import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { PLAN_MONTHS, PLANS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Money, money } from "#ui/format.tsx";
import { useHere } from "../gate/wanted.ts";
import { centsPerMonth, saving } from "../plans.ts";

/** The plans with their prices, each a way to its order; a second subscription is not offered. */
export const PlanLinks = ({ subscribed, onGo }: { subscribed: boolean; onGo: () => void }) => (
  <ul className="grid gap-2.5">
    {PLANS.filter((plan) => plan !== "monthly" || !subscribed).map((plan) => (
      <li key={plan}>
        <PlanLink plan={plan} onGo={onGo} />
      </li>
    ))}
  </ul>
);

function PlanLink({ plan, onGo }: { plan: Plan; onGo: () => void }) {
  const { t, i18n } = useTranslation("billing");
  const { language } = i18n;
  const here = useHere();
  return (
    <Link
      to={billingPaths.order(plan)}
      state={here}
      onClick={onGo}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line-strong/60 p-4 transition-colors hover:border-accent hover:bg-accent-soft"
    >
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`plans.${plan}`)}
          {plan === "6m" && (
            <Badge tone="accent">
              {t("popular")} · {t("save", { percent: saving(plan, language) })}
            </Badge>
          )}
        </span>
        <span className="text-ink-soft text-sm">
          {plan === "monthly" ? t("renews_itself") : t("ends_itself")}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-0.5 text-end">
        <span className="font-semibold">
          <Money cents={PRICE_CENTS[plan]} />
        </span>
        <span className="text-ink-soft text-xs">
          {PLAN_MONTHS[plan] > 1 ? t("per_month", { price: money(centsPerMonth(plan), language) }) : t("vat")}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
    </Link>
  );
}
