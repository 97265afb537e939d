import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATION_REASON_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { putApplication, refreshApplications } from "../api.ts";
import { isolated } from "../labels.ts";

/** Turns an application down, with a reason if one likes. */
export function RejectDialog({
  application,
  open,
  onClose,
}: {
  application: JobApplication;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  const name = isolated(application.applicant_username);
  const [reason, setReason] = useState("");
  const reject = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/reject"),
    onSuccess: (changed) => {
      putApplication(changed);
      refreshApplications();
      toast(t("reject_done"));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reject.isPending && reason.length <= APPLICATION_REASON_MAX)
      reject.mutate({ params: { id: application.id }, body: { reason } });
  };
  return (
    <Dialog open={open} onOpenChange={(shown) => !shown && onClose()} title={t("reject_title", { name })}>
      <form onSubmit={submit} aria-busy={reject.isPending} className="grid gap-4">
        <TextArea
          label={t("reject_reason")}
          hint={t("reject_hint", { name })}
          optional
          value={reason}
          max={APPLICATION_REASON_MAX}
          rows={3}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
        {reject.isError && <FormError boxed>{reject.error.message || t("not_done")}</FormError>}
        <Button type="submit" variant="danger" busy={reject.isPending} className="justify-self-end">
          {t("reject")}
        </Button>
      </form>
    </Dialog>
  );
}
