/** The moment at which a day (2026-11-22) is over in this browser's time zone; null for none. */
export function endOf(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The day of a moment in this browser's time zone, as a field for dates takes it. */
export function dayOf(moment: string | null): string {
  if (moment === null) return "";
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
