import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Pin } from "lucide-react";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RowsSkeleton } from "../components/loading.tsx";
import { FoundMessage } from "./found-message.tsx";
import { useCardOf } from "./member-cards.ts";

/** What is pinned in a channel, the last pinned first; follows every change. */
export function Pins({ channel }: { channel: Channel }) {
  const { t } = useTranslation("groups");
  const pins = useQuery({
    ...query("GET /api/chats/{id}/pins", { params: { id: channel.id } }),
    staleTime: 0,
  });
  const cardOf = useCardOf(channel.group_id);
  useLiveEvent("message_changed", ({ chat_id }) => {
    if (chat_id === channel.id) void pins.refetch();
  });
  if (pins.isPending) return <RowsSkeleton rows={3} />;
  if (pins.isError && !pins.data)
    return <ErrorState className="py-4!" error={pins.error} onRetry={() => pins.refetch()} />;
  if (pins.data.items.length === 0)
    return <EmptyState className="py-6!" icon={<Pin strokeWidth={1.75} />} title={t("channel.no_pins")} />;
  return (
    <ul className="grid gap-1">
      {pins.data.items.map((message) => (
        <FoundMessage
          key={message.id}
          groupId={channel.group_id}
          message={message}
          channelName=""
          panel={{ kind: "pins" }}
          card={cardOf(message.sender_id)}
        />
      ))}
    </ul>
  );
}
