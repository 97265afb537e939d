import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { JOB_NEW_HOURS } from "@kompagnon/contract/jobs/rules.ts";
import { Ellipsis, Flag } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { ReportDialog, ScamWarning } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { dropJobs } from "../api.ts";
import { JobFacts, JobReasons, JobText } from "./job-words.tsx";

/** The menu of another member's post. */
function JobMenu({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const [reporting, setReporting] = useState(false);
  const { author } = job;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu", { title: job.title })}
            icon={<Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />}
            className="-me-2 -mt-1"
          />
        }
      >
        <MenuItem
          icon={<Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          danger
          onClick={() => setReporting(true)}
        >
          {t("report")}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {reporting && (
          <ReportDialog
            subject={{ kind: "job", id: job.id }}
            name={author.username}
            author={author}
            onClose={() => setReporting(false)}
            onBlocked={() => dropJobs((one) => one.author.id === author.id)}
          />
        )}
      </Suspense>
    </>
  );
}

const HOUR = 3_600_000;
/** Whether a post is so young that it says so (spec: public, section 9). */
const isFresh = (createdAt: string, now: number): boolean =>
  now - Date.parse(createdAt) < JOB_NEW_HOURS * HOUR;

/** A post on the board; `children` are its actions below. */
export function JobCard({
  job,
  onProfile,
  children,
}: {
  job: Job;
  /** Shows who wrote it. */
  onProfile: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("jobs");
  const id = useId();
  const { author } = job;
  return (
    <Card as="article" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 id={id} dir="auto" className="min-w-0 text-lg leading-snug wrap-anywhere">
              {job.title}
            </h2>
            {isFresh(job.created_at, Date.now()) && <Badge tone="signal">{t("fresh")}</Badge>}
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t("profile_of", { name: author.username })}
              onClick={onProfile}
              className="flex min-h-8 min-w-0 items-center gap-2 font-medium text-ink hover:underline"
            >
              <Avatar id={author.id} name={author.username} src={author.avatar_url} size="xs" />
              <span dir="auto" className="truncate">
                {author.username}
              </span>
            </button>
            <RelativeTime time={job.created_at} />
            {job.edited_at && <span>{t("edited")}</span>}
            {job.applications_count > 0 && (
              <span className="tabular-nums">{t("applications", { count: job.applications_count })}</span>
            )}
          </p>
        </div>
        {!job.mine && <JobMenu job={job} />}
      </header>
      {job.in_review && <Badge tone="warn">{t("in_review")}</Badge>}
      {job.signs.length > 0 && (
        <Suspense fallback={null}>
          <ScamWarning signs={job.signs} audience={job.mine ? "author" : "reader"} />
        </Suspense>
      )}
      <JobReasons reasons={job.reasons} />
      <JobText content={job.content} />
      <JobFacts job={job} />
      {children}
    </Card>
  );
}
