import type { AiConversation, AiMessage } from "@kompagnon/contract/ai/model.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { withTaken } from "#features/ai/lists/taken.ts";
import type { ConversationRow, MessageRow } from "#features/ai/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** A message as its member sees it; of names it is looked up whether they are taken here by now. */
export async function presentMessage(
  db: Queryable,
  assistant: Assistant,
  { id, role, text, suggestions, state, fallback, createdAt }: MessageRow,
): Promise<AiMessage> {
  const shown =
    suggestions && assistant === "name"
      ? await withTaken(db, suggestions)
      : (suggestions?.map((one) => ({ ...one, taken: [] })) ?? null);
  return {
    id,
    role,
    text,
    suggestions: shown,
    state,
    fallback,
    created_at: createdAt.toISOString(),
  };
}

/** A conversation as a list shows it. */
export const presentConversation = ({
  id,
  assistant,
  title,
  updatedAt,
}: ConversationRow): AiConversation => ({
  id,
  assistant,
  title,
  updated_at: updatedAt.toISOString(),
});
