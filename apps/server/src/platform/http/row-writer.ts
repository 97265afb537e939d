import { z } from "zod";

/**
 * How a column's text becomes JSON. `json`: it is JSON already (`to_json`, `json_agg`); `number`: it is one; `plain`: text
 * that needs no escaping, such as ids and words of our own; `file`: a storage key, as the address of a file.
 */
type Kind = "json" | "number" | "flag" | "plain" | "time" | "file";
/** Where a field comes from: a column (`empty` is said for NULL), a constant, or several that are null together with a column. */
export type Source =
  | { column: string; kind: Kind; empty?: string }
  | { always: string }
  | { unless: string; of: Sources };
/** The sources of an object's fields, by their names. */
export type Sources = { readonly [field: string]: Source };

const LITERAL = 0;
const UNLESS = 1;
const CELL = 2;
type Step = {
  code: typeof LITERAL | typeof UNLESS | typeof CELL;
  /** LITERAL: what is written; CELL: what is written for NULL. */
  bytes: Uint8Array;
  column: number;
  /** UNLESS: where to go on if the column is NULL. */
  jump: number;
  kind: Kind;
};

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const NULL = bytesOf("null");
const TRUE = bytesOf("true");
const FALSE = bytesOf("false");
const FILES = bytesOf('"/api/files/');
const [QUOTE, DOT, PLUS, CAPITAL_T, CAPITAL_Z, SMALL_T, ZERO] = [34, 46, 43, 84, 90, 116, 48] as const;
/** A time as JSON, and more. */
const TIME_ROOM = 32;
/** Below this many bytes a loop is quicker than a native copy. */
const SHORT = 60;

/**
 * Writes rows of a statement as JSON, straight from the bytes that PostgreSQL sent. It is made of the contract's schema: a
 * declared field without a source, or a source that is not declared, does not start. Texts are not checked against the
 * schema again; a test compares what comes out with what the schema makes of the same rows.
 */
export class RowWriter {
  private readonly steps: Step[] = [];
  private readonly columns: readonly string[];
  private readonly starts: Int32Array;
  private readonly lengths: Int32Array;
  /** Bytes of a row apart from what its columns say, at most. */
  private readonly fixed: number;
  /** How often a column is written, at most. */
  private readonly uses: number;

  constructor(schema: z.ZodType, columns: readonly string[], sources: Sources) {
    this.columns = columns;
    this.starts = new Int32Array(columns.length);
    this.lengths = new Int32Array(columns.length);
    this.object(schema, sources, "");
    const cells = this.steps.filter(({ code }) => code === CELL);
    this.fixed = this.steps.reduce((sum, { bytes }) => sum + bytes.length + FILES.length + TIME_ROOM, 0);
    this.uses = Math.max(1, ...columns.map((_, n) => cells.filter(({ column }) => column === n).length));
  }

  /** Writes the row at `from` of `bytes` into `out`, and answers where it ends. `out` needs `roomFor` the row. */
  write(bytes: Buffer, from: number, out: Buffer, at: number): number {
    const { starts, lengths, steps } = this;
    let offset = from + 2;
    for (let n = 0; n < starts.length; n++) {
      const length = bytes.readInt32BE(offset);
      offset += 4;
      starts[n] = offset;
      lengths[n] = length;
      if (length > 0) offset += length;
    }
    let end = at;
    for (let n = 0; n < steps.length; n++) {
      const step = steps[n] as Step; // within bounds
      if (step.code === LITERAL) end = put(out, end, step.bytes);
      else {
        const length = lengths[step.column] as number; // a column of ours
        if (step.code === CELL)
          end =
            length < 0
              ? put(out, end, step.bytes)
              : writeCell(step.kind, bytes, starts[step.column] as number, length, out, end);
        else if (length < 0) {
          end = put(out, end, NULL);
          n = step.jump - 1;
        }
      }
    }
    return end;
  }

  /** How many bytes a row may come to, at most. */
  roomFor(bytes: Buffer, from: number): number {
    return this.fixed + bytes.readInt32BE(from - 4) * this.uses;
  }

  private object(schema: z.ZodType, sources: Sources, path: string): void {
    let inner = schema;
    while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional)
      inner = inner.unwrap() as z.ZodType; // zod's core type
    if (!(inner instanceof z.ZodObject)) throw new Error(`${path || "the row"} is no object in the contract`);
    const declared = Object.entries<z.ZodType>(inner.shape);
    for (const field of Object.keys(sources))
      if (!Object.hasOwn(inner.shape, field))
        throw new Error(`the contract does not declare ${path}${field}`);
    for (const [n, [field, type]] of declared.entries()) {
      const source = sources[field];
      if (!source) throw new Error(`nothing is written for ${path}${field}`);
      this.literal(`${n === 0 ? "{" : ","}${JSON.stringify(field)}:`);
      this.field(source, type, `${path}${field}`);
    }
    this.literal("}");
  }

  private field(source: Source, type: z.ZodType, path: string): void {
    if ("always" in source) {
      type.parse(JSON.parse(source.always));
      this.literal(source.always);
    } else if ("unless" in source) {
      const step = this.step(UNLESS, this.indexOf(source.unless));
      this.object(type, source.of, `${path}.`);
      step.jump = this.steps.length;
    } else {
      if (source.empty !== undefined) type.parse(JSON.parse(source.empty));
      const step = this.step(CELL, this.indexOf(source.column));
      step.kind = source.kind;
      step.bytes = bytesOf(source.empty ?? "null");
    }
  }

  private literal(text: string): void {
    const last = this.steps.at(-1);
    // What follows a conditional part stands for itself: that part leads behind it.
    const isTarget = this.steps.some(({ jump }) => jump === this.steps.length);
    if (last?.code === LITERAL && !isTarget) last.bytes = bytesOf(Buffer.from(last.bytes).toString() + text);
    else this.step(LITERAL, 0).bytes = bytesOf(text);
  }

  private step(code: Step["code"], column: number): Step {
    const step: Step = { code, bytes: NULL, column, jump: -1, kind: "json" };
    this.steps.push(step);
    return step;
  }

  private indexOf(column: string): number {
    const found = this.columns.indexOf(column);
    if (found < 0) throw new Error(`the statement has no column ${column}`);
    return found;
  }
}

function put(out: Buffer, at: number, bytes: Uint8Array): number {
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

function writeCell(
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
