import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { refreshChannels } from "../cache.ts";

/** Asks before a channel goes with all its messages. */
export function DeleteChannelDialog({
  channel,
  open,
  onOpenChange,
}: {
  channel: Channel;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const { error, mutateAsync } = useMutation({
    ...mutation("DELETE /api/groups/{id}/channels/{channelId}"),
    onSuccess: () => refreshChannels(channel.group_id),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("channels.delete_ask", { name: channel.name })}
      text={t("channels.delete_text")}
      confirm={t("channels.delete_confirm")}
      danger
      error={error && (error.message || ui("error_text"))}
      onConfirm={() => mutateAsync({ params: { id: channel.group_id, channelId: channel.id } })}
    />
  );
}
