import type { Language } from "@kompagnon/contract/wire/model.ts";
import { translationFor } from "#features/ai/public.ts";
import { accessTo } from "#features/chats/messages/message-pages.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** A message in another language. Throws not_found, and as translationFor. */
export async function translateMessage(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { chatId, messageId, language }: { chatId: string; messageId: string; language: Language },
): Promise<string> {
  const { db } = platform;
  await accessTo(db, viewer.id, chatId);
  if (!platform.models.current()) throw new Fail("ai_off");
  const message = await findMessage(db, chatId, messageId);
  if (!message || message.deleted_at || message.text === "") throw new Fail("not_found");
  return translationFor(platform, viewer, message.text, language);
}
