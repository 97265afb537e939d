import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useDialog } from "../use-dialog.ts";
import { pictureChanged } from "./avatar-api.ts";

/** Removes the member's picture, after a confirmation. */
export function RemoveAvatar() {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const me = useMember();
  const dialog = useDialog();
  const remove = useMutation(mutation("DELETE /api/profiles/{userId}/avatar"));
  return (
    <>
      <Button
        variant="quiet"
        className="text-bad! hover:bg-bad-soft!"
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={dialog.show}
      >
        {t("avatar.remove")}
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onOpenChange={dialog.setOpen}
        title={t("avatar.remove_title")}
        text={t("avatar.remove_text")}
        confirm={t("avatar.remove")}
        danger
        error={remove.error && (remove.error.message || ui("error_text"))}
        onConfirm={async () => {
          await remove.mutateAsync({ params: { userId: me.id } });
          await pictureChanged(me.id);
          toast(t("avatar.removed"), { kind: "good" });
        }}
      />
    </>
  );
}
