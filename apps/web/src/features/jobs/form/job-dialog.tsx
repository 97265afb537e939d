import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const JobForm = lazy(async () => ({ default: (await import("./job-form.tsx")).JobForm }));

/** Writes a new post, or changes one of the member's own. */
export function JobDialog({ open, onClose, job }: { open: boolean; onClose: () => void; job?: Job }) {
  const { t } = useTranslation("jobs");
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      size="lg"
      title={t(job ? "form_edit" : "form_new")}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <JobForm {...(job && { job })} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
