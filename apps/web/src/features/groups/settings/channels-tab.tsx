import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { CHANNELS_MAX } from "@kompagnon/contract/groups/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Hash, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { channelsQuery, refreshChannels } from "../cache.ts";
import { LinesSkeleton } from "../components/states.tsx";
import { moved } from "../form/draft.ts";
import { durationIn, useRefusal } from "../texts.ts";
import { ChannelDialog } from "./channel-dialog.tsx";

/** Asks before a channel goes with all its messages. */
function DeleteChannelDialog({
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

const icon = { className: "size-4", strokeWidth: 1.75 } as const;

/** The channels of a group: make, change, order, delete. */
export function ChannelsTab({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const channels = useQuery(channelsQuery(group.id));
  const [adding, setAdding] = useState(false);
  const move = useMoving(group);
  if (channels.isPending) return <LinesSkeleton />;
  if (channels.isError && !channels.data)
    return (
      <ErrorState title={t("channels.failed")} error={channels.error} onRetry={() => channels.refetch()} />
    );
  const { items } = channels.data;
  return (
    <div className="grid gap-4">
      {items.length < CHANNELS_MAX && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" {...icon} />}
          onClick={() => setAdding(true)}
        >
          {t("channels.add")}
        </Button>
      )}
      <Card padding="none">
        <ul className="divide-y divide-line">
          {items.map((channel, index) => (
            <ChannelLine
              key={channel.id}
              group={group}
              channel={channel}
              isLast={items.length === 1}
              up={index === 0 ? null : () => move(items, index, -1)}
              down={index === items.length - 1 ? null : () => move(items, index, 1)}
            />
          ))}
        </ul>
      </Card>
      <ChannelDialog group={group} channel={null} open={adding} onOpenChange={setAdding} />
    </div>
  );
}

type LineProps = {
  group: Group;
  channel: Channel;
  isLast: boolean;
  up: (() => void) | null;
  down: (() => void) | null;
};

function ChannelLine({ group, channel, isLast, up, down }: LineProps) {
  const { t, i18n } = useTranslation("groups");
  const [open, setOpen] = useState<"change" | "delete" | null>(null);
  const name = { name: channel.name };
  const note = [
    channel.topic,
    channel.slow_seconds > 0 ? durationIn(channel.slow_seconds, i18n.language) : "",
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <Hash aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="truncate font-medium" dir="auto">
          {channel.name}
        </span>
        <span className="line-clamp-2 text-ink-soft text-sm wrap-anywhere" dir="auto">
          {note.filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="flex">
        <IconButton
          label={t("channels.up", name)}
          icon={<ArrowUp {...icon} />}
          disabled={!up}
          onClick={() => up?.()}
        />
        <IconButton
          label={t("channels.down", name)}
          icon={<ArrowDown {...icon} />}
          disabled={!down}
          onClick={() => down?.()}
        />
        <IconButton
          label={t("channels.change", name)}
          icon={<Pencil {...icon} />}
          onClick={() => setOpen("change")}
        />
        <IconButton
          label={t("channels.delete", name)}
          icon={<Trash2 {...icon} />}
          disabled={isLast}
          onClick={() => setOpen("delete")}
        />
      </span>
      <ChannelDialog
        group={group}
        channel={channel}
        open={open === "change"}
        onOpenChange={(next) => setOpen(next ? "change" : null)}
      />
      <DeleteChannelDialog
        channel={channel}
        open={open === "delete"}
        onOpenChange={(next) => setOpen(next ? "delete" : null)}
      />
    </li>
  );
}

/** Moves a channel by one place; shows at once, and the server's order comes back if it was refused. */
function useMoving(group: Group) {
  const refuse = useRefusal();
  const { mutate } = useMutation({
    ...mutation("PATCH /api/groups/{id}/channels/{channelId}"),
    onError: (failure) => refuse(failure),
    onSettled: () => refreshChannels(group.id),
  });
  return (items: readonly Channel[], index: number, by: -1 | 1) => {
    const channel = items[index];
    if (!channel) return;
    queryClient.setQueryData(channelsQuery(group.id).queryKey, { items: moved(items, index, by) });
    mutate({ params: { id: group.id, channelId: channel.id }, body: { position: index + by } });
  };
}
