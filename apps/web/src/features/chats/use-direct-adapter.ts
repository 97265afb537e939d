import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { useMemo } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { ThreadAdapter } from "./adapter.ts";

/** A one-to-one conversation as the thread's view knows it; null until it is fetched. */
export function useDirectAdapter(chat: Conversation | undefined): ThreadAdapter | null {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  return useMemo(() => {
    if (!chat) return null;
    const { other } = chat;
    return {
      id: chat.id,
      kind: "direct",
      me,
      canWrite: chat.can_write,
      canModerate: false,
      myReadSeq: chat.my_read_seq,
      otherReadSeq: chat.other_read_seq,
      nameOf: (userId) => (userId === me ? t("you") : other.username),
      cardOf: (userId) => (userId === other.id ? other : null),
      writeLabel: t("write_to", { name: other.username }),
      beginning: t("beginning", { name: other.username }),
      translate: true,
    };
  }, [chat, me, t]);
}
