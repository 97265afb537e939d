import { useEffect, useSyncExternalStore } from "react";
import { onCallAccepted } from "#platform/call-events.ts";
import { useMember } from "#platform/session.ts";
import { lazyDialog } from "#ui/lazy-module.ts";
import { nowAsking, onAsking } from "./ask.ts";
import { forgetUnlocked } from "./unlocked.ts";

const IdentityDialog = lazyDialog(async () => (await import("./screens/identity-door.tsx")).IdentityDialog);

/** Asks for the passphrase where something needs it, and forgets the keys at sign-out. Draws nothing until then. */
export function IdentitiesListener() {
  const { id } = useMember();
  const asking = useSyncExternalStore(onAsking, nowAsking, () => null);
  useEffect(() => {
    const over = new AbortController();
    onCallAccepted((route) => route === "POST /api/auth/signout" && void forgetUnlocked(id), over.signal);
    return () => over.abort();
  }, [id]);
  return asking && <IdentityDialog asking={asking} onClose={asking.cancel} />;
}
