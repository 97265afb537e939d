import type { MemberBilling as Billing } from "@kompagnon/contract/billing/model.ts";
import { BILLING_REASON_MAX } from "@kompagnon/contract/billing/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { WordsDialog } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { FormattedDate, Money, money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";

type Purchase = Billing["purchases"][number];
const billingQuery = (id: string) => query("GET /api/admin/billing/members/{id}", { params: { id } });
const keep = (billing: Billing) => {
  queryClient.setQueryData(billingQuery(billing.member_id).queryKey, billing);
  void queryClient.invalidateQueries({ queryKey: ["GET /api/admin/billing/reviews"] });
};

/** Cents of an amount in euros as it is typed, with a comma or a point; null if it is none. */
export function centsOf(typed: string): number | null {
  const found = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0")) : null;
}

/** The name of a member whose payments are shown; null before it is known, and of members who have gone. */
export const useBilledName = (id: string): string | null =>
  useQuery(billingQuery(id)).data?.member_name ?? null;

/** A member's subscriptions, purchases and unpaid orders, with what the team can do about them. */
export function MemberBilling({ id }: { id: string }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch } = useQuery(billingQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={ui("loading")}>
        <Skeleton className="h-40 rounded-card!" />
      </div>
    );
  return (
    <div className="grid gap-6">
      <Part title={t("subscriptions")} empty={data.subscriptions.length === 0}>
        {data.subscriptions.map((one) => (
          <SubscriptionLine key={one.order} subscription={one} />
        ))}
      </Part>
      <Part title={t("purchases")} empty={data.purchases.length === 0}>
        {data.purchases.map((purchase) => (
          <PurchaseLine key={purchase.payment} purchase={purchase} />
        ))}
      </Part>
      {data.unpaid.length > 0 && (
        <Part title={t("unpaid")} empty={false}>
          {data.unpaid.map(({ order, plan, cents, ordered_at: at }) => (
            <li key={order} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
              <span>
                {billing(`plans.${plan}`)} · <bdi>{order}</bdi> ·{" "}
                <FormattedDate time={at} dateStyle="medium" />
              </span>
              <Money cents={cents} />
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  const { t } = useTranslation("billing/staff");
  return (
    <section className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      {empty ? (
        <p className="text-ink-soft text-sm">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

function SubscriptionLine({ subscription }: { subscription: Billing["subscriptions"][number] }) {
  const { t, i18n } = useTranslation("billing/staff");
  const [ending, setEnding] = useState<"now" | "paid_until" | null>(null);
  const { order, active, renews, until } = subscription;
  const date = dates(i18n.language, { dateStyle: "medium" }).format(new Date(until));
  const state = renews ? t("renews", { date }) : t("ends", { date });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
      <span>
        <bdi>{order}</bdi> · {active ? state : t("over")}
      </span>
      {active && (
        <span className="flex flex-wrap gap-2">
          {renews && (
            <Button size="sm" variant="secondary" onClick={() => setEnding("paid_until")}>
              {t("end_paid")}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setEnding("now")}>
            {t("end_now")}
          </Button>
        </span>
      )}
      {ending && <EndDialog order={order} when={ending} onClose={() => setEnding(null)} />}
    </li>
  );
}

function EndDialog({
  order,
  when,
  onClose,
}: {
  order: string;
  when: "now" | "paid_until";
  onClose: () => void;
}) {
  const { t } = useTranslation("billing/staff");
  return (
    <WordsDialog
      title={`${t(when === "now" ? "end_now" : "end_paid")}: ${order}`}
      text={t("end_text")}
      label={t("reason")}
      missing={t("reason_missing")}
      button={t(when === "now" ? "end_now" : "end_paid")}
      done={t("ended")}
      danger={when === "now"}
      max={BILLING_REASON_MAX}
      send={async (reason) =>
        keep(
          await call("POST /api/admin/billing/orders/{order}/end", {
            params: { order },
            body: { when, reason },
          }),
        )
      }
      onClose={onClose}
    />
  );
}

function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing, i18n } = useTranslation("billing");
  const [doing, setDoing] = useState<"refund" | "end" | null>(null);
  const { order, plan, cents, refunded_cents: back, paid_at: at, state, documents } = purchase;
  // What the bank claims back the provider does not refund.
  const claimed = state === "disputed" || state === "dispute_lost";
  const runs = plan !== "monthly" && Date.parse(purchase.lasts_until ?? "") > Date.now();
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          {billing(`plans.${plan}`)} · <bdi>{order}</bdi> · <FormattedDate time={at} dateStyle="medium" />
        </span>
        <span className="font-semibold">
          <Money cents={cents} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state === "paid" ? "good" : "warn"}>{billing(`purchases.${state}`)}</Badge>
        {back > 0 && back < cents && (
          <span className="text-ink-soft">
            {billing("purchases.amount_back", { amount: money(back, i18n.language) })}
          </span>
        )}
        <span className="text-ink-soft wrap-anywhere" dir="ltr">
          {purchase.payment}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {documents.map(({ id, number }) => (
          <Button key={id} size="sm" variant="quiet" onClick={() => openPaper(id, number, billing("failed"))}>
            {number}
          </Button>
        ))}
        {back < cents && !claimed && (
          <Button size="sm" variant="secondary" onClick={() => setDoing("refund")}>
            {t("part_refund")}
          </Button>
        )}
        {runs && (
          <Button size="sm" variant="quiet" onClick={() => setDoing("end")}>
            {t("end_now")}
          </Button>
        )}
      </div>
      {doing === "refund" && <RefundDialog purchase={purchase} onClose={() => setDoing(null)} />}
      {doing === "end" && <EndDialog order={order} when="now" onClose={() => setDoing(null)} />}
    </li>
  );
}

async function openPaper(id: string, number: string, failed: string): Promise<void> {
  try {
    download(`${number}.pdf`, await call("GET /api/admin/billing/documents/{id}", { params: { id } }));
  } catch (failure) {
    toast((failure instanceof Error && failure.message) || failed, { kind: "warn", id: "paper" });
  }
}

function RefundDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { t, i18n } = useTranslation("billing/staff");
  const [amount, setAmount] = useState("");
  const [key] = useState(() => crypto.randomUUID());
  const left = purchase.cents - purchase.refunded_cents;
  const cents = amount.trim() === "" ? left : centsOf(amount);
  const wrong = cents === null || cents < 1 || cents > left;
  const max = money(left, i18n.language);
  return (
    <WordsDialog
      title={t("part_refund")}
      text={`${purchase.order}: ${max}`}
      label={t("reason")}
      missing={t("reason_missing")}
      button={t("part_refund")}
      done={t("refunded")}
      danger
      max={BILLING_REASON_MAX}
      send={async (reason) => {
        if (wrong) throw new Error(t("part_wrong", { max }));
        keep(
          await call("POST /api/admin/billing/payments/{payment}/refund", {
            params: { payment: purchase.payment },
            body: { cents: amount.trim() === "" ? null : cents, reason, client_id: key },
          }),
        );
      }}
      onClose={onClose}
    >
      <TextField
        optional
        inputMode="decimal"
        dir="ltr"
        label={t("part_amount")}
        hint={t("part_hint")}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={wrong ? t("part_wrong", { max }) : undefined}
      />
    </WordsDialog>
  );
}
