import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { PLAN_MONTHS, PLANS, type Plan, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { Money, money } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetEarlierAnswers, startTest, statusQuery, testQuery } from "../api.ts";
import { useHere, useReturnPath } from "../gate/return-path.ts";
import { centsPerMonth, dayCount, daysLeft, saving } from "../plans.ts";

/** The plans with their prices, each a way to its order; a second subscription is not offered. */
const PlanLinks = ({ subscribed, onGo }: { subscribed: boolean; onGo: () => void }) => (
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

/** Why the dialog is open: the member wants more time, or met a limit that premium removes. */
export type BuyReason = "get" | "extend" | "groups" | "deals" | "tools";

/** The plans there are, each leading to its order: wherever premium helps (product: money). */
export function BuyDialog({
  reason,
  open,
  onOpenChange,
  aside,
}: {
  reason: BuyReason;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Another way out than buying. */
  aside?: ReactNode;
}) {
  const { t, i18n } = useTranslation("billing");
  const { data: status } = useQuery({ ...statusQuery(), enabled: open });
  const here = useHere();
  const pricing = useSitePath("pricing");
  const [testing, setTesting] = useState(false);
  const left = status?.plan === "premium" ? daysLeft(status.premium_until) : 0;
  const text = reason === "groups" || reason === "deals" ? t(`buy.${reason}_text`) : t("buy.lead");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open && !testing}
      onOpenChange={onOpenChange}
      title={t(`buy.${reason}`)}
      description={left > 0 ? t("buy.remaining", { days: dayCount(left, i18n.language) }) : text}
    >
      <div className="grid gap-4">
        {(reason === "get" || reason === "tools") && <TestOffer onAsk={setTesting} onStarted={close} />}
        <PlanLinks subscribed={status?.subscription != null} onGo={close} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link
            to={pricing}
            state={here}
            onClick={close}
            className="inline-flex min-h-10 items-center rounded-control text-accent text-sm underline underline-offset-2"
          >
            {t("to_pricing")}
          </Link>
          {aside}
        </div>
      </div>
    </Dialog>
  );
}

/** Offers the test version to members who have not used it. `onAsk` is called with whether the question is open. */
function TestOffer({ onAsk, onStarted }: { onAsk: (asking: boolean) => void; onStarted: () => void }) {
  const { t, i18n } = useTranslation("billing");
  const me = useMember();
  const { data: test } = useQuery(testQuery());
  const [asking, setAsking] = useState(false);
  if (!test || test.testversion_eingeloest || me.premium) return null;
  const ask = (open: boolean) => {
    setAsking(open);
    onAsk(open);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="min-w-0 grow basis-48">
        {t("test.offer", { days: dayCount(test.duration_days, i18n.language) })}
      </p>
      <Button size="sm" variant="secondary" onClick={() => ask(true)}>
        {t("test.start")}
      </Button>
      <StartDialog days={test.duration_days} open={asking} onOpenChange={ask} onStarted={onStarted} />
    </div>
  );
}

/** The specification's delay (account, section 9). */
const DELAY_MS = 500;

/** Asks before the test version starts, which is possible once. Then leads to the wanted page or the dashboard, unless a tool offered it. */
export function StartDialog({
  days,
  open,
  onOpenChange,
  onStarted,
}: {
  days: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStarted?: () => void;
}) {
  const { t, i18n } = useTranslation("billing");
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const [failure, setFailure] = useState<string | null>(null);
  const words = { days: dayCount(days, i18n.language) };
  const start = async () => {
    setFailure(null);
    try {
      await startTest();
    } catch (error) {
      const used = error instanceof ApiError && error.code === "test_version_used";
      setFailure(used ? t("test.used") : (error instanceof Error && error.message) || t("failed"));
      throw error; // the dialog stays open
    }
    toast(t("test.started"), { kind: "good" });
    if (onStarted) return onStarted();
    forgetEarlierAnswers();
    setTimeout(() => void navigate(returnTo ?? overviewPaths.dashboard), DELAY_MS);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("test.start_title", words)}
      text={t("test.start_text", words)}
      confirm={t("test.start")}
      error={failure}
      onConfirm={start}
    />
  );
}
