import { ROOM_LIMITS } from "@kompagnon/contract/rooms/rules.ts";
import type { View } from "#platform/db/definitions.ts";

/** What other features may read of rooms. */
export const views: readonly View[] = [
  {
    // Who is in a room now; calls exclude rooms.
    name: "seated_members",
    sql: `select s.member_id from room_seats s where s.seen_at > now() - interval '${ROOM_LIMITS.keptSeconds} seconds'`,
  },
];
