import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { JobForm } from "./job-form.tsx";

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
      <JobForm {...(job && { job })} onDone={onClose} />
    </Dialog>
  );
}
