import type { rooms } from "@kompagnon/contract/rooms/endpoints.ts";
import type { Room, roomSignal, roomSignOfLife } from "@kompagnon/contract/rooms/model.ts";
import { ROOM_LIMITS } from "@kompagnon/contract/rooms/rules.ts";
import type { z } from "zod";
import { isInCall, lockCalls, relayOnly } from "#features/calls/public.ts";
import { isBlocked } from "#features/profiles/public.ts";
import { findPlace, type Place } from "#features/rooms/places.ts";
import {
  findSeatOf,
  insertRemoval,
  insertSeat,
  isRemoved,
  keyOf,
  listSeats,
  lockRooms,
  type PlaceKey,
  type SeatRow,
  setHandRaised,
  setSharing,
  touchSeat,
} from "#features/rooms/queries.ts";
import { clearRoom, LIFE_SECONDS, presentRoom, publishSeats, takeSeats } from "#features/rooms/seats.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Whether there is a seat for one more. */
const hasRoom = (seats: readonly SeatRow[]): boolean => seats.length < ROOM_LIMITS.seats;

/** Whether a member may show their screen: no other one shows theirs. */
const canShare = (seats: readonly SeatRow[], memberId: string): boolean =>
  seats.every((seat) => seat.sharingAt === null || seat.memberId === memberId);

/** Whether a moderator may remove a member: any who does not moderate. */
const canRemove = (viewer: Place, other: Place | null): boolean =>
  viewer.moderates && other?.moderates !== true;

/** A refusal with a code that an endpoint of rooms declares. */
const Fail = failOf<typeof rooms.endpoints>();

async function requirePlace(db: Queryable, memberId: string, key: PlaceKey): Promise<Place> {
  const place = await findPlace(db, memberId, key);
  if (!place) throw new Fail("not_found");
  return place;
}

/** Who is in a room. Throws not_found. */
export const roomOf = async (db: Queryable, viewerId: string, key: PlaceKey): Promise<Room> =>
  presentRoom(db, viewerId, await requirePlace(db, viewerId, key));

const isSame = (a: PlaceKey, b: PlaceKey): boolean => a.kind === b.kind && a.id === b.id;

/**
 * Joins a room with this device; the member's seat before, here or elsewhere, is taken away. Throws not_found, room_full,
 * in_call, removed_from_room.
 */
export async function join(platform: Platform, viewer: Viewer, key: PlaceKey) {
  const { db } = platform;
  const id = newId();
  await db.transaction(async (tx) => {
    // First of all: no call begins meanwhile, and the member's other devices wait.
    await lockCalls(tx, [viewer.id]);
    const before = await findSeatOf(tx, viewer.id);
    const isElsewhere = before !== null && !isSame(keyOf(before), key);
    await lockRooms(tx, isElsewhere ? [key, keyOf(before)] : [key]);
    const place = await requirePlace(tx, viewer.id, key);
    if (await isRemoved(tx, key, viewer.id)) throw new Fail("removed_from_room");
    if (await isInCall(tx, viewer.id)) throw new Fail("in_call");
    const seats = await listSeats(tx, key);
    const lost = seats.filter((seat) => seat.lost && seat.memberId !== viewer.id);
    const others = seats.filter((seat) => !seat.lost && seat.memberId !== viewer.id);
    if (!hasRoom(others)) throw new Fail("room_full");
    await takeSeats(platform, tx, lost, "lost");
    if (before) await takeSeats(platform, tx, [before], "elsewhere");
    await insertSeat(tx, {
      id,
      memberId: viewer.id,
      kind: key.kind,
      placeId: key.id,
      sessionId: viewer.sessionId,
    });
    await publishSeats(platform, tx, place);
    const left = isElsewhere ? await findPlace(tx, viewer.id, keyOf(before)) : null;
    if (left) await publishSeats(platform, tx, left);
  });
  return { seat_id: id, room: await roomOf(db, viewer.id, key) };
}

type SignOfLife = z.output<typeof roomSignOfLife>;

/**
 * Keeps the seat of a device, and changes its hand and screen. This also puts out who may not be in the room any more.
 * Throws not_found, seat_lost, screen_taken.
 */
export async function keep(
  platform: Platform,
  viewer: Viewer,
  key: PlaceKey,
  { seat_id: id, hand, sharing }: SignOfLife,
): Promise<Room> {
  const { db } = platform;
  await requirePlace(db, viewer.id, key);
  if (!(await touchSeat(db, { id, memberId: viewer.id, sessionId: viewer.sessionId }, key)))
    throw new Fail("seat_lost");
  await clearRoom(platform, key);
  if (hand !== undefined || sharing !== undefined)
    await db.transaction(async (tx) => {
      await lockRooms(tx, [key]);
      const place = await requirePlace(tx, viewer.id, key);
      const seats = await listSeats(tx, key);
      if (!seats.some((seat) => seat.id === id)) throw new Fail("seat_lost");
      if (sharing && !canShare(seats, viewer.id)) throw new Fail("screen_taken");
      if (hand !== undefined) await setHandRaised(tx, id, hand);
      if (sharing !== undefined) await setSharing(tx, id, sharing);
      await publishSeats(platform, tx, place);
    });
  return roomOf(db, viewer.id, key);
}

/** Leaves a room; no error if the device is not in it any more. */
export async function leave(
  platform: Platform,
  viewer: Viewer,
  key: PlaceKey,
  seatId: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockRooms(tx, [key]);
    const place = await requirePlace(tx, viewer.id, key);
    const mine = (await listSeats(tx, key)).filter(
      (seat) => seat.id === seatId && seat.memberId === viewer.id,
    );
    if (mine.length === 0) return;
    await takeSeats(platform, tx, mine, "elsewhere");
    await publishSeats(platform, tx, place);
  });
}

/** Removes a member for some minutes, whether they are in the room or about to join. Throws not_found, forbidden. */
export async function remove(
  platform: Platform,
  viewer: Viewer,
  key: PlaceKey,
  memberId: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockRooms(tx, [key]);
    const place = await requirePlace(tx, viewer.id, key);
    const other = await findPlace(tx, memberId, key);
    if (!other) throw new Fail("not_found");
    if (!canRemove(place, other)) throw new Fail("forbidden");
    await insertRemoval(tx, key, memberId);
    const theirs = (await listSeats(tx, key)).filter((seat) => seat.memberId === memberId);
    await takeSeats(platform, tx, theirs, "removed");
    await publishSeats(platform, tx, place);
  });
}

async function requireSignalers(
  tx: Tx,
  viewer: Viewer,
  key: PlaceKey,
  { seat_id, to_seat_id }: Pick<z.output<typeof roomSignal>, "seat_id" | "to_seat_id">,
): Promise<SeatRow> {
  await requirePlace(tx, viewer.id, key);
  const seats = (await listSeats(tx, key)).filter(({ lost }) => !lost);
  const from = seats.find(({ id }) => id === seat_id);
  if (!from || from.memberId !== viewer.id || from.sessionId !== viewer.sessionId)
    throw new Fail("seat_lost");
  const to = seats.find(({ id }) => id === to_seat_id);
  // Across a block nothing passes, as if the other one was not there.
  if (!to || (await isBlocked(tx, viewer.id, to.memberId))) throw new Fail("not_found");
  if (!(await findPlace(tx, to.memberId, key))) throw new Fail("not_found");
  return to;
}

/** Passes a signal on to another device in the room. Throws not_found, seat_lost. */
export async function pass(
  platform: Platform,
  viewer: Viewer,
  key: PlaceKey,
  signal: z.output<typeof roomSignal>,
): Promise<void> {
  const { db, live, config } = platform;
  await db.transaction(async (tx) => {
    const to = await requireSignalers(tx, viewer, key, signal);
    const payload = config.calls.relayOnly ? relayOnly(signal.payload) : signal.payload;
    if (payload === null) return;
    const data = { from_seat_id: signal.seat_id, to_seat_id: to.id, kind: signal.kind, payload };
    await live.publishEvent(tx, {
      topic: memberTopic(to.memberId),
      kind: "room_signal",
      data,
      lifeSeconds: LIFE_SECONDS,
    });
  });
}
