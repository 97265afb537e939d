import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { APPLICATIONS_BADGE_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { FileUser, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { optionsQuery, refreshApplications, waitingQuery } from "./api.ts";
import { BoardList } from "./board/board-list.tsx";
import { Filters } from "./board/filters.tsx";
import { JobsSkeleton } from "./board/job-skeleton.tsx";
import { Jobs } from "./board/jobs.tsx";
import { useFilters } from "./board/use-filters.ts";
import { JobDialog } from "./form/job-dialog.tsx";

/** `?job=`: the one post that a link names, above the board. */
function OpenedJob() {
  const { t } = useTranslation("jobs");
  const [address, setAddress] = useSearchParams();
  const id = address.get("job") ?? "";
  const { data, error, refetch } = useQuery({
    ...query("GET /api/jobs/{id}", { params: { id } }),
    enabled: id !== "",
  });
  if (id === "") return null;
  const back = () =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.delete("job");
      return next;
    });
  if (data)
    return (
      <section className="grid grid-cols-1 gap-2 border-line border-b pb-6">
        <Jobs jobs={[data]} />
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={back}>
          {t("to_board")}
        </Button>
      </section>
    );
  if (!error) return <JobsSkeleton />;
  if (error.status !== 404 && error.status !== 400)
    return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
  return (
    <Banner
      action={
        <Button variant="secondary" size="sm" onClick={back}>
          {t("to_board")}
        </Button>
      }
    >
      {t("missing")}
    </Banner>
  );
}

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
