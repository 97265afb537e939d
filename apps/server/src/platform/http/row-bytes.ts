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
/** "2026-11-22 05:00:00" */
const UP_TO_SECONDS = 19;
/** What a character that JSON escapes becomes; the others are itself. */
const ESCAPED: readonly (Uint8Array | null)[] = Array.from({ length: 256 }, (_, code) => {
  const text = code < 128 ? JSON.stringify(String.fromCharCode(code)).slice(1, -1) : "";
  return text.length > 1 ? bytesOf(text) : null;
});
/** Which have something there: a byte is quicker looked up than an object. */
const IS_ESCAPED = Uint8Array.from(ESCAPED, (instead) => (instead ? 1 : 0));
/** Below this many bytes a loop is quicker than a native copy. */
const SHORT = 20;

/** Writes the columns of a row as JSON, one after the other, into a buffer that has room for them. */
export class CellWriter {
  readonly #source: Buffer;
  readonly #out: Buffer;
  #end: number;

  /** `source`: the row as PostgreSQL sent it; `at`: where in `out` it begins. */
  constructor(source: Buffer, out: Buffer, at: number) {
    this.#source = source;
    this.#out = out;
    this.#end = at;
  }

  /** Where the next byte is written. */
  get end(): number {
    return this.#end;
  }

  /** Writes bytes of ours. */
  put(bytes: Uint8Array): void {
    const { length } = bytes;
    const out = this.#out;
    const at = this.#end;
    if (length > SHORT) out.set(bytes, at);
    else for (let n = 0; n < length; n++) out[at + n] = bytes[n] as number; // within bounds
    this.#end = at + length;
  }

  /** Writes JSON that is a string. Throws if there is no room for it. */
  putText(text: string): void {
    if (this.#end + Buffer.byteLength(text) > this.#out.length)
      throw new Error("more was read of JSON than there is in it");
    this.#end += this.#out.write(text, this.#end);
  }

  /** Writes a column's text as JSON. */
  putCell(kind: Kind, start: number, length: number): void {
    switch (kind) {
      case "flag":
        this.put(this.#source[start] === SMALL_T ? TRUE : FALSE);
        break;
      case "plain":
        this.#quoted(start, length);
        break;
      case "file":
        this.put(FILES);
        this.#copy(start, length);
        this.#out[this.#end++] = QUOTE;
        break;
      case "text":
        this.#escaped(start, length);
        break;
      case "words":
        this.#list(start, length);
        break;
      case "time":
        this.#time(start, length);
        break;
      default:
        this.#copy(start, length);
    }
  }

  #copy(start: number, length: number): void {
    const source = this.#source;
    const out = this.#out;
    const at = this.#end;
    if (length > SHORT) source.copy(out, at, start, start + length);
    else for (let n = 0; n < length; n++) out[at + n] = source[start + n] as number; // within bounds
    this.#end = at + length;
  }

  #quoted(start: number, length: number): void {
    this.#out[this.#end++] = QUOTE;
    this.#copy(start, length);
    this.#out[this.#end++] = QUOTE;
  }

  /** Text of people's own, escaped as JSON.stringify does. */
  #escaped(start: number, length: number): void {
    const source = this.#source;
    this.#out[this.#end++] = QUOTE;
    const last = start + length;
    let copiedTo = start;
    for (let n = start; n < last; n++) {
      const code = source[n] as number; // within bounds
      if (IS_ESCAPED[code] === 0) continue;
      this.#copy(copiedTo, n - copiedTo);
      this.put(ESCAPED[code] ?? NULL);
      copiedTo = n + 1;
    }
    this.#copy(copiedTo, last - copiedTo);
    this.#out[this.#end++] = QUOTE;
  }

  /** `{a,b}` as `["a","b"]`; the elements need neither quotes nor escapes. */
  #list(start: number, length: number): void {
    const source = this.#source;
    const out = this.#out;
    let end = this.#end;
    const last = start + length - 1;
    const isEmpty = length <= 2;
    out[end++] = BRACKET_OPEN;
    if (!isEmpty) out[end++] = QUOTE;
    for (let n = start + 1; n < last; n++) {
      const code = source[n] as number; // within bounds
      if (code !== COMMA) out[end++] = code;
      else {
        out[end++] = QUOTE;
        out[end++] = COMMA;
        out[end++] = QUOTE;
      }
    }
    if (!isEmpty) out[end++] = QUOTE;
    out[end++] = BRACKET_CLOSE;
    this.#end = end;
  }

  /** `2026-11-22 05:00:00.12+00` as `"2026-11-22T05:00:00.120Z"`; what has another time zone or form goes through Date. */
  #time(start: number, length: number): void {
    const source = this.#source;
    const out = this.#out;
    const at = this.#end;
    const last = start + length;
    const isUtc = source[last - 3] === PLUS && source[last - 2] === ZERO && source[last - 1] === ZERO;
    const digits = source[start + UP_TO_SECONDS] === DOT ? length - UP_TO_SECONDS - 4 : 0;
    if (!isUtc || source[start + 10] !== 32) {
      const text = JSON.stringify(new Date(source.toString("latin1", start, last)));
      this.#end = at + out.write(text, at);
      return;
    }
    out[this.#end++] = QUOTE;
    this.#copy(start, UP_TO_SECONDS);
    out[at + 11] = CAPITAL_T;
    out[at + 20] = DOT;
    for (let n = 0; n < 3; n++) out[at + 21 + n] = n < digits ? (source[start + 20 + n] as number) : ZERO;
    out[at + 24] = CAPITAL_Z;
    out[at + 25] = QUOTE;
    this.#end = at + 26;
  }
}
