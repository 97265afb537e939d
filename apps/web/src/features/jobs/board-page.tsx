import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { APPLICATIONS_BADGE_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { FileUser, Plus } from "lucide-react";
import { useState } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { optionsQuery, refreshApplications, waitingQuery } from "./api.ts";
import { BoardList } from "./board/board-list.tsx";
import { Filters } from "./board/filters.tsx";
import { OpenedJob } from "./board/opened-job.tsx";
import { useFilters } from "./board/use-filters.ts";
import { JobDialog } from "./form/job-dialog.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** `/dashboard/jobs`: the board of job posts (spec: public, 2.12). */
export default function BoardPage() {
  const { t } = useTranslation(["jobs", "profiles"]);
  const filters = useFilters();
  const [writing, setWriting] = useState(false);
  const { data: received } = useQuery(waitingQuery());
  const { data: options } = useQuery(optionsQuery());
  useLiveEvent("job_application_submitted", refreshApplications);
  useLiveEvent("job_application_changed", refreshApplications);
  const left = options?.applications_left ?? null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={jobsPaths.mine} variant="secondary" icon={<FileUser {...icon} />}>
            {t("mine_link")}
            <CountBadge count={received?.waiting ?? 0} cap={APPLICATIONS_BADGE_MAX} />
          </ButtonLink>
          <Button icon={<Plus {...icon} />} onClick={() => setWriting(true)}>
            {t("new")}
          </Button>
        </div>
      </header>
      <Filters filters={filters} />
      {left !== null && left > 0 && <p className="text-ink-soft text-sm">{t("left", { count: left })}</p>}
      <OpenedJob />
      <div>
        <BoardList filters={filters} onNew={() => setWriting(true)} />
      </div>
      <JobDialog open={writing} onClose={() => setWriting(false)} />
    </div>
  );
}
