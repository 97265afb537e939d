import { WITHDRAWAL_DAYS } from "@kompagnon/contract/billing/rules.ts";
import type { Earnings } from "@kompagnon/contract/invites/model.ts";
import { STATS_REFRESH_SECONDS } from "@kompagnon/contract/invites/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Money, money } from "#ui/format.tsx";
import { dates, numbers } from "#ui/formatters.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { earningsQuery } from "../cache.ts";
import { Answer, Part } from "./part.tsx";

/** A dialog's opening and closing; `round` grows with each opening: as its key, the dialog starts empty every time. */
function useOpening() {
  const [state, setState] = useState({ open: false, round: 0 });
  return {
    ...state,
    show: () => setState(({ round }) => ({ open: true, round: round + 1 })),
    setOpen: (open: boolean) => setState(({ round }) => ({ open, round })),
  };
}

const PayoutDialog = lazy(async () => ({ default: (await import("./payout-dialog.tsx")).PayoutDialog }));

/** The earnings, the part that can be paid out, and what the rest waits for. */
export function EarningsCard() {
  const { t } = useTranslation("invites");
  const refetchInterval = usePollingInterval(STATS_REFRESH_SECONDS * 1000);
  const earnings = useQuery({ ...earningsQuery(), refetchInterval });
  return (
    <Part title={t("money.title")}>
      <Answer query={earnings} size="h-64">
        {(sums) => (
          <>
            <Payable {...sums} />
            <Rest {...sums} />
            <Reward {...sums.reward} />
          </>
        )}
      </Answer>
    </Part>
  );
}

function Payable({ payable_cents: payable, requested_cents: requested, min_payout_cents: least }: Earnings) {
  const { t, i18n } = useTranslation("invites");
  const dialog = useOpening();
  const enough = payable >= least;
  const words = () => {
    if (requested > 0) return t("money.running");
    if (enough) return t("money.enough");
    return t("money.missing", { amount: money(least - payable, i18n.language) });
  };
  return (
    <div className="grid gap-4 rounded-card bg-accent-soft p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display font-semibold text-2xl">
            <Money cents={payable} />
          </span>
          <span className="text-ink-soft">{t("money.payable")}</span>
        </p>
        <ProgressBar label={t("money.progress")} value={Math.min(payable, least)} max={least} />
        <p className="text-pretty text-sm">{words()}</p>
      </div>
      <Button disabled={!enough || requested > 0} onClick={dialog.show}>
        {t("money.request")}
      </Button>
      <Suspense fallback={null}>
        {dialog.round > 0 && (
          <PayoutDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} cents={payable} />
        )}
      </Suspense>
    </div>
  );
}

function Rest(sums: Earnings) {
  const { t } = useTranslation("invites");
  const rows = [
    ["waiting", sums.waiting_cents, t("money.waiting_text", { days: WITHDRAWAL_DAYS })],
    ["held", sums.held_cents, t("money.held_text")],
    ["requested", sums.requested_cents, t("money.requested_text")],
    ["paid", sums.paid_cents, t("money.paid_text")],
    ["earned", sums.earned_cents, t("money.earned_text")],
  ] as const;
  return (
    <dl className="grid divide-y divide-line">
      {rows.map(([key, cents, hint]) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
          <dt className="grid">
            <span className="font-medium">{t(`money.${key}`)}</span>
            <span className="text-pretty text-ink-soft text-sm">{hint}</span>
          </dt>
          <dd className="font-medium">
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reward({ cents, usd_cents, rate, rate_date }: Earnings["reward"]) {
  const { t, i18n } = useTranslation("invites");
  const language = i18n.language;
  return (
    <p className="text-pretty text-ink-soft text-sm">
      {t("money.reward", {
        amount: money(cents, language),
        usd: money(usd_cents, language, "USD"),
        rate: numbers(language, { minimumFractionDigits: 4 }).format(Number(rate)),
        date: dates(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(rate_date)),
      })}
    </p>
  );
}
