import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { JobAction } from "./job-action.tsx";
import { JobCard } from "./job-card.tsx";
import { ProfileSheet } from "./profile-sheet.tsx";

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
