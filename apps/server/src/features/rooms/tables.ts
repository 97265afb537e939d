import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { members } from "#features/accounts/tables.ts";
import { index, pgTable, primaryKey, text, time, uuid } from "#platform/db/drizzle.ts";

/** A place has no foreign key, as it is one of four tables: who can't read it any more loses the seat. */
const place = {
  kind: text("kind").$type<RoomKind>().notNull(),
  placeId: uuid("place_id").notNull(),
};

/** Who is in a room. A member is in one room at a time, with one device. */
export const roomSeats = pgTable(
  "room_seats",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** New with each joining: signals to an earlier one reach no one. */
    id: uuid("id").notNull(),
    ...place,
    /** The device. */
    sessionId: uuid("session_id").notNull(),
    joinedAt: time("joined_at").notNull().defaultNow(),
    /** When the device last said that it is there. */
    seenAt: time("seen_at").notNull().defaultNow(),
    handAt: time("hand_at"),
    /** Since when they show their screen. */
    sharingAt: time("sharing_at"),
  },
  (table) => [index("room_seats_place").on(table.placeId), index("room_seats_seen").on(table.seenAt)],
);

/** Members removed by moderators from a room, while they can't come back. */
export const roomRemovals = pgTable(
  "room_removals",
  {
    ...place,
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    until: time("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.placeId, table.memberId] }),
    index("room_removals_member").on(table.memberId),
  ],
);
