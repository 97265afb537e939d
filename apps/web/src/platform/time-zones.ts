/** The time zone of this device, by its IANA name: members who travel read times where they are. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** Every zone the browser knows, and the one in force if it does not. */
export function zoneOptions(current: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), current, deviceZone()]);
  return [...names].sort().map((value) => ({ value, label: zoneName(value) }));
}
