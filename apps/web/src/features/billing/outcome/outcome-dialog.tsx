import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { type Plan, REFETCH_SECONDS } from "@kompagnon/contract/billing/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleSlash, Hourglass, ReceiptText } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink, Spinner } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { dates } from "#ui/formatters.ts";
import { forgetEarlierAnswers, refreshEntitlement, statusQuery } from "../api.ts";
import type { Outcome } from "./outcome.ts";

/** What came of a payment, above whichever page: paid, being confirmed, or called off (spec: community, section 8). */
export function OutcomeDialog({
  outcome,
  plan,
  order,
  to,
  onClose,
}: {
  outcome: Outcome;
  plan: Plan | null;
  order: string | null;
  /** The page that the member wanted to open before they paid. */
  to: string | null;
  onClose: () => void;
}) {
  if (outcome === "cancel") return <Cancelled plan={plan} to={to} onClose={onClose} />;
  if (!order) return <NothingOrdered onClose={onClose} />;
  return <Paid plan={plan} order={order} to={to} onClose={onClose} />;
}

/** The page was opened by hand: no payment is on its way. */
function NothingOrdered({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("billing");
  return (
    <OutcomeMessage
      icon={<ReceiptText strokeWidth={1.75} />}
      title={t("outcome.nothing")}
      text={t("outcome.nothing_text")}
      onClose={onClose}
    >
      <ButtonLink to={billingPaths.purchases} variant="secondary" onClick={onClose}>
        {t("purchases.title")}
      </ButtonLink>
    </OutcomeMessage>
  );
}

type Called = { plan: Plan | null; to: string | null; onClose: () => void };

function Cancelled({ plan, to, onClose }: Called) {
  const { t } = useTranslation("billing");
  return (
    <OutcomeMessage
      icon={<CircleSlash strokeWidth={1.75} />}
      title={t("outcome.cancelled")}
      text={t("outcome.cancelled_text")}
      onClose={onClose}
    >
      {plan && (
        <ButtonLink to={billingPaths.order(plan)} state={{ from: to }}>
          {t("outcome.again")}
        </ButtonLink>
      )}
    </OutcomeMessage>
  );
}

function Paid({ plan, order, to, onClose }: Called & { order: string }) {
  const { t, i18n } = useTranslation("billing");
  const { data: status } = useQuery(statusQuery());
  const { data: purchases } = useQuery(query("GET /api/billing/purchases", { query: { limit: 20 } }));
  // The server has the payment of this very order, or it has not: nothing is concluded from how long premium lasts.
  const purchase = purchases?.items.find((one) => one.order === order);
  const slow = useAsking(!purchase);
  const day = (time: string) => dates(i18n.language, { dateStyle: "long" }).format(new Date(time));
  if (purchase && status?.begins_at)
    return (
      <OutcomeMessage
        icon={<CircleCheck strokeWidth={1.75} />}
        title={t("outcome.begins")}
        text={t("outcome.begins_text", { date: day(status.begins_at) })}
        onClose={onClose}
      >
        <Button onClick={onClose}>{t("outcome.go")}</Button>
      </OutcomeMessage>
    );
  if (purchase && status?.premium_until)
    return (
      <OutcomeMessage
        icon={<CircleCheck strokeWidth={1.75} />}
        title={t(`outcome.paid_${plan ?? purchase.plan}`)}
        text={t("outcome.paid_text", { until: day(status.premium_until) })}
        onClose={onClose}
      >
        {to ? <LeadBack to={to} /> : <Button onClick={onClose}>{t("outcome.go")}</Button>}
      </OutcomeMessage>
    );
  return slow ? (
    <OutcomeMessage
      icon={<Hourglass strokeWidth={1.75} />}
      title={t("outcome.slow")}
      text={t("outcome.slow_text")}
      onClose={onClose}
    >
      <ButtonLink to={billingPaths.purchases} variant="secondary" onClick={onClose}>
        {t("purchases.title")}
      </ButtonLink>
    </OutcomeMessage>
  ) : (
    <OutcomeMessage
      icon={<Spinner />}
      title={t("outcome.confirming")}
      text={t("outcome.confirming_text")}
      onClose={onClose}
    />
  );
}

function LeadBack({ to }: { to: string }) {
  const { t } = useTranslation("billing");
  return (
    <ButtonLink to={to} replace onClick={forgetEarlierAnswers}>
      {t("outcome.back")}
    </ButtonLink>
  );
}

/** Polls at the specification's seconds and whenever the tab becomes visible; true when the last time has passed. */
function useAsking(asking: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const ask = () => void refreshEntitlement();
    const askAgain = () => document.visibilityState === "visible" && ask();
    const timers = REFETCH_SECONDS.map((seconds, at) =>
      setTimeout(() => {
        ask();
        if (at === REFETCH_SECONDS.length - 1) setSlow(true);
      }, seconds * 1_000),
    );
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }, [asking]);
  return slow;
}

const OutcomeMessage = ({
  icon,
  title,
  text,
  onClose,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  onClose: () => void;
  children?: ReactNode;
}) => (
  <Dialog open size="sm" onOpenChange={onClose} hideTitle title={title}>
    <div role="status" className="grid justify-items-center gap-3 pt-4 text-center">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
      >
        {icon}
      </span>
      <p className="font-display font-semibold text-xl">{title}</p>
      <p className="text-ink-soft">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  </Dialog>
);
