import * as Y from "yjs";

/** One of a list, or what it is otherwise. */
export const oneOf =
  <T extends string | number>(options: readonly T[], otherwise: T) =>
  (value: unknown): T =>
    options.find((one) => one === value) ?? otherwise;

/** A number within a range; what is none becomes `otherwise`. */
export const numberIn = (value: unknown, min: number, max: number, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : otherwise;

/** A text cut to `max` characters; empty for any other value. */
export const textOf = (value: unknown, max: number): string => {
  if (typeof value === "string") return value.slice(0, max);
  if (value instanceof Y.Text) return value.toString().slice(0, max);
  return "";
};

const ID = /^[\w-]{1,80}$/;
/** Whether this may name a slide, an object, a group or a picture. */
export const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
/** A name that this may be; null for anything else. */
export const idOf = (value: unknown): string | null => (isId(value) ? value : null);

/** Anything with named values: a shared map, or a plain object from the clipboard. */
export type Values = (name: string) => unknown;
