import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Bell, BellOff, Hash } from "lucide-react";
import { Link } from "react-router";
import { usePollingInterval } from "#platform/live/polling.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { channelsQuery, putChannel, refreshMineSoon } from "../cache.ts";
import { useRefusal } from "../texts.ts";
import { MentionMark } from "./group-row.tsx";
import { LinesSkeleton } from "./states.tsx";

/** Mutes or unmutes a channel for the member. Optimistic, undone after a refusal. */
function MuteButton({ channel }: { channel: Channel }) {
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

/** The spec's interval on the groups page while the live stream is down. */
const POLL_MS = 20_000;

/** The channels of one of my groups in their order, with what is unread. */
export function ChannelList({ group, open = null }: { group: Group; open?: string | null }) {
  const { t } = useTranslation("groups");
  const polling = usePollingInterval(POLL_MS);
  const channels = useQuery({ ...channelsQuery(group.id), refetchInterval: polling });
  if (channels.isPending) return <LinesSkeleton />;
  if (channels.isError && !channels.data)
    return (
      <ErrorState
        className="py-6!"
        title={t("channels.failed")}
        error={channels.error}
        onRetry={() => channels.refetch()}
      />
    );
  return (
    <ul className="-mx-2 grid gap-0.5">
      {channels.data.items.map((channel) => (
        <ChannelRow key={channel.id} channel={channel} isOpen={channel.id === open} />
      ))}
    </ul>
  );
}

function ChannelRow({ channel, isOpen }: { channel: Channel; isOpen: boolean }) {
  const { t } = useTranslation("groups");
  const unread = channel.unread_count > 0 && !channel.muted;
  return (
    <li
      className={cx(
        "group/row flex min-w-0 items-center rounded-control transition-colors duration-150",
        isOpen ? "bg-accent-soft" : "hover:bg-sunken",
      )}
    >
      <Link
        to={groupsPaths.channel(channel.group_id, channel.id)}
        aria-current={isOpen ? "page" : undefined}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control px-2 py-1.5"
      >
        <Hash
          aria-hidden="true"
          className={cx("size-4.5 shrink-0", isOpen ? "text-accent" : "text-ink-soft")}
          strokeWidth={1.75}
        />
        <span className="min-w-0 flex-1">
          <span className={cx("flex", unread ? "font-semibold" : "font-medium")}>
            <span className="truncate" dir="auto">
              {channel.name}
            </span>
          </span>
          {channel.topic && (
            <span className="flex text-ink-soft text-sm">
              <span className="truncate" dir="auto">
                {channel.topic}
              </span>
            </span>
          )}
        </span>
        <MentionMark count={channel.mention_count} />
        {channel.muted ? (
          <span className="sr-only">{t("channels.muted")}</span>
        ) : (
          <CountBadge count={channel.unread_count} />
        )}
      </Link>
      <MuteButton channel={channel} />
    </li>
  );
}
