import type { ROOM_ENDINGS, Room, RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { memberCards } from "#features/profiles/public.ts";
import { findPlace, type Place, topicsOf } from "#features/rooms/places.ts";
import {
  deleteSeats,
  listBlockedEitherWay,
  listSeats,
  lockRooms,
  type PlaceKey,
  type SeatRow,
} from "#features/rooms/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Who was in a room is no news any more after this long. */
export const LIFE_SECONDS = 60;
type Why = (typeof ROOM_ENDINGS)[number];

/** Seats in the wire's words; a member who is out of sight has none. */
export async function presentSeats(db: Queryable, rows: readonly SeatRow[]): Promise<RoomSeat[]> {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.flatMap((row) => {
    const member = cards.get(row.memberId);
    if (!member) return [];
    return [
      {
        id: row.id,
        member,
        joined_at: row.joinedAt.toISOString(),
        hand_at: row.handAt?.toISOString() ?? null,
        sharing: row.sharingAt !== null,
      },
    ];
  });
}

/** A room as a member who may read its place sees it. */
export async function presentRoom(db: Queryable, viewerId: string, place: Place): Promise<Room> {
  const seats = (await listSeats(db, place)).filter(({ lost }) => !lost);
  return {
    kind: place.kind,
    place_id: place.id,
    title: place.title,
    path: place.path,
    chat_id: place.chatId,
    group_id: place.groupId,
    seats: await presentSeats(db, seats),
    apart: await listBlockedEitherWay(
      db,
      viewerId,
      seats.map(({ memberId }) => memberId),
    ),
    moderates: place.moderates,
  };
}

/** Tells all who may read a place who is in its room; the room is locked. */
export async function publishSeats(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  place: Pick<Place, "kind" | "id" | "chatId">,
): Promise<void> {
  const topics = await topicsOf(tx, place);
  if (topics.length === 0) return;
  const seats = await presentSeats(tx, await listSeats(tx, place));
  const data = { kind: place.kind, place_id: place.id, seats };
  await live.publishEvent(tx, { topic: topics, kind: "room_changed", data, lifeSeconds: LIFE_SECONDS });
}

/** Takes seats away in a locked room, and notifies their devices; the room still has to be published. */
export async function takeSeats(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  seats: readonly SeatRow[],
  why: Why,
): Promise<void> {
  await deleteSeats(
    tx,
    seats.map(({ id }) => id),
  );
  for (const { id, memberId } of seats)
    await live.publishEvent(tx, {
      topic: memberTopic(memberId),
      kind: "room_left",
      data: { seat_id: id, why },
      lifeSeconds: LIFE_SECONDS,
    });
}

/** Which seats may not stay: their device is lost, or their member can't read the place any more. */
async function findOverdue(db: Queryable, key: PlaceKey, seats: readonly SeatRow[]) {
  const lost = seats.filter((seat) => seat.lost);
  const closed: SeatRow[] = [];
  let reader: Place | null = null;
  for (const seat of seats) {
    if (seat.lost) continue;
    const place = await findPlace(db, seat.memberId, key);
    if (place) reader = place;
    else closed.push(seat);
  }
  return { lost, closed, reader };
}

/** Takes the seats away that may not stay. Where a circle or channel is gone there is no one left to tell. */
export async function clearRoom(platform: Platform, key: PlaceKey): Promise<void> {
  const { db } = platform;
  const first = await findOverdue(db, key, await listSeats(db, key));
  if (first.lost.length + first.closed.length === 0) return;
  await db.transaction(async (tx) => {
    await lockRooms(tx, [key]);
    const { lost, closed, reader } = await findOverdue(tx, key, await listSeats(tx, key));
    await takeSeats(platform, tx, lost, "lost");
    await takeSeats(platform, tx, closed, "closed");
    const place = reader ?? (await placeOfLost(tx, key, lost));
    if (place) await publishSeats(platform, tx, place);
  });
}

/** The place of an empty room, as one of those who were lost may still read it. */
async function placeOfLost(tx: Tx, key: PlaceKey, lost: readonly SeatRow[]): Promise<Place | null> {
  for (const { memberId } of lost) {
    const place = await findPlace(tx, memberId, key);
    if (place) return place;
  }
  return null;
}
