import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";

const REASON_MAX = 500;

/** Asks why a payout is rejected: its member reads it. */
export function RejectDialog({
  name,
  error,
  busy,
  onClose,
  onReject,
}: {
  name: string;
  error: string | null;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const { t } = useTranslation("invites/staff");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing && lengthOf(reason) <= REASON_MAX && !busy) onReject(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t("reject.title", { name })}
      description={t("reject.text", { name })}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t("reject.button")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={t("reject.reason")}
          rows={3}
          dir="auto"
          max={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          {...(tried && missing && { error: t("reject.missing") })}
        />
        {error && <FormError boxed>{error}</FormError>}
      </Form>
    </Dialog>
  );
}
