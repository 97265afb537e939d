import type { BillingStatus } from "@kompagnon/contract/billing/model.ts";
import { PLAN_MONTHS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { BadgeCheck, CreditCard, FlaskConical, MailCheck, SearchX, UserRound } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation, useParams } from "react-router";
import { call } from "#platform/call.ts";
import { parsePlan, storeChosenPlan } from "#platform/chosen-plan.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { refreshSession, useMember } from "#platform/session.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Money, money } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { statusQuery } from "../api.ts";
import { RequestedTool } from "../gate/requested-tool.tsx";
import { centsPerMonth, dayCount, daysLeft } from "../plans.ts";
import { ManageLink, OrderForm } from "./order-form.tsx";

/** In the place of the order button until the address is confirmed; coming back to the tab looks again. */
function EmailFirst() {
  const { t } = useTranslation("billing");
  const { email } = useMember();
  const resend = useMutation({
    mutationFn: async () => {
      const { sent } = await call("POST /api/auth/email/resend");
      if (!sent) await refreshSession();
    },
  });
  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && void refreshSession();
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, []);
  return (
    <section className="grid gap-4 border-line border-t pt-5">
      <div className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans font-semibold text-base">{t("order.unconfirmed")}</h2>
          <p className="wrap-anywhere text-ink-soft">{t("order.unconfirmed_text", { email })}</p>
        </div>
      </div>
      {resend.isSuccess && <p role="status">{t("order.resent")}</p>}
      {resend.isError && <FormError boxed>{resend.error.message || t("failed")}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => refreshSession()}>{t("order.confirmed")}</Button>
        {!resend.isSuccess && (
          <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
            {t("order.resend")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** `/dashboard/order/{plan}`: what is bought, right above the button that buys it (product: money). */
export default function OrderPage() {
  const { t } = useTranslation("billing");
  const { plan: named } = useParams();
  const plan = parsePlan(named);
  // A member who chose a plan before they signed up has arrived: the choice is no longer needed.
  useEffect(() => storeChosenPlan(null), []);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("order.title")}</DocumentTitle>
      {plan ? <Order plan={plan} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation("billing");
  const pricing = useSitePath("pricing");
  return (
    <EmptyState
      asPage
      icon={<SearchX strokeWidth={1.75} />}
      title={t("order.unknown")}
      action={<ButtonLink to={pricing}>{t("to_pricing")}</ButtonLink>}
    >
      {t("order.unknown_text")}
    </EmptyState>
  );
}

function Order({ plan }: { plan: Plan }) {
  const { t } = useTranslation("billing");
  const me = useMember();
  const { state } = useLocation();
  const pricing = useSitePath("pricing");
  const { data: status, error, refetch } = useQuery(statusQuery());
  if (!status) return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <OrderSkeleton />;
  if (status.payments === "off")
    return (
      <Closed icon={<CreditCard strokeWidth={1.75} />} title={t("order.off")}>
        {t("order.off_text")}
      </Closed>
    );
  if (!status.may_buy)
    return (
      <Closed icon={<UserRound strokeWidth={1.75} />} title={t("order.young")}>
        {t("order.young_text")}
      </Closed>
    );
  if (plan === "monthly" && status.subscription)
    return (
      <Closed icon={<BadgeCheck strokeWidth={1.75} />} title={t("order.runs")} action={<ManageLink />}>
        {t("order.runs_text")}
      </Closed>
    );
  return (
    <>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("order.title")}</h1>
        <p className="text-ink-soft">{t("order.lead")}</p>
      </header>
      <RequestedTool />
      <OrderSummary plan={plan} status={status}>
        {me.email_confirmed ? <OrderForm key={plan} plan={plan} status={status} /> : <EmailFirst />}
      </OrderSummary>
      <ButtonLink to={pricing} state={state} variant="quiet" className="justify-self-center">
        {t("order.other")}
      </ButtonLink>
    </>
  );
}

/** Why nothing can be ordered, and where to go instead. */
function Closed({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  children: string;
}) {
  const { t } = useTranslation("billing");
  const pricing = useSitePath("pricing");
  return (
    <EmptyState
      asPage
      icon={icon}
      title={title}
      action={
        action ?? (
          <ButtonLink to={pricing} variant="secondary">
            {t("to_pricing")}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

function OrderSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-96 rounded-card!" />
    </div>
  );
}

/** The order: all that the law requires right above the button, which it contains (§ 312j BGB, PAngV). */
function OrderSummary({
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
