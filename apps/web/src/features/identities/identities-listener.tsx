import { useEffect, useSyncExternalStore } from "react";
import { onCalled } from "#platform/called.ts";
import { useMember } from "#platform/session.ts";
import { laterOpened } from "#ui/later.ts";
import { nowAsking, onAsking } from "./ask.ts";
import { forgetUnlocked } from "./unlocked.ts";

const IdentityDialog = laterOpened(async () => (await import("./screens/identity-door.tsx")).IdentityDialog);

/** Asks for the passphrase where something needs it, and forgets the keys at sign-out. Draws nothing until then. */
export function IdentitiesListener() {
  const { id } = useMember();
  const asking = useSyncExternalStore(onAsking, nowAsking, () => null);
  useEffect(() => {
    const over = new AbortController();
    onCalled((route) => route === "POST /api/auth/signout" && void forgetUnlocked(id), over.signal);
    return () => over.abort();
  }, [id]);
  return asking && <IdentityDialog asking={asking} onClose={asking.cancel} />;
}
