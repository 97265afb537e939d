import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { query } from "#platform/queries.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { optionsQuery } from "../api.ts";
import { JobCard } from "./job-card.tsx";
import { useLabels } from "./job-words.tsx";

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

type OpenDialog = { what: "apply" | "profile"; job: Job };

/** Posts, each with its actions. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("jobs");
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  // The content stays rendered while it closes.
  const [open, setOpen] = useState(false);
  const ask = (what: OpenDialog["what"], job: Job) => {
    setOpenDialog({ what, job });
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
      {openDialog?.what === "profile" && (
        <ProfileSheet key={openDialog.job.id} member={openDialog.job.author} open={open} onClose={close} />
      )}
      {openDialog?.what === "apply" && (
        <Suspense fallback={null}>
          <ApplyDialog key={openDialog.job.id} job={openDialog.job} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The profile of a member, above the board (spec: public, 2.12: profile overlay). */
function ProfileSheet({
  member,
  open,
  onClose,
}: {
  member: { id: string; username: string };
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  return (
    <Sheet
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      from="end"
      title={t("profile_of", { name: member.username })}
      footer={
        <ButtonLink to={peoplePaths.member(member.id)} variant="secondary" wide>
          {t("to_profile")}
        </ButtonLink>
      }
    >
      <Profile id={member.id} />
    </Sheet>
  );
}

function Profile({ id }: { id: string }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const { data, error, refetch } = useQuery(query("GET /api/users/{id}", { params: { id } }));
  if (error && !data) return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className="grid gap-4">
        <Skeleton className="size-20 rounded-full!" />
        <Skeleton className="h-24" />
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar id={data.id} name={data.username} src={data.avatar_path} size="lg" />
        <p dir="auto" className="min-w-0 truncate font-semibold text-lg">
          {data.username}
        </p>
      </div>
      {data.bio && (
        <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
          {data.bio}
        </p>
      )}
      {data.skills.length > 0 && (
        <Part title={t("skills")}>{labels.list(data.skills.map(labels.skill))}</Part>
      )}
      {data.business_models.length > 0 && (
        <Part title={t("models")}>{labels.list(data.business_models.map(labels.model))}</Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="font-medium font-sans text-ink-soft text-sm tracking-normal">{title}</h3>
    <p>{children}</p>
  </section>
);
