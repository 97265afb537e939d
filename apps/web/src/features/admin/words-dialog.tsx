import { REASON_MAX } from "@kompagnon/contract/admin/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";

/** Asks for words, a reason or an answer, before something is done; it stays open until that has worked. */
export function WordsDialog({
  title,
  text,
  label,
  missing,
  button,
  done,
  danger = false,
  rows = 3,
  max = REASON_MAX,
  children,
  send,
  onClose,
}: {
  title: string;
  text: string;
  /** What the words are. */
  label: string;
  /** The error for an empty text; without it the text is optional. */
  missing?: string;
  button: string;
  /** Said once it is done. */
  done: string;
  danger?: boolean;
  rows?: number;
  max?: number;
  /** Shown above the text. */
  children?: ReactNode;
  /** Does it. Rejects with ApiError. */
  send: (words: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t: ui } = useTranslation("ui");
  const { t: shell } = useTranslation("shell");
  const form = useId();
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const doing = useMutation<unknown, ApiError, string>({
    mutationFn: send,
    onSuccess: () => {
      toast(done, { kind: "good" });
      onClose();
    },
  });
  const isMissing = missing !== undefined && words.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && lengthOf(words) <= max && !doing.isPending) doing.mutate(words.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !doing.isPending && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" disabled={doing.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} variant={danger ? "danger" : "primary"} busy={doing.isPending}>
            {button}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {children}
        <TextArea
          label={label}
          error={tried && isMissing ? missing : undefined}
          optional={missing === undefined}
          rows={rows}
          dir="auto"
          max={max}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {doing.error && <FormError boxed>{doing.error.message || shell("not_done")}</FormError>}
      </Form>
    </Dialog>
  );
}
