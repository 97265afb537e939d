import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { CalendarPlus, DoorClosed, DoorOpen, Ellipsis, Globe, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { ScamWarning } from "#features/moderation/public.ts";
import { PageDialog } from "#features/publicpages/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { dates } from "#ui/formatters.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { dropJobs, putJob, refreshApplications } from "../api.ts";
import { JobFacts, JobText } from "../board/job-words.tsx";
import { JobDialog } from "../form/job-dialog.tsx";
import { useAttempt } from "../list.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

type OwnJobDialog = "edit" | "page" | "remove";

/** The member's own post, with its state and its actions. */
export function OwnJob({ job }: { job: Job }) {
  const { t, i18n } = useTranslation("jobs");
  const [openDialog, setOpenDialog] = useState<OwnJobDialog | null>(null);
  const attempt = useAttempt();
  const date = dates(i18n.language, { dateStyle: "medium" }).format(new Date(job.expires_at));
  const remove = () =>
    attempt(
      () => call("DELETE /api/jobs/{id}", { params: { id: job.id } }),
      () => {
        dropJobs(({ id }) => id === job.id);
        refreshApplications();
        return null;
      },
    );
  return (
    <Card as="article" className="grid grid-cols-1 gap-3">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <h2 dir="auto" className="min-w-0 text-lg leading-snug wrap-anywhere">
            {job.title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={job.state === "open" ? "accent" : "neutral"}>
              {job.state === "open" ? t("state_open", { date }) : t(`state_${job.state}`)}
            </Badge>
            {job.applications_count > 0 && (
              <Link to={jobsPaths.received} className="font-medium text-accent tabular-nums hover:underline">
                {t("applications", { count: job.applications_count })}
              </Link>
            )}
          </div>
        </div>
        <OwnMenu job={job} ask={setOpenDialog} />
      </header>
      {job.in_review && <Badge tone="warn">{t("in_review")}</Badge>}
      {job.signs.length > 0 && (
        <Suspense fallback={null}>
          <ScamWarning signs={job.signs} audience="author" />
        </Suspense>
      )}
      <JobText content={job.content} />
      <JobFacts job={job} />
      {openDialog === "page" && (
        <Suspense fallback={null}>
          <PageDialog kind="job" id={job.id} onClose={() => setOpenDialog(null)} />
        </Suspense>
      )}
      <JobDialog open={openDialog === "edit"} onClose={() => setOpenDialog(null)} job={job} />
      <ConfirmDialog
        open={openDialog === "remove"}
        onOpenChange={(open) => !open && setOpenDialog(null)}
        danger
        title={t("remove_title")}
        text={t("remove_text")}
        confirm={t("remove")}
        onConfirm={remove}
      />
    </Card>
  );
}

function OwnMenu({ job, ask }: { job: Job; ask: (what: OwnJobDialog) => void }) {
  const { t } = useTranslation("jobs");
  const attempt = useAttempt();
  const params = { id: job.id };
  const taken = (message: string | null) => (changed: Job) => {
    putJob(changed);
    return message;
  };
  // The error has been shown.
  const run = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <Menu
      trigger={
        <IconButton
          label={t("menu", { title: job.title })}
          icon={<Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          className="-me-2 -mt-1"
        />
      }
    >
      <MenuItem icon={<Pencil {...icon} />} onClick={() => ask("edit")}>
        {t("edit")}
      </MenuItem>
      {job.state === "open" && (
        <MenuItem icon={<Globe {...icon} />} onClick={() => ask("page")}>
          {t("public_page")}
        </MenuItem>
      )}
      {job.state !== "closed" && (
        <MenuItem
          icon={<CalendarPlus {...icon} />}
          onClick={() =>
            run(attempt(() => call("POST /api/jobs/{id}/renew", { params }), taken(t("renewed"))))
          }
        >
          {t("renew")}
        </MenuItem>
      )}
      {job.state === "open" && (
        <MenuItem
          icon={<DoorClosed {...icon} />}
          onClick={() =>
            run(attempt(() => call("POST /api/jobs/{id}/close", { params }), taken(t("state_closed"))))
          }
        >
          {t("close_job")}
        </MenuItem>
      )}
      {job.state === "closed" && (
        <MenuItem
          icon={<DoorOpen {...icon} />}
          onClick={() =>
            run(attempt(() => call("POST /api/jobs/{id}/reopen", { params }), taken(t("saved"))))
          }
        >
          {t("reopen")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => ask("remove")}>
        {t("remove")}
      </MenuItem>
    </Menu>
  );
}
