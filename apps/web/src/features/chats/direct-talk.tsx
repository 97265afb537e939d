import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { conversationQuery } from "./cache.ts";
import { Composer } from "./composer/composer.tsx";
import { ThreadView } from "./thread/thread-view.tsx";
import { useDirectAdapter } from "./use-direct-adapter.tsx";

/** The messages and composer of a conversation of two next to something else. */
export function DirectTalk({ chatId }: { chatId: string }) {
  const { data: chat } = useQuery(conversationQuery(chatId));
  const direct = useDirectAdapter(chat);
  const adapter = useMemo(() => direct && { ...direct, isAside: true }, [direct]);
  if (!adapter) return null;
  return (
    <>
      <ThreadView adapter={adapter} />
      <Composer adapter={adapter} />
    </>
  );
}
