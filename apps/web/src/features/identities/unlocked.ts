import { currentMember } from "#platform/session.ts";
import { dropIdentity, readStoredIdentity, storeIdentity } from "./kept/device.ts";
import type { Unlocked } from "./keys/pair.ts";

let now: Unlocked | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back whenever the identity was unlocked or forgotten on this page. */
export function onUnlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The unlocked identity of the signed-in member; null if it is locked or missing. */
export async function unlockedIdentity(): Promise<Unlocked | null> {
  const me = currentMember();
  if (!me) return null;
  if (now?.memberId !== me.id) now = await readStoredIdentity(me.id);
  return now;
}

/** Takes an identity into use on this device, until its member signs out. */
export async function takeUnlocked(identity: Unlocked): Promise<void> {
  now = identity;
  await storeIdentity(identity);
  tell();
}

/** Forgets it on this device. */
export async function forgetUnlocked(memberId: string): Promise<void> {
  if (now?.memberId === memberId) now = null;
  await dropIdentity(memberId);
  tell();
}
