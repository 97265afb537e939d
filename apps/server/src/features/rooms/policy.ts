import { ROOM_LIMITS } from "@kompagnon/contract/rooms/rules.ts";
import type { Place } from "#features/rooms/places.ts";
import type { SeatRow } from "#features/rooms/queries.ts";

/** Whether there is a seat for one more. */
export const hasRoom = (seats: readonly SeatRow[]): boolean => seats.length < ROOM_LIMITS.seats;

/** Whether a member may show their screen: no other one shows theirs. */
export const canShare = (seats: readonly SeatRow[], memberId: string): boolean =>
  seats.every((seat) => seat.sharingAt === null || seat.memberId === memberId);

/** Whether a moderator may remove a member: any who does not moderate. */
export const canRemove = (viewer: Place, other: Place | null): boolean =>
  viewer.moderates && other?.moderates !== true;
