/** The time zone of this device, by its IANA name. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone the browser knows, and the one in force if it does not. */
export function zoneOptions(current: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), current, deviceZone()]);
  return [...names].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
