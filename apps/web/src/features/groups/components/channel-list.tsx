import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Hash } from "lucide-react";
import { Link } from "react-router";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { channelsQuery } from "../cache.ts";
import { MentionMark } from "./group-row.tsx";
import { LinesSkeleton } from "./loading.tsx";
import { MuteButton } from "./mute-button.tsx";

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
