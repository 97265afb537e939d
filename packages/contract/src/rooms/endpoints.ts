import { z } from "zod";
import { SIGNAL_MAX, signalPayload } from "../calls/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import {
  joinedRoom,
  ROOM_SIGNALS,
  room,
  roomChanged,
  roomKind,
  roomLeft,
  roomSignal,
  roomSignOfLife,
} from "./model.ts";

const inRoom = { access: "member", params: { kind: roomKind, id } } as const;
/** `seat_lost`: the device is not in the room any more. */
const seated = { seat_lost: 410 } as const;

/** Rooms of up to six where members of a place talk. Who may read the place may see and join its room. */
export const roomsEndpoints = endpoints({
  "GET /api/rooms/{kind}/{id}": {
    about: "Who is in the room of a channel, circle, team or trial project.",
    ...inRoom,
    limit: "240/minute",
    output: room,
  },
  "POST /api/rooms/{kind}/{id}/seat": {
    about: "Joins a room with this device; a member's other device leaves, in whatever room it was.",
    ...inRoom,
    limit: "20/minute",
    output: joinedRoom,
    status: 201,
    errors: { room_full: 409, in_call: 409, removed_from_room: 403 },
  },
  "PUT /api/rooms/{kind}/{id}/seat": {
    about: "Says that this device is still there, and raises a hand or shows a screen. One screen at a time.",
    ...inRoom,
    limit: "120/minute",
    body: roomSignOfLife,
    output: room,
    errors: { ...seated, screen_taken: 409 },
  },
  "POST /api/rooms/{kind}/{id}/leave": {
    about: "Leaves a room.",
    ...inRoom,
    limit: "60/minute",
    body: z.object({ seat_id: id }),
  },
  "DELETE /api/rooms/{kind}/{id}/members/{memberId}": {
    about: "Removes a member, who can't come back for ten minutes; for moderators of the place.",
    access: "member",
    params: { kind: roomKind, id, memberId: id },
    limit: "30/minute",
  },
  "POST /api/rooms/{kind}/{id}/signals": {
    about: "Passes a session description or candidate on to another member in the room.",
    ...inRoom,
    limit: "1200/minute",
    body: roomSignal,
    bodyLimit: SIGNAL_MAX + 12 * 1024,
    status: 202,
    output: z.object({ to_seat_id: id }).meta({ id: "SentRoomSignal" }),
    errors: seated,
  },
});

/** Live events of rooms; stored for 60 seconds, as those of calls. */
const roomsEvents = {
  room_changed: roomChanged,
  /** To a member: a device of theirs is out. */
  room_left: roomLeft,
  room_signal: z.object({
    from_seat_id: id,
    to_seat_id: id,
    kind: z.enum(ROOM_SIGNALS),
    payload: signalPayload,
  }),
};

/** The HTTP routes and live events of rooms. */
export const rooms = { endpoints: roomsEndpoints, events: roomsEvents };
