import { Suspense, useEffect } from "react";
import { useAway } from "#platform/away.ts";
import { call } from "#platform/call.ts";
import { type LogoutReason, startLive } from "#platform/live/live.ts";
import { handleSessionExpired, keepBanMessage, useMember } from "#platform/session.ts";
import { listeners } from "../composition.ts";
import { isFor } from "./navigation.ts";

/** The session has ended on the server; why is shown at the login. */
async function forceOut(reason: LogoutReason): Promise<void> {
  if (reason === "banned") {
    const ban = await call("GET /api/auth/ban").catch(() => null);
    if (ban) keepBanMessage(ban.message);
    return handleSessionExpired(null);
  }
  await handleSessionExpired(reason === "signed_out" ? "ended" : reason);
}

/** Keeps the live stream of the signed-in member open, and lets the features listen on every page. Draws only what they have to say. */
export function LiveConnection() {
  const { id, admin_level: level } = useMember();
  useEffect(() => startLive({ memberId: id, onForceLogout: forceOut }), [id]);
  useAway();
  return (
    <>
      {listeners.filter(isFor(level)).map(({ feature, component: Listener }) => (
        <Suspense key={feature} fallback={null}>
          <Listener />
        </Suspense>
      ))}
    </>
  );
}
