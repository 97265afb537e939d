import type { ai } from "@kompagnon/contract/ai/endpoints.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { presentConversation, presentMessage } from "#features/ai/present.ts";
import {
  deleteConversation,
  findConversation,
  listConversations,
  messagesOf,
  renameConversation,
} from "#features/ai/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";

/** A refusal with a code that an endpoint of the assistants declares. */
export const Fail = failOf<typeof ai.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** A member's conversations with an assistant, a page at a time. */
export async function conversationsOf(
  db: Queryable,
  memberId: string,
  assistant: Assistant,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const before = cursor ? decodeCursor(cursor) : null;
  const found = await listConversations(db, { memberId, assistant, limit: limit + 1, before });
  const { shown, next_cursor } = pageOf(found, limit, ({ updatedAt, id }) =>
    encodeCursor({ at: updatedAt, id }),
  );
  return { items: shown.map(presentConversation), next_cursor };
}

/** A conversation of a member's own with all that was said. Throws not_found. */
export async function openConversation(db: Queryable, memberId: string, id: string) {
  const conversation = await findConversation(db, memberId, id);
  if (!conversation) throw new Fail("not_found");
  const { assistant } = conversation;
  const messages = await messagesOf(db, id);
  return {
    ...presentConversation(conversation),
    messages: await Promise.all(messages.map((message) => presentMessage(db, assistant, message))),
  };
}

/** Renames a conversation of a member's own. Throws not_found. */
export async function rename(db: Queryable, memberId: string, id: string, title: string) {
  const renamed = await renameConversation(db, memberId, id, title);
  if (!renamed) throw new Fail("not_found");
  return presentConversation(renamed);
}

/** Deletes a conversation of a member's own. Throws not_found. */
export async function remove(db: Queryable, memberId: string, id: string): Promise<void> {
  if (!(await deleteConversation(db, memberId, id))) throw new Fail("not_found");
}
