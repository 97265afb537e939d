import { BILLING_REVIEW_LEVEL } from "@kompagnon/contract/billing/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { ReviewCard } from "./review-card.tsx";

const STATES = ["open", "closed"] as const;

/** `/dashboard/admin/billing?state=`: payments and declarations that a person decides, for admins. */
export default function ReviewsPage() {
  const { t } = useTranslation("billing/staff");
  return (
    <StaffPage level={BILLING_REVIEW_LEVEL} title={t("title")} lead={t("lead")}>
      <Reviews />
    </StaffPage>
  );
}

function Reviews() {
  const { t } = useTranslation("billing/staff");
  const [search, setSearch] = useSearchParams();
  const state = search.get("state") === "closed" ? "closed" : "open";
  return (
    <Tabs
      label={t("title")}
      tabs={STATES.map((value) => ({ value, label: t(value) }))}
      value={state}
      onChange={(next) => setSearch({ state: next }, { replace: true })}
    >
      {STATES.map((one) => (
        <TabPanel key={one} value={one}>
          <List open={one === "open"} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function List({ open }: { open: boolean }) {
  const { t } = useTranslation("billing/staff");
  const { t: ui } = useTranslation("ui");
  const list = useInfiniteQuery(
    pages("GET /api/admin/billing/reviews", { query: { limit: 20, open: open ? "true" : "false" } }),
  );
  if (list.isPending)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b"].map((row) => (
          <Skeleton key={row} className="h-40 rounded-card!" />
        ))}
      </div>
    );
  if (list.isError && !list.data)
    return <ErrorState title={t("load_failed")} error={list.error} onRetry={() => list.refetch()} />;
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (reviews.length === 0)
    return (
      <EmptyState icon={<ShieldCheck strokeWidth={1.75} />} title={t("empty")}>
        {t("empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <NextPage list={list} label={t("more")} failed={t("more_failed")} />
    </>
  );
}
