import { lazy } from "react";

/** What other features may use of members' keys. Light: the settings draw with it. */
export { NotUnlocked, needIdentity } from "./ask.ts";
export { pin, pinned, pinSign, signPinned } from "./kept/device.ts";
export type { Unlocked } from "./keys/pair.ts";
export { safetyNumber, unwrap, wrapFor } from "./keys/wrap.ts";
export { onUnlocked, unlockedIdentity } from "./unlocked.ts";

/** Asks for the passphrase in the place of what it opens: to unlock it, or to set the first one up. */
export const IdentityDoor = lazy(async () => ({
  default: (await import("./screens/identity-door.tsx")).IdentityDoor,
}));
/** The passphrase among the settings. */
export const IdentitySection = lazy(async () => ({
  default: (await import("./screens/identity-section.tsx")).IdentitySection,
}));
