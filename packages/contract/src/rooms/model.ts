import { z } from "zod";
import { signalPayload } from "../calls/model.ts";
import { memberCard } from "../profiles/model.ts";
import { id, time } from "../wire/model.ts";
import { ROOM_KINDS } from "./rules.ts";

export const roomKind = z.enum(ROOM_KINDS).meta({ id: "RoomKind" });

/** A member in a room. A member who joins again gets another seat: signals to the one before reach no one. */
export const roomSeat = z
  .object({
    id,
    member: memberCard,
    joined_at: time,
    /** When they raised their hand; null if it is down. */
    hand_at: time.nullable(),
    /** Whether they show their screen: at most one in a room. */
    sharing: z.boolean(),
  })
  .meta({ id: "RoomSeat" });
export type RoomSeat = z.infer<typeof roomSeat>;

const seats = z.array(roomSeat);
/** The members that no connection is made with, because one has blocked the other. */
const apart = z.array(id);

export const room = z
  .object({
    kind: roomKind,
    place_id: id,
    /** What the place is called; null for a circle, which has no name. */
    title: z.string().nullable(),
    /** The page of the place, and the conversation where one writes; null for a circle. */
    path: z.string(),
    chat_id: id.nullable(),
    /** The group of a channel. */
    group_id: id.nullable(),
    seats,
    apart,
    /** Whether the viewer may remove members. */
    moderates: z.boolean(),
  })
  .meta({ id: "Room" });
export type Room = z.infer<typeof room>;

export const joinedRoom = z.object({ seat_id: id, room }).meta({ id: "JoinedRoom" });

/** A sign of life of a device in a room, and what changes about it. */
export const roomSignOfLife = z
  .object({ seat_id: id, hand: z.boolean().optional(), sharing: z.boolean().optional() })
  .meta({ id: "RoomSignOfLife" });

export const ROOM_SIGNALS = ["offer", "answer", "ice"] as const;
/** A signal from one seat to another, as WebRTC creates it. */
export const roomSignal = z
  .object({ seat_id: id, to_seat_id: id, kind: z.enum(ROOM_SIGNALS), payload: signalPayload })
  .meta({ id: "RoomSignal" });

/** Who is in a room now, for those who may read its place. `apart`: only where that changed for the receiver. */
export const roomChanged = z.object({ kind: roomKind, place_id: id, seats, apart: apart.optional() });

/** Why a device is not in a room any more. */
export const ROOM_ENDINGS = ["elsewhere", "removed", "closed", "lost"] as const;
export const roomLeft = z.object({ seat_id: id, why: z.enum(ROOM_ENDINGS) });
