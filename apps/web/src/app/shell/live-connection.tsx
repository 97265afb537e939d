import { useEffect } from "react";
import { ChatsListener } from "#features/chats/door.ts";
import { startLive } from "#platform/live/live.ts";
import { leave, useMember } from "#platform/session.ts";

/** Keeps the live stream of the signed-in member open, and lets the rooms listen on every page. Draws nothing. */
export function LiveConnection() {
  const { id } = useMember();
  useEffect(() => startLive({ memberId: id, onForceLogout: () => leave() }), [id]);
  return <ChatsListener />;
}
