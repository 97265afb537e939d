import pg from "pg";

// Counts and bigserial stay below 2^53: read bigint as number.
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const LISTS = new Set([/* text */ 1009, /* uuid */ 2951, /* varchar */ 1015]);

const parserOf = (oid: number): ((text: string) => unknown) => pg.types.getTypeParser(oid, "text"); // any oid has one
const anyTime = parserOf(TIMESTAMPTZ);

const two = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/** `2026-11-22 05:00:00.12+00`; what has another form or time zone is left to pg. */
function readTime(text: string): unknown {
  const { length } = text;
  if (length < 22 || length > 29 || text[4] !== "-" || text[10] !== " " || !text.endsWith("+00"))
    return anyTime(text);
  let ms = 0;
  // Digits behind the third are below a millisecond.
  for (let at = 20, worth = 100; at < length - 3 && worth >= 1; at++, worth /= 10)
    ms += (text.charCodeAt(at) - 48) * worth;
  const year = two(text, 0) * 100 + two(text, 2);
  // Date.UTC takes years below 100 for those of the last century.
  if (year < 100) return anyTime(text);
  return new Date(
    Date.UTC(
      year,
      two(text, 5) - 1,
      two(text, 8),
      two(text, 11),
      two(text, 14),
      two(text, 17),
      Math.round(ms),
    ),
  );
}

/** `{}` and lists without quotes, such as those of ids; all others are left to pg. */
const listReader = (oid: number) => {
  const anyList = parserOf(oid);
  return (text: string): unknown => {
    if (text === "{}") return [];
    if (/["\\{]|NULL/i.test(text.slice(1))) return anyList(text);
    return text.slice(1, -1).split(",");
  };
};
const lists = new Map([...LISTS].map((oid) => [oid, listReader(oid)]));

/**
 * How columns are read: as pg does, but bigint as number; and times and lists of ids, of which many are read, without
 * pg's regular expressions.
 */
export const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (format === "binary") return pg.types.getTypeParser(oid, format);
    if (oid === INT8) return Number;
    return oid === TIMESTAMPTZ ? readTime : (lists.get(oid) ?? parserOf(oid));
  },
} as pg.CustomTypesConfig; // pg's overloads do not admit one function for both formats
