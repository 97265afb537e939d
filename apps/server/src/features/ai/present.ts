import type { AiConversation, AiMessage, Suggestion } from "@kompagnon/contract/ai/model.ts";
import type { Assistant, TakenBy } from "@kompagnon/contract/ai/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { ConversationRow, KeptSuggestion, MessageRow } from "#features/ai/queries.ts";
import { usedGroupNameForms } from "#features/groups/public.ts";
import { usedUsernameForms } from "#features/profiles/public.ts";
import { usedTeamNames } from "#features/teams/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { confusableForm } from "#platform/names/names.ts";

/** Usernames have no spaces: a name of several words is compared with them put together. */
const together = (name: string): string => confusableForm(name.replace(/\s+/gu, ""));

/** Names with where each of them is taken here now: by a member, a group or a team that is called so or looks so. */
async function withAvailability(db: Queryable, names: readonly KeptSuggestion[]): Promise<Suggestion[]> {
  const texts = names.map(({ text }) => text);
  const [members, groups, teams] = await Promise.all([
    usedUsernameForms(db, texts.map(together)),
    usedGroupNameForms(db, texts.map(confusableForm)),
    usedTeamNames(db, texts.map(fold)),
  ]);
  const takenBy = (text: string): TakenBy[] => [
    ...(members.has(together(text)) ? (["member"] as const) : []),
    ...(groups.has(confusableForm(text)) ? (["group"] as const) : []),
    ...(teams.has(fold(text)) ? (["team"] as const) : []),
  ];
  return names.map(({ text, why }) => ({ text, why, taken: takenBy(text) }));
}

/** A message as its member sees it; of names it is looked up whether they are taken here by now. */
export async function presentMessage(
  db: Queryable,
  assistant: Assistant,
  { id, role, text, suggestions, state, fallback, createdAt }: MessageRow,
): Promise<AiMessage> {
  const shown =
    suggestions && assistant === "name"
      ? await withAvailability(db, suggestions)
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
