import { useQuery } from "@tanstack/react-query";
import { Pin, X } from "lucide-react";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useThread } from "../adapter.ts";
import { FoundMessage } from "./found-message.tsx";
import { type Jump, SearchPanel } from "./search-panel.tsx";

/** A panel next to the messages. */
export type PanelName = "search" | "pins";

/** The pinned messages, the last pinned first. */
function PinsPanel({ onJump }: { onJump: Jump }) {
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

/** A panel next to the messages, on small screens above them. Escape closes it. */
export function ThreadPanel({
  name,
  onJump,
  onClose,
}: {
  name: PanelName;
  onJump: Jump;
  onClose: () => void;
}) {
  const { t } = useTranslation("chats");
  const title = name === "search" ? t("message.search") : t("message.pins");
  /** On small screens the panel covers the messages: it makes room for what one jumped to. */
  const jump: Jump = async (target) => {
    const worked = await onJump(target);
    if (worked && !matchMedia("(min-width: 64rem)").matches) onClose();
    return worked;
  };
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-y-0 end-0 z-20 flex w-full flex-col border-line border-s bg-ground shadow-float sm:w-88"
    >
      <header className="flex items-center gap-2 px-4 pt-3 pb-2">
        <h3 className="grow text-lg">{title}</h3>
        <IconButton
          label={t("message.close")}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={onClose}
        />
      </header>
      {name === "search" ? <SearchPanel onJump={jump} /> : <PinsPanel onJump={jump} />}
    </section>
  );
}
