/** Places that have a room: a group's channel, a weekly circle, a team, a trial project. */
export const ROOM_KINDS = ["channel", "pod", "team", "trial"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const ROOM_LIMITS = {
  /** Members at once: each sends to every other. */
  seats: 6,
  /** A device says that it is still there this often, in seconds. */
  heartbeatSeconds: 10,
  /** A seat is kept this long for a device that lost its connection, as calls do. */
  keptSeconds: 40,
  /** A member removed by moderators can't come back for this long. */
  removedMinutes: 10,
} as const;

/** The address of a place's room. */
export const roomPage = (kind: RoomKind, placeId: string): string =>
  `/dashboard/rooms/${kind}/${encodeURIComponent(placeId)}`;

/**
 * Addresses of rooms.
 * @public
 */
export const roomsPaths = { room: roomPage } as const;
