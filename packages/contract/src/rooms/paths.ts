import type { RoomKind } from "./rules.ts";

/** The address of a place's room. */
export const roomPage = (kind: RoomKind, placeId: string): string =>
  `/dashboard/rooms/${kind}/${encodeURIComponent(placeId)}`;

/**
 * Addresses of rooms.
 * @public
 */
export const roomsPaths = { room: roomPage } as const;
