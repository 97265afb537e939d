/** The day (2026-11-22) of a moment by the device's calendar. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** What a field for dates holds, as a day; null for none. */
export const dayIn = (field: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(field) ? field : null);

/** Whether a day is over here. A day is the same day everywhere, but it does not end at the same moment. */
export const isOver = (day: string, now = new Date()): boolean => day < localDay(now);
