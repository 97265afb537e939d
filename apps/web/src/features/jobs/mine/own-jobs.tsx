import { useInfiniteQuery } from "@tanstack/react-query";
import { BriefcaseBusiness } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { mineQuery } from "../api.ts";
import { List } from "./list.tsx";
import { OwnJob } from "./own-job.tsx";

export function OwnJobs({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation("jobs");
  const list = useInfiniteQuery(mineQuery());
  return (
    <List
      list={list}
      label={t("tab_own")}
      empty={
        <EmptyState
          icon={<BriefcaseBusiness strokeWidth={1.75} />}
          title={t("own_empty")}
          action={<Button onClick={onNew}>{t("new")}</Button>}
        >
          {t("own_empty_text")}
        </EmptyState>
      }
    >
      {(job) => <OwnJob job={job} />}
    </List>
  );
}
