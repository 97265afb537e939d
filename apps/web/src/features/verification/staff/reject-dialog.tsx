import {
  REJECTION_REASONS,
  REJECTION_TEXT_MAX,
  type RejectionReason,
} from "@kompagnon/contract/verification/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** Asks why a verification is not accepted: its member reads it. */
export function RejectDialog({
  id,
  onClose,
  onDone,
}: {
  id: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("verification/staff");
  const { t: said } = useTranslation("verification/checks");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const reject = useMutation({
    ...mutation("POST /api/admin/verifications/{id}/reject"),
    onSuccess: onDone,
  });
  const needsText = reason === "something_else" && text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason || needsText || lengthOf(text) > REJECTION_TEXT_MAX || reject.isPending) return;
    reject.mutate({ params: { id }, body: { reason, text } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !reject.isPending && onClose()}
      title={t("reject_title")}
      description={t("reject_text")}
      footer={
        <>
          <Button variant="secondary" disabled={reject.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={reject.isPending}>
            {t("reject")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Select
          label={t("reason")}
          options={REJECTION_REASONS.map((value) => ({ value, label: said(`reason_${value}`) }))}
          value={reason}
          onChange={setReason}
          {...(tried && !reason && { error: t("reason_missing") })}
        />
        <TextArea
          label={t("text")}
          optional={reason !== "something_else"}
          rows={3}
          dir="auto"
          max={REJECTION_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(tried && needsText && { error: t("text_missing") })}
        />
        {reject.error && <FormError boxed>{reject.error.message || t("failed")}</FormError>}
      </Form>
    </Dialog>
  );
}
