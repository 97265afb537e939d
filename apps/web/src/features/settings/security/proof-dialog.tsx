import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { type Proof, ProofFields } from "./proof.tsx";
import { Refusal } from "./refusal.tsx";

/** A change that asks who is there: its own fields first, then password and code. */
export function ProofDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  danger = false,
  proof,
  ready = true,
  busy,
  error,
  errorsBeside = [],
  onSubmit,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The button's words: what will happen. */
  confirm: string;
  danger?: boolean;
  proof: Proof;
  /** Whether the dialog's own fields are filled in. */
  ready?: boolean;
  busy: boolean;
  error: Error | null;
  /** Codes that the dialog's own fields show. */
  errorsBeside?: readonly string[];
  onSubmit: () => void;
  children?: ReactNode;
}) {
  const { t: ui } = useTranslation("ui");
  const able = ready && proof.complete;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (able && !busy) onSubmit();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      {...(description !== undefined && { description })}
    >
      <Form noValidate onSubmit={submit} className="grid gap-5">
        {children}
        <ProofFields proof={proof} error={error} />
        <Refusal error={error} except={errorsBeside} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabled={!able}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
