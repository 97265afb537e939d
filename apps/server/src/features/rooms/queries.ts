import { ROOM_LIMITS, type RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A place, named. */
export type PlaceKey = { kind: RoomKind; id: string };

/** A seat as stored. */
export type SeatRow = {
  id: string;
  memberId: string;
  kind: RoomKind;
  placeId: string;
  sessionId: string;
  joinedAt: Date;
  handAt: Date | null;
  sharingAt: Date | null;
  /** Its device has said nothing for too long. */
  lost: boolean;
};
/** The place of a seat. */
export const keyOf = ({ kind, placeId }: SeatRow): PlaceKey => ({ kind, id: placeId });
const COLUMNS = `s.id, s.member_id as "memberId", s.kind, s.place_id as "placeId", s.session_id as "sessionId",
  s.joined_at as "joinedAt", s.hand_at as "handAt", s.sharing_at as "sharingAt",
  s.seen_at <= clock_timestamp() - interval '${ROOM_LIMITS.keptSeconds} seconds' as "lost!"`;

const LOCK_ROOM = statement(
  "rooms_lock",
  "select pg_advisory_xact_lock(hashtextextended('room ' || $1 || ' ' || $2, 0))",
);
/**
 * Serializes who is in rooms until the transaction ends, taken before its first write: events are then in the order of the
 * changes. In one order, so that two members who change rooms don't wait for each other.
 */
export async function lockRooms(tx: Queryable, places: readonly PlaceKey[]): Promise<void> {
  const sorted = [...places].sort((a, b) => `${a.kind} ${a.id}`.localeCompare(`${b.kind} ${b.id}`));
  for (const { kind, id } of sorted) await tx.query(LOCK_ROOM, [kind, id]);
}

const LIST_SEATS = statement(
  "rooms_list_seats",
  `select ${COLUMNS} from room_seats s where s.kind = $1 and s.place_id = $2 order by s.joined_at, s.id`,
  { hot: true },
);
/** Everyone in a room, the lost ones included, those who came first first. */
export async function listSeats(db: Queryable, { kind, id }: PlaceKey): Promise<SeatRow[]> {
  const { rows } = await db.query(LIST_SEATS, [kind, id]);
  return rows;
}

const FIND_SEAT = statement("rooms_find_seat", `select ${COLUMNS} from room_seats s where s.member_id = $1`);
/** A member's seat, in whatever room. */
export async function findSeatOf(db: Queryable, memberId: string): Promise<SeatRow | null> {
  const { rows } = await db.query(FIND_SEAT, [memberId]);
  return rows[0] ?? null;
}

const INSERT_SEAT = statement(
  "rooms_insert_seat",
  `insert into room_seats (id, member_id, kind, place_id, session_id, joined_at, seen_at)
     values ($1, $2, $3, $4, $5, clock_timestamp(), clock_timestamp())`,
);
/** Gives a member without a seat one. */
export const insertSeat = (
  tx: Queryable,
  seat: Pick<SeatRow, "id" | "memberId" | "kind" | "placeId" | "sessionId">,
) => tx.query(INSERT_SEAT, [seat.id, seat.memberId, seat.kind, seat.placeId, seat.sessionId]);

const DELETE_SEATS = statement("rooms_delete_seats", "delete from room_seats where id = any($1::uuid[])");
export const deleteSeats = (tx: Queryable, ids: readonly string[]) => tx.query(DELETE_SEATS, [ids]);

const TOUCH = statement(
  "rooms_touch",
  `update room_seats set seen_at = clock_timestamp()
     where id = $1 and member_id = $2 and session_id = $3 and kind = $4 and place_id = $5
       and seen_at > clock_timestamp() - interval '${ROOM_LIMITS.keptSeconds} seconds'`,
);
/** Notes that a device is still there; false if it has no such seat any more. */
export async function touchSeat(
  db: Queryable,
  seat: Pick<SeatRow, "id" | "memberId" | "sessionId">,
  { kind, id }: PlaceKey,
): Promise<boolean> {
  const { rowCount } = await db.query(TOUCH, [seat.id, seat.memberId, seat.sessionId, kind, id]);
  return rowCount === 1;
}

const SET_HAND_RAISED = statement(
  "rooms_set_hand",
  `update room_seats set hand_at = case when $2::boolean then coalesce(hand_at, clock_timestamp()) end where id = $1`,
);
export const setHandRaised = (tx: Queryable, id: string, up: boolean) => tx.query(SET_HAND_RAISED, [id, up]);

const SET_SHARING = statement(
  "rooms_set_sharing",
  "update room_seats set sharing_at = case when $2::boolean then clock_timestamp() end where id = $1",
);
export const setSharing = (tx: Queryable, id: string, on: boolean) => tx.query(SET_SHARING, [id, on]);

const LIST_PLACES = statement(
  "rooms_list_places",
  `select distinct s.kind, s.place_id as id from room_seats s
     where s.seen_at <= clock_timestamp() - interval '${ROOM_LIMITS.keptSeconds} seconds'`,
);
/** The rooms with devices that said nothing for too long. */
export async function listPlacesToSweep(db: Queryable): Promise<PlaceKey[]> {
  const { rows } = await db.query(LIST_PLACES);
  return rows;
}

const INSERT_REMOVAL = statement(
  "rooms_insert_removal",
  `insert into room_removals (kind, place_id, member_id, until)
     values ($1, $2, $3, clock_timestamp() + interval '${ROOM_LIMITS.removedMinutes} minutes')
     on conflict (kind, place_id, member_id) do update set until = excluded.until`,
);
/** Keeps a member out for some minutes. */
export const insertRemoval = (tx: Queryable, { kind, id }: PlaceKey, memberId: string) =>
  tx.query(INSERT_REMOVAL, [kind, id, memberId]);

const IS_REMOVED = statement(
  "rooms_is_removed",
  `select exists(select from room_removals where kind = $1 and place_id = $2 and member_id = $3
     and until > clock_timestamp()) as "removed!"`,
);
export async function isRemoved(db: Queryable, { kind, id }: PlaceKey, memberId: string): Promise<boolean> {
  const { rows } = await db.query(IS_REMOVED, [kind, id, memberId]);
  return rows[0]?.removed ?? false;
}

const DELETE_OLD_REMOVALS = statement(
  "rooms_delete_old_removals",
  "delete from room_removals where until <= now()",
);
export const deleteOldRemovals = (db: Queryable) => db.query(DELETE_OLD_REMOVALS);

const LIST_BLOCKED_EITHER_WAY = statement(
  "rooms_list_apart",
  `select case when b.blocker = $1 then b.blocked else b.blocker end as "id!" from member_blocks b
     where (b.blocker = $1 and b.blocked = any($2::uuid[])) or (b.blocked = $1 and b.blocker = any($2::uuid[]))`,
);
/** Those of these members that blocked the viewer, or are blocked by them. */
export async function listBlockedEitherWay(
  db: Queryable,
  viewerId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query(LIST_BLOCKED_EITHER_WAY, [viewerId, memberIds]);
  return [...new Set(rows.map(({ id }) => id))];
}

const EXPORT_SEATS = statement(
  "rooms_export_seats",
  `select s.kind, s.place_id, s.joined_at, s.hand_at, s.sharing_at from room_seats s where s.member_id = $1`,
);
const EXPORT_REMOVALS = statement(
  "rooms_export_removals",
  "select r.kind, r.place_id, r.until from room_removals r where r.member_id = $1",
);
/** What is stored of a member, for their export. */
export async function exportRooms(db: Queryable, memberId: string) {
  const { rows: seats } = await db.query(EXPORT_SEATS, [memberId]);
  const { rows: removals } = await db.query(EXPORT_REMOVALS, [memberId]);
  return { seats, removals };
}
