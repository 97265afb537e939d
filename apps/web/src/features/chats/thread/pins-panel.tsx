import { useQuery } from "@tanstack/react-query";
import { Pin } from "lucide-react";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useThread } from "../adapter.ts";
import { FoundMessage } from "./found-message.tsx";
import type { Jump } from "./panel.ts";

/** The pinned messages, the last pinned first. */
export function PinsPanel({ onJump }: { onJump: Jump }) {
  const { t } = useTranslation("chats");
  const { chatId } = useThread().source;
  const { data, error, refetch } = useQuery({
    ...query("GET /api/chats/{id}/pins", { params: { id: chatId } }),
    staleTime: 0,
  });
  const items = data?.items ?? [];
  useLiveEvent("message_changed", (core) => {
    const listed = items.some(({ id }) => id === core.id);
    if (core.chat_id === chatId && (listed || core.pinned)) void refetch();
  });
  if (error && !data)
    return <ErrorState title={t("message.pins_failed")} error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonText lines={5} className="p-4" />;
  if (items.length === 0)
    return (
      <EmptyState icon={<Pin strokeWidth={1.75} />} title={t("message.pins_empty")}>
        {t("message.pins_empty_text")}
      </EmptyState>
    );
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-4">
      {items.map((message) => (
        <FoundMessage key={message.id} message={message} onOpen={() => onJump({ seq: message.seq })} />
      ))}
    </ul>
  );
}
