import type { GroupTalk } from "@kompagnon/contract/groups/model.ts";
import { lastLines } from "#features/chats/public.ts";
import { listChannels } from "#features/groups/channels/channel-queries.ts";
import { groupsOf } from "#features/groups/service.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Maximum number of groups in the overview (spec: community, section 10). */
const SHOWN = 3;

/** What was last said in the most active of a member's groups, the newest first. */
export async function talkOf(db: Queryable, viewerId: string): Promise<GroupTalk[]> {
  const groups = (await groupsOf(db, viewerId)).slice(0, SHOWN);
  const channels = groups.length
    ? await listChannels(
        db,
        groups.map(({ id }) => id),
      )
    : [];
  const lines = channels.length
    ? await lastLines(
        db,
        viewerId,
        channels.map(({ id }) => id),
      )
    : [];
  const authors = await memberCards(
    db,
    lines.map(({ senderId }) => senderId),
  );
  lines.sort((a, b) => b.saidAt.getTime() - a.saidAt.getTime());
  const talk = groups.flatMap((group): GroupTalk[] => {
    const inGroup = new Map(
      channels.filter(({ groupId }) => groupId === group.id).map((one) => [one.id, one]),
    );
    const line = lines.find(({ chatId }) => inGroup.has(chatId));
    const channel = line && inGroup.get(line.chatId);
    if (!channel) return [];
    return [
      {
        group_id: group.id,
        group_name: group.name,
        avatar_path: group.avatar_path,
        channel_id: channel.id,
        channel_name: channel.name,
        author: authors.get(line.senderId) ?? null,
        text: line.text,
        kind: line.kind,
        said_at: line.saidAt.toISOString(),
        unread_count: group.unread_count,
      },
    ];
  });
  return talk.sort((a, b) => b.said_at.localeCompare(a.said_at));
}
