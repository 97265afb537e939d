import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { onLive } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { endOrphanedCall } from "./engine/call-lock.ts";
import { CALL_KINDS, isCallEngineNeeded, onCallEngineNeeded, type Signal, signalCalls } from "./signals.ts";

const CallOverlay = lazy(async () => ({ default: (await import("./overlay/call-overlay.tsx")).CallOverlay }));

/** Lets calls ring on every page of the dashboard. Once in the shell; weighs nothing until there is a call. */
export function CallsListener() {
  const { id: me } = useMember();
  useEffect(() => {
    // Ends a call whose tab has died, if this browser still holds one.
    void endOrphanedCall(me).catch(() => undefined); // the next visit tries again
  }, [me]);
  useEffect(() => {
    const stops = CALL_KINDS.map(
      (kind) => onLive(kind, (data) => signalCalls({ kind, data } as Signal)), // the kind and its data come as a pair
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const needed = useSyncExternalStore(onCallEngineNeeded, isCallEngineNeeded, () => false);
  return <Suspense fallback={null}>{needed && <CallOverlay key={me} me={me} />}</Suspense>;
}
