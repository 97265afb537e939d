import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { useMemo } from "react";
import { FirstWords } from "#features/matching/first-words/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { ThreadAdapter } from "./adapter.ts";
import { compose, composingIn, fieldId, hasWords } from "./composing.ts";

/** Puts an opener into the composer, to be changed and sent: in place of another one, or after what is there. */
function putOpener(me: string, chatId: string, opener: string, offered: readonly string[]): void {
  const { text } = composingIn(me, chatId);
  const keep = hasWords(text) && !offered.includes(text);
  compose(me, chatId, { text: keep ? `${text}\n${opener}` : opener });
  document.getElementById(fieldId(chatId))?.focus();
}

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
      opening: chat.can_write && (
        <FirstWords
          chatId={chat.id}
          partnerId={other.id}
          hasPath={chat.has_path}
          onChoose={(opener, offered) => putOpener(me, chat.id, opener, offered)}
        />
      ),
      translate: true,
    };
  }, [chat, me, t]);
}
