import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { conversationIds } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { searchRows } from "#features/polls/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

/** The newest polls of the viewer's channels whose question contains these words. */
export async function findPolls(
  db: Queryable,
  viewerId: string,
  q: string,
  limit: number,
): Promise<SearchFindings["polls"]> {
  const search = fragmentSearchOf(q);
  if (!search) return [];
  const rows = await searchRows(db, await conversationIds(db, viewerId), search.exact, limit);
  const found = await Promise.all(
    rows.map(async ({ id, question, channelId, closed }) => {
      const group = await groupOfChannel(db, channelId);
      return (
        group && {
          id,
          question,
          closed,
          channel_id: channelId,
          group_id: group.groupId,
          group_name: group.groupName,
        }
      );
    }),
  );
  return found.filter((one) => one !== null);
}
