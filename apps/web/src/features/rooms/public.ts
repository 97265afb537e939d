import { lazy } from "react";

/** What other features may use of rooms: who is in the room of a place, and the link to it. */
export const RoomButton = lazy(async () => ({ default: (await import("./room-button.tsx")).RoomButton }));
