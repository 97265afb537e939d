import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/** Keeps a small text on this device (or only in this tab); null forgets it. */
export function storeItem(
  name: DeviceName,
  value: string | null,
  where: "device" | "session" = "device",
): void {
  try {
    const storage = where === "device" ? localStorage : sessionStorage;
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, value);
  } catch {
    // Storage may be forbidden; nothing here decides about access.
  }
}

/** A text kept on this device (or only in this tab), or null. */
export function readItem(name: DeviceName, where: "device" | "session" = "device"): string | null {
  try {
    return (where === "device" ? localStorage : sessionStorage).getItem(name);
  } catch {
    return null; // storage is forbidden: nothing was kept
  }
}
