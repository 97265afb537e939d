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
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { refreshQueue } from "../cache.ts";

/** Approve, reject with a reason, or give the case back: always in sight. */
export function Decision({
  id,
  name,
  age,
  onDone,
}: {
  id: string;
  name: string;
  age: number;
  onDone: (message: string) => void;
}) {
  const { t } = useTranslation("verification/staff");
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const done = (message: string) => {
    void refreshQueue();
    onDone(message);
  };
  const approve = useMutation({
    ...mutation("POST /api/admin/verifications/{id}/approve"),
    onSuccess: () => done(t("approved")),
  });
  const release = useMutation({
    ...mutation("POST /api/admin/verifications/{id}/release"),
    onSuccess: () => done(t("released")),
  });
  const params = { id };
  return (
    <div
      data-page-controls
      className="sticky short:static bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 grid gap-3 rounded-card border border-line-strong/60 bg-raised p-3 shadow-float max-sm:-mx-4 max-sm:bottom-(--bottom-bar) max-sm:rounded-none max-sm:border-x-0"
    >
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => setAsking("approve")}>
          {t("approve")}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAsking("reject")}>
          {t("reject")}
        </Button>
        <Button size="sm" variant="quiet" busy={release.isPending} onClick={() => release.mutate({ params })}>
          {t("release")}
        </Button>
      </div>
      {release.error && <FormError boxed>{release.error.message || t("failed")}</FormError>}
      <ConfirmDialog
        open={asking === "approve"}
        onOpenChange={(open) => {
          if (open) return;
          approve.reset();
          setAsking(null);
        }}
        title={t("approve_title", { name })}
        text={t("approve_text", { age })}
        confirm={t("approve")}
        error={approve.error && (approve.error.message || t("failed"))}
        onConfirm={() => approve.mutateAsync({ params })}
      />
      {asking === "reject" && (
        <RejectDialog id={id} onClose={() => setAsking(null)} onDone={() => done(t("rejected"))} />
      )}
    </div>
  );
}

/** Asks why a verification is not accepted: its member reads it. */
function RejectDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation("verification/staff");
  const { t: check } = useTranslation("verification/checks");
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
          options={REJECTION_REASONS.map((value) => ({ value, label: check(`reason_${value}`) }))}
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
