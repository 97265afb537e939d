import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshCases, refreshHeld } from "../cache.ts";

const NOTE_MAX = 500;

/** Releases or refuses a held invitation, with a note for the team. */
export function HeldDialog({
  id,
  which,
  onClose,
}: {
  id: string;
  which: "release" | "refuse";
  onClose: () => void;
}) {
  const { t } = useTranslation("invites/staff");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [note, setNote] = useState("");
  const decide = useMutation({
    ...mutation("POST /api/admin/held-invites/{id}/decision"),
    onSuccess: () => {
      toast(t(`${which}.done`), { kind: "good" });
      onClose();
      void Promise.all([refreshHeld(), refreshCases()]);
    },
    // Another member of staff was faster: their decision applies.
    onError: ({ code }) => void (code === "already_resolved" && refreshHeld()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.length <= NOTE_MAX && !decide.isPending)
      decide.mutate({ params: { id }, body: { release: which === "release", note: note.trim() } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !decide.isPending && onClose()}
      title={t(`${which}.title`)}
      description={t(`${which}.text`)}
      footer={
        <>
          <Button variant="secondary" disabled={decide.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={which === "refuse" ? "danger" : "primary"}
            busy={decide.isPending}
          >
            {t(`${which}.button`)}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={t("held.note")}
          hint={t("held.note_hint")}
          optional
          rows={3}
          dir="auto"
          max={NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {decide.error && <FormError boxed>{decide.error.message || t("failed")}</FormError>}
      </Form>
    </Dialog>
  );
}
