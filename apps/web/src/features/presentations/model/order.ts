/** Keys that are in order as plain texts, with room for another between any two of them. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = DIGITS.length;
/** The longest key that is read; a longer one is invalid. */
const KEY_MAX = 200;

/** Whether this is a key: digits, the last of them not the lowest, so that something fits before it. */
export const isKey = (value: unknown): value is string =>
  typeof value === "string" && value.length <= KEY_MAX && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(value);

/** A key after one and before another; null is the beginning and the end. */
export function keyBetween(after: string | null, before: string | null): string {
  const low = after ?? "";
  // Two objects at the same place are ordered by their ids; what is put between them comes after both.
  const high = before !== null && before > low ? before : null;
  let made = "";
  let bounded = high !== null;
  for (let at = 0; ; at += 1) {
    const from = at < low.length ? DIGITS.indexOf(low.charAt(at)) : 0;
    const to = bounded && high !== null && at < high.length ? DIGITS.indexOf(high.charAt(at)) : BASE;
    // At the open end one step is enough: who adds at the end again and again gets short keys.
    const step = high === null && at < low.length ? 1 : Math.ceil((to - from) / 2);
    if (to - from > 1) return made + DIGITS.charAt(from + step);
    made += DIGITS.charAt(from);
    // Once below the upper key, anything that follows stays below it.
    if (to > from) bounded = false;
  }
}

/** A number of keys in order between two. */
export function keysBetween(after: string | null, before: string | null, count: number): string[] {
  if (count === 0) return [];
  if (count === 1) return [keyBetween(after, before)];
  const middle = keyBetween(after, before);
  const half = Math.floor((count - 1) / 2);
  return [...keysBetween(after, middle, half), middle, ...keysBetween(middle, before, count - 1 - half)];
}

/** Sorts by key, and what has the same by id, so that everybody sees one order. */
export const byOrder = (a: Ordered, b: Ordered): number => {
  if (a.order < b.order) return -1;
  if (a.order > b.order) return 1;
  if (a.id < b.id) return -1;
  return 1;
};
/** What has a place among others. */
export type Ordered = { readonly id: string; readonly order: string };
