import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft, FileDown, Receipt } from "lucide-react";
import { useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, Money, money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshEntitlement } from "../api.ts";
import { BuyDialog } from "../buy/buy-dialog.tsx";

/** `/dashboard/settings/purchases`: what was bought, its papers, and the way to give it back. */
export default function PurchasesPage() {
  const { t } = useTranslation("billing");
  const list = useInfiniteQuery(pages("GET /api/billing/purchases", { query: { limit: 20 } }));
  const purchases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("purchases.title")}</DocumentTitle>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={settingsPaths.area("premium")}
        className="-ms-3 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("purchases.back")}
      </ButtonLink>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("purchases.title")}</h1>
        <p className="text-ink-soft">{t("purchases.lead")}</p>
      </header>
      {list.isPending && <PurchasesSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("purchases.load_failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && purchases.length === 0 && <Nothing />}
      <ul className="grid grid-cols-1 gap-4">
        {purchases.map((purchase) => (
          <PurchaseCard key={purchase.number} purchase={purchase} />
        ))}
      </ul>
      <NextPage list={list} label={t("purchases.more")} />
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation("billing");
  const [open, setOpen] = useState(false);
  return (
    <EmptyState
      icon={<Receipt strokeWidth={1.75} />}
      title={t("purchases.empty")}
      action={<Button onClick={() => setOpen(true)}>{t("buy.get")}</Button>}
    >
      {t("purchases.empty_text")}
      <BuyDialog reason="get" open={open} onOpenChange={setOpen} />
    </EmptyState>
  );
}

function PurchasesSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      {["a", "b"].map((row) => (
        <Skeleton key={row} className="h-44 rounded-card!" />
      ))}
    </div>
  );
}

/** Withdraws from an order; what is shown of it follows. Throws ApiError. */
async function withdrawFrom(order: string): Promise<void> {
  await call("POST /api/billing/orders/{order}/withdrawal", { params: { order } });
  await refreshEntitlement();
}

/** Hands a paper to the browser as a file. */
async function downloadPaper({ id, number }: Purchase["documents"][number], failed: string): Promise<void> {
  try {
    const paper = await call("GET /api/billing/documents/{id}", { params: { id } });
    const address = URL.createObjectURL(paper);
    const link = document.createElement("a");
    link.href = address;
    link.download = `${number}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser reads it a moment later
  } catch (failure) {
    const message = failure instanceof ApiError ? failure.message : "";
    toast(message || failed, { kind: "warn", id: "paper" });
  }
}

const TONES = {
  paid: "good",
  partly_refunded: "accent",
  refunded: "neutral",
  disputed: "warn",
  dispute_lost: "bad",
} as const;

/** One purchase: what became of it, its papers, and withdrawing while that is possible. */
function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation("billing");
  const { order, plan, cents, state, refunded_cents: back, paid_at: paidAt, test } = purchase;
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans font-semibold text-base">{t(`plans.${plan}`)}</h2>
          <p className="text-ink-soft text-sm">
            <FormattedDate time={paidAt} dateStyle="long" /> · <bdi>{t("purchases.order", { order })}</bdi>
          </p>
        </div>
        <p className="font-semibold">
          <Money cents={cents} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`purchases.${state}`)}</Badge>
        {test && <Badge tone="warn">{t("test_money")}</Badge>}
        {purchase.begins_at && Date.parse(purchase.begins_at) > Date.now() && (
          <span className="text-ink-soft text-sm">
            {t("purchases.begins", {
              date: dates(i18n.language, { dateStyle: "long" }).format(new Date(purchase.begins_at)),
            })}
          </span>
        )}
        {back > 0 && back < cents && (
          <span className="text-ink-soft text-sm">
            {t("purchases.amount_back", { amount: money(back, i18n.language) })}
          </span>
        )}
      </p>
      <ul className="-mx-3 flex flex-wrap">
        {purchase.documents.map((paper) => (
          <li key={paper.id}>
            <Button
              size="sm"
              variant="quiet"
              icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => downloadPaper(paper, t("failed"))}
            >
              {t(paper.kind === "invoice" ? "purchases.invoice" : "purchases.credit_note", {
                number: paper.number,
              })}
            </Button>
          </li>
        ))}
      </ul>
      {purchase.withdrawable_until && <Withdrawing purchase={purchase} until={purchase.withdrawable_until} />}
    </Card>
  );
}

function Withdrawing({ purchase, until }: { purchase: Purchase; until: string }) {
  const { t, i18n } = useTranslation("billing");
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setFailure(null);
    try {
      await withdrawFrom(purchase.order);
      toast(t("purchases.done"), { kind: "good" });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("failed"));
      throw error; // the dialog stays open
    }
  };
  const rest = money(purchase.cents - purchase.refunded_cents, i18n.language);
  // The right ends with a day in Berlin, wherever this is read.
  const lastDay = new Date(Date.parse(until) - 1);
  const date = dates(i18n.language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(lastDay);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">{t("purchases.until", { date })}</p>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {t("purchases.withdraw")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("purchases.confirm_title")}
        text={t(purchase.refunded_cents > 0 ? "purchases.confirm_rest" : "purchases.confirm_text", {
          amount: rest,
        })}
        confirm={t("purchases.confirm")}
        error={failure}
        onConfirm={withdraw}
      />
    </div>
  );
}
