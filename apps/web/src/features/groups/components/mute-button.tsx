import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Bell, BellOff } from "lucide-react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { putChannel, refreshMineSoon } from "../cache.ts";
import { useRefusal } from "../refusal.ts";

/** Mutes or unmutes a channel for the member. Optimistic, undone after a refusal. */
export function MuteButton({ channel }: { channel: Channel }) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("PATCH /api/chats/{id}"),
    onMutate: () => putChannel({ ...channel, muted: !channel.muted }),
    onError: (failure) => {
      putChannel(channel);
      refuse(failure);
    },
    onSettled: refreshMineSoon,
  });
  /** How it is; what a press does says the name. */
  const Icon = channel.muted ? BellOff : Bell;
  const name = { name: channel.name };
  return (
    <IconButton
      label={channel.muted ? t("channels.unmute", name) : t("channels.mute", name)}
      icon={<Icon className="size-4" strokeWidth={1.75} />}
      aria-disabled={isPending}
      className={cx(
        "text-ink-soft",
        !channel.muted &&
          "opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100",
      )}
      onClick={() => !isPending && mutate({ params: { id: channel.id }, body: { muted: !channel.muted } })}
    />
  );
}
