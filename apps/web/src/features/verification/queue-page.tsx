import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { VerificationEntry } from "@kompagnon/contract/verification/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScanFace } from "lucide-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Due, StaffPage } from "#features/admin/public.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { queueQuery, refreshQueue } from "./cache.ts";

const TONES = { in_review: "accent", approved: "good", rejected: "bad", expired: "neutral" } as const;

/** One verification in the reviewers' list: whose, since when, and the way into it. */
function EntryCard({ entry }: { entry: VerificationEntry }) {
  const { t } = useTranslation("verification/staff");
  const { t: check } = useTranslation("verification/checks");
  const { id, member, status, submitted_at, decided_at, reason, taken, own } = entry;
  const waits = status === "in_review";
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 grow basis-60 items-center gap-3 sm:gap-4">
        <Avatar id={member?.id ?? id} name={member?.username ?? "?"} src={member?.avatar_url ?? null} />
        <div className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere" dir="auto">
              {member?.username ?? t("nameless")}
            </span>
            {!waits && <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3 text-ink-soft text-sm">
            <span>
              {waits ? t("submitted") : t("decided")}{" "}
              <FormattedDate time={decided_at ?? submitted_at} dateStyle="medium" timeStyle="short" />
            </span>
            {waits && (
              <Suspense>
                <Due since={submitted_at} />
              </Suspense>
            )}
          </span>
          {reason && <span className="text-pretty text-sm">{check(`reason_${reason}`)}</span>}
          {waits && (own || taken) && <span className="text-sm">{own ? t("own") : t("taken")}</span>}
        </div>
      </div>
      {waits && !own && !taken && (
        <ButtonLink size="sm" variant="secondary" to={verificationPaths.case(id)}>
          {t("open")}
        </ButtonLink>
      )}
    </Card>
  );
}

const STATES = ["waiting", "decided"] as const;
type State = (typeof STATES)[number];

/** `/dashboard/admin/verifications?state=`: what waits for reviewers, and what they decided (product: trust). */
export default function QueuePage() {
  const { t } = useTranslation("verification/staff");
  return (
    <StaffPage level={REVIEWER_LEVEL} title={t("title")} lead={t("intro")}>
      <Queue />
    </StaffPage>
  );
}

function Queue() {
  const { t } = useTranslation("verification/staff");
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get("state")) ?? "waiting";
  const list = useInfiniteQuery(queueQuery(state));
  useLiveEvent("verification_queue_changed", () => void refreshQueue());
  useResync(() => void refreshQueue());
  const waiting = list.data?.pages[0]?.waiting;
  return (
    <Tabs
      label={t("title")}
      value={state}
      onChange={(next) => setSearch({ state: next }, { replace: true })}
      tabs={STATES.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(value === "waiting" && waiting !== undefined && { count: waiting }),
      }))}
    >
      {STATES.map((value) => (
        <TabPanel key={value} value={value}>
          <Entries state={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Entries({ state }: { state: State }) {
  const { t } = useTranslation("verification/staff");
  const list = useInfiniteQuery(queueQuery(state));
  const texts = {
    failed: t("failed"),
    empty: t(`empty.${state}`),
    emptyText: t("empty.text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<ScanFace strokeWidth={1.75} />} rowClass="h-24">
      {(entry) => <EntryCard key={entry.id} entry={entry} />}
    </PagedList>
  );
}
