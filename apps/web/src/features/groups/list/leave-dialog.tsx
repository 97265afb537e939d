import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetGroup } from "../cache.ts";

type Props = { group: Group; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks before the member leaves a group. The owner transfers it first. */
export function LeaveDialog({ group, open, onOpenChange }: Props) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const leave = useMutation({
    ...mutation("DELETE /api/groups/{id}/membership"),
    onSuccess: async () => {
      toast(t("leave.left", { name: group.name }));
      await navigate(groupsPaths.groups, { replace: true });
      forgetGroup(group.id);
    },
  });
  if (group.my_role === "owner")
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="sm"
        title={t("leave.title", { name: group.name })}
        description={t("leave.owner")}
        footer={
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {ui("cancel")}
            </Button>
            <ButtonLink to={groupsPaths.settings(group.id, "members")}>{t("leave.hand_over")}</ButtonLink>
          </>
        }
      />
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("leave.title", { name: group.name })}
      text={t("leave.text")}
      confirm={t("leave.action")}
      danger
      error={leave.error && (leave.error.message || ui("error_text"))}
      onConfirm={() => leave.mutateAsync({ params: { id: group.id } })}
    />
  );
}
