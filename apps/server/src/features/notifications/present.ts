import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { payloadOf } from "#features/notifications/payload.ts";
import type { NotificationRow } from "#features/notifications/queries.ts";

/** A notification for the API; `cards` contains its actor. */
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
      ...payloadOf(data),
    },
  };
}
