import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { NotificationRow } from "#features/notifications/queries.ts";

/** A notification as the wire has it; `cards` holds whoever caused it. */
export function present(
  { id, type, count, actorId, data, createdAt, readAt }: NotificationRow,
  cards: ReadonlyMap<string, MemberCard>,
): Notification {
  const sender = (actorId && cards.get(actorId)) || null;
  return {
    id,
    type,
    count,
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    payload: {
      sender,
      username: sender?.username ?? null,
      message: data.text,
      chat_id: data.chatId,
      match_id: data.matchId,
      group_id: data.group?.id ?? null,
      group_name: data.group?.name ?? null,
      accepted: data.accepted ?? null,
      post_id: data.post?.id ?? null,
      comment_id: data.post?.commentId ?? null,
      decision: data.decision ?? null,
    },
  };
}
