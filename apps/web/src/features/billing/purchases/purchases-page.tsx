import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft, Receipt } from "lucide-react";
import { useState } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BuyDialog } from "../buy/buy-dialog.tsx";
import { PurchaseCard } from "./purchase-card.tsx";

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
