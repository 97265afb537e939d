import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { PLAN_MONTHS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { centsPerMonth, saving } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { money } from "#ui/format.tsx";
import { useSite } from "../use-site.ts";

/** One plan: its whole price, the price a month next to it, and the link to its order (guests sign up first). */
export function PlanCard({ plan }: { plan: Plan }) {
  const { language } = useSite();
  const { state } = useLocation(); // the page that the member came from
  const { t } = useTranslation("billing/pricing", { lng: language });
  const { t: billing } = useTranslation("billing", { lng: language });
  const name = t(`name_${plan}`);
  const best = plan === "6m";
  const look = {
    variant: best ? "primary" : "secondary",
    size: "lg",
    wide: true,
  } as const;
  return (
    <li
      className={cx(
        "flex flex-col gap-5 rounded-card border bg-raised p-6",
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
        <p className="mt-1 text-ink-soft text-sm">{t(plan === "monthly" ? "monthly" : "once")}</p>
        <p className="min-h-6 font-medium text-sm">
          {PLAN_MONTHS[plan] > 1 && billing("per_month", { price: money(centsPerMonth(plan), language) })}
        </p>
      </div>
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
      <ButtonLink to={billingPaths.signUpFor(plan)} {...look} className="signed-in:hidden">
        {t("choose", { plan: name })}
      </ButtonLink>
      <ButtonLink to={billingPaths.order(plan)} state={state} {...look} className="signed-out:hidden">
        {t("choose", { plan: name })}
      </ButtonLink>
    </li>
  );
}
