import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { putApplication, refreshApplications } from "../api.ts";

/** Shows an application as it was decided, and says so. */
export function showDecided(changed: JobApplication, message: string, kind?: "good"): void {
  putApplication(changed);
  refreshApplications();
  toast(message, kind && { kind });
}

/** A few words that decide about an application. */
export function WordsDialog({
  open,
  onClose,
  title,
  field,
  send,
  sending,
  onSend,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `optional`: it may be sent without any words. */
  field: { label: string; hint: string; max: number; rows: number; optional?: boolean };
  send: { label: string; danger?: boolean };
  sending: { isPending: boolean; isError: boolean; error: Error | null };
  onSend: (words: string) => void;
}) {
  const { t } = useTranslation("jobs");
  const { max, optional = false } = field;
  const [words, setWords] = useState("");
  const ready = (optional || words.trim() !== "") && lengthOf(words) <= max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !sending.isPending) onSend(words);
  };
  return (
    <Dialog open={open} onOpenChange={(shown) => !shown && onClose()} title={title}>
      <Form onSubmit={submit} aria-busy={sending.isPending} className="grid gap-4">
        <TextArea {...field} value={words} dir="auto" onChange={(event) => setWords(event.target.value)} />
        {sending.isError && <FormError boxed>{sending.error?.message || t("not_done")}</FormError>}
        <Button
          type="submit"
          {...(send.danger && { variant: "danger" as const })}
          busy={sending.isPending}
          disabled={!optional && !ready}
          className="justify-self-end"
        >
          {send.label}
        </Button>
      </Form>
    </Dialog>
  );
}
