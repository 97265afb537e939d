import { useInfiniteQuery } from "@tanstack/react-query";
import { Footprints } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { sessionsQuery } from "../cache.ts";
import { useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";
import { SessionTable } from "./session-table.tsx";

/** Sessions, the newest first. */
export function SessionsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const list = useInfiniteQuery(sessionsQuery(filter));
  return (
    <Loaded query={list}>
      {({ pages }) => {
        const sessions = pages.flatMap(({ items }) => items);
        if (sessions.length === 0)
          return (
            <EmptyState icon={<Footprints strokeWidth={1.75} />} title={t("sessions.empty")}>
              {t("sessions.empty_text")}
            </EmptyState>
          );
        return (
          <div className="grid grid-cols-1 gap-3">
            <SessionTable title={t("tabs.sessions")} sessions={sessions} />
            <NextPage list={list} />
          </div>
        );
      }}
    </Loaded>
  );
}
