import type { question } from "@kompagnon/contract/ai/model.ts";
import {
  AI_CONVERSATIONS_MAX,
  AI_TITLE_MAX,
  AI_TURNS_MAX,
  type Assistant,
} from "@kompagnon/contract/ai/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { z } from "zod";
import { limitOf, type Reservation, reserve } from "#features/ai/allowance.ts";
import {
  insertConversation,
  insertMessage,
  lockConversation,
  type MessageRow,
  messagesOf,
  setState,
} from "#features/ai/queries.ts";
import { Fail } from "#features/ai/service.ts";
import type { Model } from "#platform/ai/chat.ts";
import type { Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { firstOf } from "#platform/excerpt.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

type Asker = Pick<Viewer, "id" | "plan">;

/** An answer that may be written now. */
export type PendingAnswer = {
  assistant: Assistant;
  conversationId: string;
  answerId: string;
  language: Language;
  /** What was said so far; the last one is the question. */
  history: readonly MessageRow[];
  /** The answer that this one takes the place of; it stays if nothing comes. */
  before: MessageRow | null;
  /** The model that writes it, and the answer of the month that this takes. */
  by: { model: Model; reservation: Reservation };
};

/** The model that writes the next answer. Throws ai_no_model, ai_allowance_used, ai_running. */
async function writerOf(
  platform: Platform,
  tx: Tx,
  asker: Asker,
  conversationId: string,
): Promise<PendingAnswer["by"]> {
  const model = platform.models.current();
  if (!model) throw new Fail("ai_no_model");
  const reservation = await reserve(tx, asker.id, conversationId, limitOf(platform, asker));
  if (!reservation) throw new Fail("ai_allowance_used");
  return { model, reservation };
}

/** What was said in a conversation; throws ai_running while an answer is being written in it. */
async function settledMessages(tx: Tx, conversationId: string): Promise<MessageRow[]> {
  const messages = await messagesOf(tx, conversationId);
  if (messages.some(({ state }) => state === "running")) throw new Fail("ai_running");
  return messages;
}

/**
 * Stores a question and a placeholder for its answer. Throws not_found for another member's conversation, ai_sent for a question
 * that is already stored, ai_running, ai_conversation_full, ai_conversations_full, ai_no_model, ai_allowance_used.
 */
export const beginAnswer = (
  platform: Platform,
  asker: Asker,
  assistant: Assistant,
  asked: z.output<typeof question>,
): Promise<PendingAnswer> =>
  platform.db.transaction(async (tx) => {
    const { conversation_id: conversationId, message_id: messageId, text, language } = asked;
    const title = firstOf(text.replace(/\s+/gu, " "), AI_TITLE_MAX);
    await insertConversation(tx, {
      id: conversationId,
      memberId: asker.id,
      assistant,
      title,
      max: AI_CONVERSATIONS_MAX,
    });
    const conversation = await lockConversation(tx, conversationId);
    if (!conversation) throw new Fail("ai_conversations_full");
    if (conversation.memberId !== asker.id || conversation.assistant !== assistant)
      throw new Fail("not_found");
    const messages = await settledMessages(tx, conversationId);
    if (messages.some(({ id }) => id === messageId)) throw new Fail("ai_sent");
    if (messages.filter(({ role }) => role === "user").length >= AI_TURNS_MAX)
      throw new Fail("ai_conversation_full");
    const by = await writerOf(platform, tx, asker, conversationId);
    const nth = (messages.at(-1)?.nth ?? 0) + 1;
    const mine: MessageRow = {
      id: messageId,
      nth,
      role: "user",
      text,
      suggestions: null,
      state: "done",
      fallback: null,
      createdAt: new Date(),
    };
    await insertMessage(tx, conversationId, mine).catch((error: unknown) => {
      throw isTaken(error, "ai_messages_pkey") ? new Fail("ai_sent") : error;
    });
    const answerId = newId();
    await insertMessage(tx, conversationId, {
      id: answerId,
      nth: nth + 1,
      role: "assistant",
      text: "",
      state: "running",
    });
    const history = [...messages, mine];
    return { assistant, conversationId, answerId, language, history, before: null, by };
  });

/**
 * Makes room for another answer to the last question of a conversation. Throws not_found, ai_running, ai_no_model,
 * ai_allowance_used.
 */
export const beginAgain = (
  platform: Platform,
  asker: Asker,
  conversationId: string,
  language: Language,
): Promise<PendingAnswer> =>
  platform.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (conversation?.memberId !== asker.id) throw new Fail("not_found");
    const { assistant } = conversation;
    const messages = await settledMessages(tx, conversationId);
    const last = messages.at(-1);
    if (!last) throw new Fail("not_found");
    const by = await writerOf(platform, tx, asker, conversationId);
    const begunAnswer = { assistant, conversationId, language, by };
    if (last.role === "assistant") {
      await setState(tx, last.id, "running");
      return { ...begunAnswer, answerId: last.id, history: messages.slice(0, -1), before: last };
    }
    const answerId = newId();
    await insertMessage(tx, conversationId, {
      id: answerId,
      nth: last.nth + 1,
      role: "assistant",
      text: "",
      state: "running",
    });
    return { ...begunAnswer, answerId, history: messages, before: null };
  });
