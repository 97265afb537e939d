import { MESSAGE_MAX } from "@kompagnon/contract/chats/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { createContext, useContext, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import type { ThreadAdapter } from "../adapter.ts";
import { compose, composingIn, hasWords } from "../composing.ts";
import { editMessage } from "../message/changes.ts";
import { enqueue } from "../outbox.ts";
import { uploads as queue, type Upload } from "../uploads.ts";

/** The place of a composer: the conversation, and the key of its draft. */
type ComposerContext = { adapter: ThreadAdapter; threadKey: string; thread: number | null };

const ThreadComposerContext = createContext<ComposerContext | null>(null);
export const ComposerProvider = ThreadComposerContext.Provider;

/** The place this part of a composer writes in. */
export function useComposer(): ComposerContext {
  const threadKey = useContext(ThreadComposerContext);
  if (!threadKey) throw new Error("useComposer is only for parts of a composer");
  return threadKey;
}

/** Whether what is written may go, and how it goes: as a new message, or as another text of an old one. */
export function useSending(text: string, uploads: readonly Upload[]) {
  const { t } = useTranslation("chats");
  const { adapter, threadKey, thread } = useComposer();
  const { me, id: chatId, groupId, teamId } = adapter;
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { reply, edit } = composingIn(me, threadKey);
  const complete = uploads.every(({ sent }) => sent !== null);
  const something = edit ? hasWords(text) : hasWords(text) || uploads.length > 0;
  const ready = something && lengthOf(text) <= MESSAGE_MAX && (edit !== null || complete) && !saving;

  const sendNew = () => {
    enqueue(me, {
      client_id: crypto.randomUUID(),
      chat_id: chatId,
      text: text.trim(),
      at: new Date().toISOString(),
      ...(reply && { reply_to: reply }),
      ...(thread !== null && { thread_of: thread }),
      ...(uploads.length > 0 && { attachments: queue.take(threadKey) }),
      ...(groupId !== undefined && { group_id: groupId }),
      ...(teamId !== undefined && { team_id: teamId }),
    });
    compose(me, threadKey, { text: "", reply: null });
  };
  const saveEdit = async () => {
    if (!edit) return;
    setSaving(true);
    setProblem(null);
    try {
      if (text.trim() !== edit.message.text) await editMessage(edit.message, text.trim());
      compose(me, threadKey, { edit: null });
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t("block_failed"));
    } finally {
      setSaving(false);
    }
  };
  const send = () => {
    if (!ready) return;
    if (edit) void saveEdit();
    else sendNew();
  };
  return { ready, saving, problem, clearProblem: () => setProblem(null), send };
}
