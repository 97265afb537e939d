import { z } from "zod";
import { bytesOf, CellWriter, FILES, type Kind, NULL } from "#platform/http/row-bytes.ts";
import { serializerOf } from "#platform/http/serializer.ts";

/**
 * The source of a field: a column (`empty` is written for NULL), a constant, an object of several (null if the column `unless` is
 * NULL), or a parsed JSON column (`read` gets null for NULL): consecutive fields with the same source are written from the result
 * of one `read`, by the contract's schema. `supplied`: a value that the caller supplies per row (see `serializeSupplied`); one field.
 */
export type Source<Column extends string = string> =
  | { column: Column; kind: Kind; empty?: string }
  | { always: string }
  | { unless?: Column; of: Sources<Column> }
  | { supplied: true }
  | Parsed<Column>;
type Parsed<Column extends string> = { json: Column; read: (value: unknown) => object };
/** The sources of an object's fields, by their names. */
export type Sources<Column extends string = string> = { readonly [field: string]: Source<Column> };

/** A row as PostgreSQL sent it, at `from` of `bytes`, and its supplied field (see `serializeSupplied`). */
export type Row = { bytes: Buffer; from: number; supplied?: string | undefined };

const LITERAL = 0;
const UNLESS = 1;
const CELL = 2;
const PARSED = 3;
const SUPPLIED = 4;
type Step = {
  code: typeof LITERAL | typeof UNLESS | typeof CELL | typeof PARSED | typeof SUPPLIED;
  /** LITERAL: what is written; CELL: what is written for NULL. */
  bytes: Uint8Array;
  column: number;
  /** UNLESS: where to go on if the column is NULL. */
  jump: number;
  kind: Kind;
  /** PARSED: makes the fields of the column's JSON, or of null. */
  fields: (value: unknown) => string;
};

/** Bytes of a character of a string, at most. */
const UTF8_MAX_BYTES = 3;
/** A control character becomes six. */
const ESCAPED_MAX_BYTES = 6;
/** A field of JSON that is looked into: its marks, and a null or a boolean. */
const PARSED_FIELD_MARGIN = 16;
/** A time as JSON, and more. */
const TIME_MARGIN = 32;

/**
 * Writes rows of a statement as JSON, straight from the bytes that PostgreSQL sent. It is made of the contract's schema: a
 * declared field without a source, or a source that is not declared, does not start. Texts are not checked against the
 * schema again; a test compares what comes out with what the schema makes of the same rows.
 */
export class JsonRowSerializer<Column extends string = string> {
  readonly #steps: Step[] = [];
  readonly #columns: readonly Column[];
  readonly #starts: Int32Array;
  readonly #lengths: Int32Array;
  /** Bytes of a row apart from what its columns say, at most. */
  readonly #fixed: number;
  /** How many bytes a byte of a column becomes, at most. */
  readonly #growth: number;
  /** Serializes the supplied field by the contract's schema. */
  #serializeSupplied: ((value: unknown) => string) | null = null;

  constructor(schema: z.ZodType, columns: readonly Column[], sources: Sources<Column>) {
    this.#columns = columns;
    this.#starts = new Int32Array(columns.length);
    this.#lengths = new Int32Array(columns.length);
    this.#object(schema, sources, "");
    const cells = this.#steps.filter(({ code }) => code === CELL || code === PARSED);
    this.#fixed = this.#steps.reduce((sum, { bytes }) => sum + bytes.length + FILES.length + TIME_MARGIN, 0);
    const growthOf = ({ kind }: Step) => {
      if (kind === "text") return ESCAPED_MAX_BYTES;
      if (kind === "words") return 3;
      return 1;
    };
    this.#growth = Math.max(
      1,
      ...columns.map((_, n) =>
        cells.reduce((sum, cell) => (cell.column === n ? sum + growthOf(cell) : sum), 0),
      ),
    );
  }

  /** The supplied field of a row, as JSON. */
  serializeSupplied(value: unknown): string {
    if (!this.#serializeSupplied) throw new Error("these rows have no supplied field");
    return this.#serializeSupplied(value);
  }

  /** Writes a row into `out`, which needs `maxBytesOf` it, and answers where it ends. */
  write({ bytes, from, supplied = "null" }: Row, out: Buffer, at: number): number {
    const starts = this.#starts;
    const lengths = this.#lengths;
    const steps = this.#steps;
    let offset = from + 2;
    for (let n = 0; n < starts.length; n++) {
      const length = bytes.readInt32BE(offset);
      offset += 4;
      starts[n] = offset;
      lengths[n] = length;
      if (length > 0) offset += length;
    }
    const cells = new CellWriter(bytes, out, at);
    for (let n = 0; n < steps.length; n++) {
      const step = steps[n] as Step; // within bounds
      if (step.code === LITERAL) cells.put(step.bytes);
      else if (step.code === SUPPLIED) cells.putText(supplied);
      else {
        const start = starts[step.column] as number; // a column of ours
        const length = lengths[step.column] as number; // as above
        if (step.code === CELL) {
          if (length < 0) cells.put(step.bytes);
          else cells.putCell(step.kind, start, length);
        } else if (step.code === PARSED) {
          const value = length < 0 ? null : JSON.parse(bytes.toString("utf8", start, start + length));
          cells.putText(step.fields(value));
        } else if (length < 0) {
          cells.put(NULL);
          n = step.jump - 1;
        }
      }
    }
    return cells.end;
  }

  /** How many bytes a row may come to, at most. */
  maxBytesOf({ bytes, from, supplied = "null" }: Row): number {
    return this.#fixed + bytes.readInt32BE(from - 4) * this.#growth + supplied.length * UTF8_MAX_BYTES;
  }

  /** The text of a column of a row; null for NULL. */
  readText(name: Column, bytes: Buffer, from: number): string | null {
    let at = from + 2;
    for (const one of this.#columns) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (one === name) return length < 0 ? null : bytes.toString("utf8", at, at + length);
      at += Math.max(0, length);
    }
    return null;
  }

  #object(schema: z.ZodType, sources: Sources<Column>, path: string): void {
    let inner = schema;
    while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional)
      inner = inner.unwrap() as z.ZodType; // zod's core type
    if (!(inner instanceof z.ZodObject)) throw new Error(`${path || "the row"} is no object in the contract`);
    const shape = inner.shape as Record<string, z.ZodType>; // zod's core type
    const declared = Object.keys(shape);
    for (const field of Object.keys(sources))
      if (!Object.hasOwn(shape, field)) throw new Error(`the contract does not declare ${path}${field}`);
    for (let n = 0; n < declared.length; n++) {
      const field = declared[n] as string; // within bounds
      const source = sources[field];
      if (!source) throw new Error(`nothing is written for ${path}${field}`);
      this.#literal(n === 0 ? "{" : ",");
      if ("json" in source) {
        const behind = declared.findIndex((other, at) => at > n && sources[other] !== source);
        const end = behind < 0 ? declared.length : behind;
        const names = declared.slice(n, end);
        this.#parsed(source, Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType]))); // declared
        n = end - 1;
      } else {
        this.#literal(`${JSON.stringify(field)}:`);
        this.#field(source, shape[field] as z.ZodType, `${path}${field}`); // declared
      }
    }
    this.#literal("}");
  }

  #parsed({ json, read }: Parsed<Column>, shape: Record<string, z.ZodType>): void {
    const write = serializerOf(z.object(shape));
    const step = this.#step(PARSED, this.#indexOf(json));
    step.fields = (value) => write(read(value)).slice(1, -1);
    // Its length is the room for the fields' names; what they say is part of the column.
    step.bytes = new Uint8Array(
      Object.keys(shape).reduce((sum, name) => sum + name.length + PARSED_FIELD_MARGIN, 0),
    );
  }

  #field(source: Exclude<Source<Column>, Parsed<Column>>, type: z.ZodType, path: string): void {
    if ("supplied" in source) {
      if (this.#serializeSupplied) throw new Error(`a row has one supplied field, but ${path} is a second`);
      this.#serializeSupplied = serializerOf(type);
      this.#step(SUPPLIED, 0);
    } else if ("always" in source) {
      type.parse(JSON.parse(source.always));
      this.#literal(source.always);
    } else if ("of" in source) {
      const step = source.unless === undefined ? null : this.#step(UNLESS, this.#indexOf(source.unless));
      this.#object(type, source.of, `${path}.`);
      if (step) step.jump = this.#steps.length;
    } else {
      if (source.empty !== undefined) type.parse(JSON.parse(source.empty));
      const step = this.#step(CELL, this.#indexOf(source.column));
      step.kind = source.kind;
      step.bytes = bytesOf(source.empty ?? "null");
    }
  }

  #literal(text: string): void {
    const last = this.#steps.at(-1);
    // What follows a conditional part stands for itself: that part leads behind it.
    const isTarget = this.#steps.some(({ jump }) => jump === this.#steps.length);
    if (last?.code === LITERAL && !isTarget) last.bytes = bytesOf(Buffer.from(last.bytes).toString() + text);
    else this.#step(LITERAL, 0).bytes = bytesOf(text);
  }

  #step(code: Step["code"], column: number): Step {
    const step: Step = { code, bytes: NULL, column, jump: -1, kind: "json", fields: String };
    this.#steps.push(step);
    return step;
  }

  #indexOf(column: Column): number {
    const found = this.#columns.indexOf(column);
    if (found < 0) throw new Error(`the statement has no column ${column}`);
    return found;
  }
}
