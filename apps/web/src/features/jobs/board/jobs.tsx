import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { optionsQuery } from "../api.ts";
import { JobCard } from "./job-card.tsx";
import { ProfileSheet } from "./profile-sheet.tsx";

/** The button of a post: apply, or the reason why not (spec: public, 2.12). */
function JobAction({ job, onApply }: { job: Job; onApply: () => void }) {
  const { t } = useTranslation("jobs");
  const { data: options } = useQuery(optionsQuery());
  const pricing = useSitePath("pricing");
  const { my_application: mine } = job;
  if (job.mine)
    return (
      <p className="text-sm">
        <Link to={jobsPaths.mine} className="font-medium text-accent hover:underline">
          {t("own")}
        </Link>
      </p>
    );
  if (mine && mine.status !== "withdrawn")
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5 font-medium text-accent">
          <CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t("applied")}
        </span>
        <Link to={jobsPaths.sent} className="text-ink-soft hover:underline">
          {t(`status_${mine.status}`)}
        </Link>
      </p>
    );
  if (job.state !== "open")
    return (
      <p className="text-ink-soft text-sm">{t(job.state === "closed" ? "state_closed" : "state_expired")}</p>
    );
  // One in the place of what was taken back was counted already.
  if (options?.applications_left === 0 && !mine)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={pricing} variant="secondary" size="sm">
          {t("no_premium")}
        </ButtonLink>
        <p className="min-w-0 flex-1 basis-56 text-pretty text-ink-soft text-sm">{t("free_hint")}</p>
      </div>
    );
  return (
    <Button size="sm" className="justify-self-start" onClick={onApply}>
      {t("apply")}
    </Button>
  );
}

const ApplyDialog = lazy(async () => ({ default: (await import("../apply/apply-dialog.tsx")).ApplyDialog }));

type Asked = { what: "apply" | "profile"; job: Job };

/** Posts, each with its actions. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("jobs");
  const [asked, setAsked] = useState<Asked | null>(null);
  // The content stays rendered while it closes.
  const [open, setOpen] = useState(false);
  const ask = (what: Asked["what"], job: Job) => {
    setAsked({ what, job });
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <ol aria-label={t("list_label")} className="grid grid-cols-1 gap-4">
        {jobs.map((job) => (
          <li key={job.id} className="grid grid-cols-1">
            <JobCard job={job} onProfile={() => ask("profile", job)}>
              <JobAction job={job} onApply={() => ask("apply", job)} />
            </JobCard>
          </li>
        ))}
      </ol>
      {asked?.what === "profile" && (
        <ProfileSheet key={asked.job.id} member={asked.job.author} open={open} onClose={close} />
      )}
      {asked?.what === "apply" && (
        <Suspense fallback={null}>
          <ApplyDialog key={asked.job.id} job={asked.job} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
