import type { WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import {
  ANNOUNCEMENT_LEVEL,
  ANNOUNCEMENT_STATES,
  type AnnouncementState,
} from "@kompagnon/contract/announcements/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { pages } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { AnnouncementCard } from "./announcement-card.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

/** `/dashboard/admin/announcements?state=`: what is said above every page, for admins. */
export default function AnnouncementsPage() {
  const { t } = useTranslation("announcements/staff");
  const [writing, setWriting] = useState<WrittenAnnouncement | "new" | null>(null);
  return (
    <StaffPage
      level={ANNOUNCEMENT_LEVEL}
      title={t("title")}
      lead={t("lead")}
      action={
        writing === null && (
          <Button
            onClick={() => setWriting("new")}
            icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t("write")}
          </Button>
        )
      }
    >
      {writing === null ? (
        <Announcements onEdit={setWriting} />
      ) : (
        <AnnouncementForm before={writing === "new" ? null : writing} onDone={() => setWriting(null)} />
      )}
    </StaffPage>
  );
}

function Announcements({ onEdit }: { onEdit: (one: WrittenAnnouncement) => void }) {
  const { t } = useTranslation("announcements/staff");
  const [search, setSearch] = useSearchParams();
  const state = ANNOUNCEMENT_STATES.find((one) => one === search.get("state")) ?? "current";
  return (
    <Tabs
      label={t("title")}
      tabs={ANNOUNCEMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      value={state}
      onChange={(next) => setSearch({ state: next }, { replace: true })}
    >
      {ANNOUNCEMENT_STATES.map((one) => (
        <TabPanel key={one} value={one}>
          <List state={one} onEdit={onEdit} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function List({ state, onEdit }: { state: AnnouncementState; onEdit: (one: WrittenAnnouncement) => void }) {
  const { t } = useTranslation("announcements/staff");
  const { t: admin } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const list = useInfiniteQuery(pages("GET /api/admin/announcements", { query: { limit: 20, state } }));
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.error)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (!items)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b"].map((row) => (
          <Skeleton key={row} className="h-40 rounded-card!" />
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={<Megaphone strokeWidth={1.75} />} title={t("empty")}>
        {t("empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((one) => (
          <AnnouncementCard key={one.id} announcement={one} onEdit={() => onEdit(one)} />
        ))}
      </ul>
      <NextPage list={list} label={admin("more")} failed={admin("more_failed")} />
    </>
  );
}
