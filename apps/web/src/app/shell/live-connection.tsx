import { MODERATOR_LEVEL } from "@kompagnon/contract/moderation/rules.ts";
import { Suspense, useEffect } from "react";
import { CallsListener } from "#features/calls/public.ts";
import { ChatsListener } from "#features/chats/public.ts";
import { GroupsListener } from "#features/groups/public.ts";
import { ModerationListener } from "#features/moderation/public.ts";
import { NotificationsListener } from "#features/notifications/public.ts";
import { useAway } from "#platform/away.ts";
import { call } from "#platform/call.ts";
import { type LogoutReason, startLive } from "#platform/live/live.ts";
import { leave, useMember } from "#platform/session.ts";

/** The session has ended on the server; why somebody was banned is shown at the login. */
async function forceOut(reason: LogoutReason): Promise<void> {
  const ban = reason === "banned" ? await call("GET /api/auth/ban").catch(() => null) : null;
  await leave(ban?.message);
}

/** Keeps the live stream of the signed-in member open, and lets the features listen on every page. Draws nothing but calls. */
export function LiveConnection() {
  const { id, admin_level: level } = useMember();
  useEffect(() => startLive({ memberId: id, onForceLogout: forceOut }), [id]);
  useAway();
  return (
    <>
      <ChatsListener />
      <CallsListener />
      <NotificationsListener />
      <Suspense fallback={null}>
        <GroupsListener />
        {level >= MODERATOR_LEVEL && <ModerationListener />}
      </Suspense>
    </>
  );
}
