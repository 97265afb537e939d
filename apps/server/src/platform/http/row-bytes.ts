/**
 * How a column's text becomes JSON. `json`: it is JSON already (`json_agg`); `number`: it is one; `text`: what people wrote;
 * `plain`: text that needs no escaping, such as ids and words of our own; `words`: a list (`uuid[]`, `text[]`) of such; `file`: a storage
 * key, as the address of a file.
 */
export type Kind = "json" | "number" | "flag" | "text" | "plain" | "words" | "time" | "file";
/** A text as bytes. */
export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
/** What is written for NULL. */
export const NULL = bytesOf("null");
const TRUE = bytesOf("true");
const FALSE = bytesOf("false");
/** How the address of a file begins. */
export const FILES = bytesOf('"/api/files/');
const QUOTE = 34;
const COMMA = 44;
const DOT = 46;
const PLUS = 43;
const CAPITAL_T = 84;
const CAPITAL_Z = 90;
const SMALL_T = 116;
const ZERO = 48;
const BRACKET_OPEN = 91;
const BRACKET_CLOSE = 93;
/** What a character that JSON escapes becomes; the others are itself. */
const ESCAPED: readonly (Uint8Array | null)[] = Array.from({ length: 256 }, (_, code) => {
  const text = code < 128 ? JSON.stringify(String.fromCharCode(code)).slice(1, -1) : "";
  return text.length > 1 ? bytesOf(text) : null;
});
/** Which have something there: a byte is quicker looked up than an object. */
const IS_ESCAPED = Uint8Array.from(ESCAPED, (instead) => (instead ? 1 : 0));
/** Below this many bytes a loop is quicker than a native copy. */
const SHORT = 20;

/** Puts bytes of ours where the row is written, and answers where they end. */
export function put(out: Buffer, at: number, bytes: Uint8Array): number {
  const { length } = bytes;
  if (length > SHORT) out.set(bytes, at);
  else for (let n = 0; n < length; n++) out[at + n] = bytes[n] as number; // within bounds
  return at + length;
}

function copy(bytes: Buffer, start: number, length: number, out: Buffer, at: number): number {
  if (length > SHORT) bytes.copy(out, at, start, start + length);
  else for (let n = 0; n < length; n++) out[at + n] = bytes[start + n] as number; // within bounds
  return at + length;
}

function quoted(bytes: Buffer, start: number, length: number, out: Buffer, at: number): number {
  out[at] = QUOTE;
  const end = copy(bytes, start, length, out, at + 1);
  out[end] = QUOTE;
  return end + 1;
}

/** Text of people's own, escaped as JSON.stringify does. */
function escaped(bytes: Buffer, start: number, length: number, out: Buffer, at: number): number {
  let end = at;
  out[end++] = QUOTE;
  const last = start + length;
  let copiedTo = start;
  for (let n = start; n < last; n++) {
    const code = bytes[n] as number; // within bounds
    if (IS_ESCAPED[code] === 0) continue;
    end = copy(bytes, copiedTo, n - copiedTo, out, end);
    end = put(out, end, ESCAPED[code] ?? NULL);
    copiedTo = n + 1;
  }
  end = copy(bytes, copiedTo, last - copiedTo, out, end);
  out[end] = QUOTE;
  return end + 1;
}

/** `{a,b}` as `["a","b"]`; the elements need neither quotes nor escapes. */
function list(bytes: Buffer, start: number, length: number, out: Buffer, at: number): number {
  let end = at;
  const last = start + length - 1;
  const isEmpty = length <= 2;
  out[end++] = BRACKET_OPEN;
  if (!isEmpty) out[end++] = QUOTE;
  for (let n = start + 1; n < last; n++) {
    const code = bytes[n] as number; // within bounds
    if (code !== COMMA) out[end++] = code;
    else {
      out[end++] = QUOTE;
      out[end++] = COMMA;
      out[end++] = QUOTE;
    }
  }
  if (!isEmpty) out[end++] = QUOTE;
  out[end] = BRACKET_CLOSE;
  return end + 1;
}

/** Writes a column's text as JSON, and answers where it ends. */
export function writeCell(
  kind: Kind,
  bytes: Buffer,
  start: number,
  length: number,
  out: Buffer,
  at: number,
): number {
  switch (kind) {
    case "flag":
      return put(out, at, bytes[start] === SMALL_T ? TRUE : FALSE);
    case "plain":
      return quoted(bytes, start, length, out, at);
    case "file": {
      const end = copy(bytes, start, length, out, put(out, at, FILES));
      out[end] = QUOTE;
      return end + 1;
    }
    case "text":
      return escaped(bytes, start, length, out, at);
    case "words":
      return list(bytes, start, length, out, at);
    case "time":
      return writeTime(bytes, start, length, out, at);
    default:
      return copy(bytes, start, length, out, at);
  }
}

/** "2026-11-22 05:00:00" */
const UP_TO_SECONDS = 19;
/** `2026-11-22 05:00:00.12+00` as `"2026-11-22T05:00:00.120Z"`; what has another time zone or form goes through Date. */
function writeTime(bytes: Buffer, start: number, length: number, out: Buffer, at: number): number {
  const last = start + length;
  const isUtc = bytes[last - 3] === PLUS && bytes[last - 2] === ZERO && bytes[last - 1] === ZERO;
  const digits = bytes[start + UP_TO_SECONDS] === DOT ? length - UP_TO_SECONDS - 4 : 0;
  if (!isUtc || bytes[start + 10] !== 32) {
    const text = JSON.stringify(new Date(bytes.toString("latin1", start, last)));
    return at + out.write(text, at);
  }
  out[at] = QUOTE;
  copy(bytes, start, UP_TO_SECONDS, out, at + 1);
  out[at + 11] = CAPITAL_T;
  out[at + 20] = DOT;
  for (let n = 0; n < 3; n++) out[at + 21 + n] = n < digits ? (bytes[start + 20 + n] as number) : ZERO;
  out[at + 24] = CAPITAL_Z;
  out[at + 25] = QUOTE;
  return at + 26;
}
