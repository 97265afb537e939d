import type { Room } from "@kompagnon/contract/rooms/model.ts";
import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { query, queryClient } from "#platform/queries.ts";

export const roomQuery = (kind: RoomKind, id: string) =>
  query("GET /api/rooms/{kind}/{id}", { params: { kind, id } });

/** Keeps who is in a room as live events tell it. */
export function useRoomNews(kind: RoomKind, id: string): void {
  const { queryKey } = roomQuery(kind, id);
  useLiveEvent("room_changed", ({ kind: changed, place_id: placeId, seats }) => {
    if (changed !== kind || placeId !== id) return;
    const room = queryClient.getQueryData<Room>(queryKey);
    if (!room) return void queryClient.invalidateQueries({ queryKey });
    // A fetch that began before would bring back what was.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Room>(queryKey, { ...room, seats });
  });
  useResync(() => void queryClient.invalidateQueries({ queryKey }));
}
