import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { PLAN_MONTHS, PLANS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { centsPerMonth, saving } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { money } from "#ui/format.tsx";
import { useSite } from "../use-site.ts";

/** The plan that is recommended. */
const BEST_PLAN: Plan = "6m";

/** The recommended plan comes first, so that a phone shows its price and its button at once. */
const OFFERED: readonly Plan[] = PLANS.toSorted(
  (one, other) => +(other === BEST_PLAN) - +(one === BEST_PLAN),
);

/** The plans, each on a card. */
export const PlanList = () => (
  <ul className="grid gap-5 lg:grid-cols-3">
    {OFFERED.map((plan) => (
      <PlanCard key={plan} plan={plan} />
    ))}
  </ul>
);

/** One plan: its whole price, the price a month next to it, the link to its order (guests sign up first), and what is in it. */
function PlanCard({ plan }: { plan: Plan }) {
  const { language } = useSite();
  const { state } = useLocation(); // the page that the member came from
  const { t } = useTranslation("billing/pricing", { lng: language });
  const { t: billing } = useTranslation("billing", { lng: language });
  const name = t(`name_${plan}`);
  const best = plan === BEST_PLAN;
  const look = {
    variant: best ? "primary" : "secondary",
    size: "lg",
    wide: true,
  } as const;
  return (
    <li
      className={cx(
        "flex flex-col gap-4 rounded-card border bg-raised p-5 sm:p-6",
        best ? "border-2 border-accent" : "border-line",
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans font-semibold text-lg tracking-normal">{name}</h2>
        <span className="flex flex-wrap gap-1.5">
          {best ? (
            <>
              <Badge tone="signal">{billing("popular")}</Badge>
              <Badge tone="accent">{billing("save", { percent: saving(plan, language) })}</Badge>
            </>
          ) : (
            <Badge>{t(plan === "monthly" ? "badge_monthly" : "badge_30d")}</Badge>
          )}
        </span>
      </div>
      <div>
        <p className="font-display font-semibold text-2xl tabular-nums">
          {money(PRICE_CENTS[plan], language)}
        </p>
        <p className="mt-1 flex flex-wrap content-start gap-x-2 text-ink-soft text-sm lg:min-h-10">
          {t(plan === "monthly" ? "monthly" : "once")}
          {PLAN_MONTHS[plan] > 1 && (
            <span className="font-medium text-ink">
              {billing("per_month", { price: money(centsPerMonth(plan), language) })}
            </span>
          )}
        </p>
      </div>
      <ButtonLink to={billingPaths.signUpFor(plan)} {...look} className="signed-in:hidden">
        {t("choose", { plan: name })}
      </ButtonLink>
      <ButtonLink to={billingPaths.order(plan)} state={state} {...look} className="signed-out:hidden">
        {t("choose", { plan: name })}
      </ButtonLink>
      <p className="text-pretty text-sm">{t(`for_${plan}`)}</p>
      <ul className="grid grow content-start gap-2 text-sm">
        {[
          t("feature_deals"),
          t("feature_groups"),
          t("feature_tools"),
          t(plan === "monthly" ? "renewal" : "no_renewal"),
        ].map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={2.25} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
