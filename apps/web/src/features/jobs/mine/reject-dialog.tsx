import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATION_REASON_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { showDecided, WordsDialog } from "./words-dialog.tsx";

/** Rejects an application, with an optional reason. */
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
  const name = application.applicant_username;
  const reject = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/reject"),
    onSuccess: (changed) => {
      showDecided(changed, t("reject_done"));
      onClose();
    },
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={t("reject_title", { name })}
      field={{
        label: t("reject_reason"),
        hint: t("reject_hint", { name }),
        optional: true,
        max: APPLICATION_REASON_MAX,
        rows: 3,
      }}
      send={{ label: t("reject"), danger: true }}
      sending={reject}
      onSend={(reason) => reject.mutate({ params: { id: application.id }, body: { reason } })}
    />
  );
}
