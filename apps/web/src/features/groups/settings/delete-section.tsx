import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetGroup } from "../cache.ts";

/** Deletes a group after its owner has typed its name. */
export function DeleteSection({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="delete-title" padding="lg" className="grid gap-3">
      <h2 id="delete-title" className="text-lg">
        {t("delete.title")}
      </h2>
      <p className="text-ink-soft">{t("delete.text")}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("delete.title")}
      </Button>
      <DeleteDialog group={group} open={open} onOpenChange={setOpen} />
    </Card>
  );
}

function DeleteDialog({
  group,
  open,
  onOpenChange,
}: {
  group: Group;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const deleting = useMutation({
    ...mutation("DELETE /api/groups/{id}"),
    onSuccess: async () => {
      toast(t("delete.done", { name: group.name }));
      await navigate(groupsPaths.groups, { replace: true });
      forgetGroup(group.id);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!deleting.isPending) deleting.mutate({ params: { id: group.id }, body: { name: typed } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !deleting.isPending && onOpenChange(next)}
      size="sm"
      title={t("delete.ask", { name: group.name })}
      description={t("delete.text")}
      footer={
        <>
          <Button variant="secondary" disabled={deleting.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={typed.trim() === ""}
            busy={deleting.isPending}
          >
            {t("delete.confirm")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={t("delete.type_name", { name: group.name })}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {deleting.error && <FormError boxed>{deleting.error.message || ui("error_text")}</FormError>}
      </Form>
    </Dialog>
  );
}
