import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { agreementQuery, refreshAgreements } from "./api.ts";

/** Deletes one of mine, after asking. */
export function DeleteButton({ id }: { id: string }) {
  const { t } = useTranslation("agreements");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    ...mutation("DELETE /api/agreements/{id}"),
    onSuccess: async () => {
      await navigate(agreementsPaths.creator);
      queryClient.removeQueries({ queryKey: agreementQuery(id).queryKey });
      void refreshAgreements();
      toast(t("deleted_toast"));
    },
    onError: ({ message }) => toast(message, { kind: "warn" }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("delete")}
        text={t("delete_text")}
        confirm={t("delete")}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id } })}
      />
    </>
  );
}
