import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/** Keeps a small text on this device (or only in this tab); null forgets it. */
export function keep(name: DeviceName, value: string | null, where: "device" | "session" = "device"): void {
  try {
    const storage = where === "device" ? localStorage : sessionStorage;
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, value);
  } catch {
    // Storage may be forbidden; nothing here decides about access.
  }
}

/** A text kept on this device (or only in this tab), or null. */
export function recall(name: DeviceName, where: "device" | "session" = "device"): string | null {
  try {
    return (where === "device" ? localStorage : sessionStorage).getItem(name);
  } catch {
    return null; // storage is forbidden: nothing was kept
  }
}

/** Drafts with a business's figures, by what their names begin with before the member's id. */
const DRAFTS_UNTIL_SIGN_OUT: readonly DeviceName[] = ["businessplans.draft."];

/** Takes a member's drafts off this device, as far as they do not outlive a sign-out. */
export function forgetDrafts(memberId: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (DRAFTS_UNTIL_SIGN_OUT.some((draft) => name.startsWith(draft + memberId)))
        localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
