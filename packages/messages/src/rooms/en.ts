import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "Room",
  title_of: "Room: {{name}}",
  open: "Room",
  open_count_one: "Room · {{count}} inside",
  open_count_other: "Room · {{count}} inside",
  about: "Up to six people can talk here. Nothing is recorded.",
  join: "Join room",
  leave: "Leave room",
  rejoin: "Join again",
  empty: "No one’s here right now. Go in, and the others will see it here.",
  seats: "{{count}} of {{max}} seats taken",
  you: "{{name}} (you)",
  muted: "microphone off",
  speaking: "speaking",
  hand: "hand raised",
  shares: "sharing screen",
  apart: "not connected to you",
  connecting: "connecting…",
  hand_up: "Raise hand",
  hand_down: "Lower hand",
  remove: "Remove from room",
  remove_title: "Remove {{name}} from the room?",
  remove_text: "They can’t come back for ten minutes.",
  removed: "No longer in the room: {{name}}",
  report: "Report",
  more: "Actions for {{name}}",
  preview_off: "Your camera is off.",
  controls: "Controls",
  people: "In the room",
  came: "Now here: {{name}}",
  went: "No longer here: {{name}}",
  hand_came: "Hand raised: {{name}}",
  reconnecting: "Connection interrupted. Reconnecting…",
  over: {
    elsewhere: "You’re now in from another device, or in another room.",
    removed: "You were removed from the room. You can come back in ten minutes.",
    closed: "This room isn’t open to you any more.",
    lost: "The connection was lost for too long.",
  },
  place: {
    channel: "Go to channel",
    pod: "Go to weekly circle",
    team: "Go to team",
    trial: "Open chat",
    home: "Go to overview",
  },
  messages: "Messages",
  write_there: "You can write to each other on your page.",
  missing: "This room doesn’t exist, or it isn’t open to you.",
} as const satisfies Translation<typeof german.pages, "en">;

export const errors = {
  room_full: "The room is full. There are already six people in it.",
  in_call: "You’re in a call, or it’s ringing. Hang up first, then you can join the room.",
  removed_from_room: "You were removed from this room. You can come back in ten minutes.",
  screen_taken: "Someone is already sharing a screen.",
  seat_lost: "You’re not in this room any more.",
} as const satisfies Translation<typeof german.errors, "en">;

export const help = {
  rooms: {
    title: "Rooms",
    keywords:
      "room, rooms, group call, video conference, meeting, screen sharing, raise hand, camera, microphone",
    body: "Every channel, team, weekly circle and ongoing trial project has a room. Up to six people can talk in it.\n\n1. Open the channel, team, circle or trial project.\n2. Select “$t(rooms:open)”. There you can see who’s in it.\n3. Choose microphone and camera and select “$t(rooms:join)”.\n\nIn the room you can turn your camera on, share your screen and raise your hand. Only one member shares a screen at a time. You write to each other in the same place as always.\n\nModerators and leads can remove someone from the room, who then can’t come back for ten minutes. People you’ve blocked, or who have blocked you, aren’t connected to you. When you leave the page, you leave the room. Nothing is recorded.",
  },
} as const satisfies Translation<typeof german.help, "en">;
