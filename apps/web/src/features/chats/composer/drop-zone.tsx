import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { DropArea } from "#ui/drop-area.tsx";
import { type ThreadAdapter, threadKeyOf } from "../adapter.ts";
import { useAttach } from "./use-attach.ts";

/** Files dropped anywhere on a conversation go with the next message. */
export function DropZone({
  adapter,
  thread = null,
  children,
}: {
  adapter: ThreadAdapter | null;
  thread?: number | null;
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const attach = useAttach(adapter?.id ?? "", threadKeyOf({ chatId: adapter?.id ?? "", thread }));
  return (
    <DropArea label={t("message.drop")} look="column" onFiles={adapter?.canWrite ? attach : null}>
      {children}
    </DropArea>
  );
}
