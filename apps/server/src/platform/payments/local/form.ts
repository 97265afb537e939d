/** What Stripe's form encoding holds: texts, lists and records of them. */
export type Form = { [key: string]: string | Form | undefined };

const DEPTH_MAX = 6;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** `a[b][0][c]=1` as { a: { b: { 0: { c: "1" } } } }; what reads the same backwards stays out. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== "");
    if (path.length === 0 || path.length > DEPTH_MAX || path.some((part) => FORBIDDEN.has(part))) continue;
    let at = form;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const record: Form = typeof next === "object" ? next : {};
      at[part] = record;
      at = record;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return form;
}

/** A record at this key; an empty one if there is none. */
export const recordAt = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === "object" ? value : {};
};
/** A text at this key; empty if there is none. */
export const textAt = (form: Form, key: string): string => {
  const value = form[key];
  return typeof value === "string" ? value : "";
};
/** The texts of a record: metadata. */
export const textsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
