import type { WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import {
  ANNOUNCEMENT_LEVEL,
  ANNOUNCEMENT_STATES,
  type AnnouncementState,
} from "@kompagnon/contract/announcements/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { AnnouncementCard } from "./announcement-card.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

/** `/dashboard/admin/announcements?state=`: the announcements above every page, for admins. */
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
  const list = useInfiniteQuery(pages("GET /api/admin/announcements", { query: { limit: 20, state } }));
  const texts = {
    failed: t("failed"),
    empty: t("empty"),
    emptyText: t("empty_text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<Megaphone strokeWidth={1.75} />} rowClass="h-40">
      {(one) => <AnnouncementCard key={one.id} announcement={one} onEdit={() => onEdit(one)} />}
    </PagedList>
  );
}
