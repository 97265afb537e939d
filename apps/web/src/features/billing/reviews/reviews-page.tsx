import { BILLING_REVIEW_LEVEL } from "@kompagnon/contract/billing/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PagedList } from "#ui/paged-list.tsx";
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
  const list = useInfiniteQuery(
    pages("GET /api/admin/billing/reviews", { query: { limit: 20, open: open ? "true" : "false" } }),
  );
  const texts = {
    failed: t("load_failed"),
    empty: t("empty"),
    emptyText: t("empty_text"),
    more: t("more"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<ShieldCheck strokeWidth={1.75} />} rowClass="h-40">
      {(review) => <ReviewCard key={review.id} review={review} />}
    </PagedList>
  );
}
