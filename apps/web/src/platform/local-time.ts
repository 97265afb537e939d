/** The day (2026-11-22) of a moment by the device's calendar. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** What a field for dates holds, as a day; null for none. */
export const dayIn = (field: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(field) ? field : null);

/** Whether a day is over here. A day is the same day everywhere, but it does not end at the same moment. */
export const isOver = (day: string, now = new Date()): boolean => day < localDay(now);

/** The time zone of this device, by its IANA name: members who travel read times where they are. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** Every zone the browser knows, and the one in force if it does not. */
export function zoneOptions(current: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), current, deviceZone()]);
  return [...names].sort().map((value) => ({ value, label: zoneName(value) }));
}
