import { useInfiniteQuery } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, Money } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { payoutsQuery } from "../cache.ts";
import { GreyCard, Part } from "./part.tsx";

type Payout = Out<"GET /api/invites/payouts">["items"][number];
const TONES = { requested: "neutral", approved: "accent", rejected: "bad", paid: "good" } as const;

/** The member's payouts, each with its state. */
export function PayoutsCard() {
  const { t } = useTranslation("invites");
  const list = useInfiniteQuery(payoutsQuery());
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <Part title={t("payouts.title")}>
      {list.isPending && <GreyCard className="h-14" />}
      {list.isError && !items && (
        <ErrorState className="py-6!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {items?.length === 0 && <p className="text-ink-soft">{t("payouts.empty")}</p>}
      {items && items.length > 0 && (
        <ul className="grid divide-y divide-line">
          {items.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      <NextPage list={list} label={t("payouts.older")} failed={t("payouts.older_failed")} />
    </Part>
  );
}

function Row({
  payout: { cents, state, iban_end, requested_at, decided_at, paid_at, reason },
}: {
  payout: Payout;
}) {
  const { t } = useTranslation("invites");
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">
          <Money cents={cents} />
        </span>
        <Badge tone={TONES[state]}>{t(`payouts.states.${state}`)}</Badge>
        <span className="ms-auto text-ink-soft text-sm tabular-nums">
          <FormattedDate time={paid_at ?? decided_at ?? requested_at} />
        </span>
      </div>
      <p className="text-ink-soft text-sm">{t("payouts.account", { end: iban_end })}</p>
      {reason && (
        <p className="text-sm wrap-anywhere" dir="auto">
          {t("payouts.reason", { reason })}
        </p>
      )}
    </li>
  );
}
