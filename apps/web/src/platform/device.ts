/** Keeps a small text on this device; null forgets it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; nothing here decides about access.
  }
}

/** A text kept on this device (or only in this tab), or null. */
export function recall(name: string, where: "device" | "session" = "device"): string | null {
  try {
    return (where === "device" ? localStorage : sessionStorage).getItem(name);
  } catch {
    return null; // storage is forbidden: nothing was kept
  }
}
