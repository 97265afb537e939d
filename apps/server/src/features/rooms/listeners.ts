import { findPlace } from "#features/rooms/places.ts";
import {
  deleteOldRemovals,
  findSeatOf,
  keyOf,
  listBlockedEitherWay,
  listPlacesToSweep,
  listSeats,
  lockRooms,
  type PlaceKey,
} from "#features/rooms/queries.ts";
import { clearRoom, LIFE_SECONDS, presentSeats, publishSeats, takeSeats } from "#features/rooms/seats.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Takes seats away at once where a member loses the place, is banned or leaves, and parts members of a block. What gets lost
 * here is done by the next sign of life of anyone in the room.
 */
export function roomsListeners(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.after("chat.left", ({ chatIds }) => clearAll(platform, "channel", chatIds));
  domainEvents.after("team.left", ({ teamId }) => clearAll(platform, "team", [teamId]));
  domainEvents.after("pod.left", ({ podId }) => clearAll(platform, "pod", [podId]));
  domainEvents.after("member.banned", ({ memberId }) => takeOut(platform, memberId));
  domainEvents.after("member.leaving", ({ memberId }) => takeOut(platform, memberId));
  domainEvents.after("block.changed", ({ blocker, blocked }) => partInRoom(platform, [blocker, blocked]));
}

async function clearAll(platform: Platform, kind: PlaceKey["kind"], ids: readonly string[]): Promise<void> {
  for (const id of ids) await clearRoom(platform, { kind, id });
}

async function takeOut(platform: Platform, memberId: string): Promise<void> {
  const seat = await findSeatOf(platform.db, memberId);
  if (!seat) return;
  const key = keyOf(seat);
  await platform.db.transaction(async (tx) => {
    await lockRooms(tx, [key]);
    const theirs = (await listSeats(tx, key)).filter((one) => one.memberId === memberId);
    const place = await findPlace(tx, memberId, key);
    await takeSeats(platform, tx, theirs, "closed");
    if (place) await publishSeats(platform, tx, place);
  });
}

/** Two in one room who have blocked one another, or do so no longer, hear who they are connected with. */
async function partInRoom(platform: Platform, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) {
    const seat = await findSeatOf(platform.db, memberId);
    if (!seat) continue;
    const key = keyOf(seat);
    // A trial project is closed by the block.
    await clearRoom(platform, key);
    await platform.db.transaction(async (tx) => {
      await lockRooms(tx, [key]);
      const seats = await listSeats(tx, key);
      const ids = seats.map((one) => one.memberId);
      if (!memberIds.every((id) => ids.includes(id))) return;
      const apart = await listBlockedEitherWay(tx, memberId, ids);
      const data = { kind: key.kind, place_id: key.id, seats: await presentSeats(tx, seats), apart };
      await platform.live.publishEvent(tx, {
        topic: memberTopic(memberId),
        kind: "room_changed",
        data,
        lifeSeconds: LIFE_SECONDS,
      });
    });
  }
}

/** Takes the seats of lost devices away where no one is left to notice, and forgets old removals. */
export async function sweepRooms(platform: Platform): Promise<void> {
  for (const key of await listPlacesToSweep(platform.db)) await clearRoom(platform, key);
  await deleteOldRemovals(platform.db);
}
