import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useSyncExternalStore } from "react";
import { recall } from "./device.ts";

/** Under this name the browser keeps who was last signed in (id and e-mail, spec: community, section 7). */
export const KNOWN_AS = "session_user" satisfies DeviceName;

function watchHint(listener: () => void): () => void {
  addEventListener("storage", listener);
  const timer = setInterval(listener, 1000); // spec: public pages re-read every second
  return () => {
    removeEventListener("storage", listener);
    clearInterval(timer);
  };
}

/** Whether someone was signed in on this device when last checked: enough to draw a public page, never to allow anything. */
export const useSignedInHint = (): boolean =>
  useSyncExternalStore(
    watchHint,
    () => recall(KNOWN_AS) !== null,
    () => false,
  );
