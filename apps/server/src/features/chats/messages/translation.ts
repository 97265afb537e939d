import type { Language } from "@kompagnon/contract/wire/model.ts";
import { accessTo } from "#features/chats/messages/message-pages.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { translate } from "#platform/ai/translate.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** A message in another language. Throws not_found, ai_off, ai_failed. */
export async function translateMessage(
  { db, models }: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
  language: Language,
): Promise<string> {
  await accessTo(db, memberId, chatId);
  if (!models.current()) throw new Fail("ai_off");
  const message = await findMessage(db, chatId, messageId);
  if (!message || message.deleted_at || message.text === "") throw new Fail("not_found");
  const said = await translate(models, message.text, language);
  if ("code" in said) throw Object.assign(new Fail(said.code), { cause: said.cause });
  return said.text;
}
