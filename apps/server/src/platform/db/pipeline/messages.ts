/** Messages of PostgreSQL's extended protocol, as far as a pipeline sends them. */
const BLOCK = 16 * 1024;
const SYNC = Buffer.from([83, 0, 0, 0, 4]);
/** Execute: the unnamed portal, all of its rows. */
const EXECUTE = Buffer.from([69, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const PARSE = 80;
const BIND = 66;
const DESCRIBE = 68;
const STATEMENT = 83;

/** A value as PostgreSQL reads it from text; null is NULL. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map(elementOf).join(",")}}`;
  // As pg does: an object is JSON.
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function elementOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value) ?? "NULL";
  const text = textOf(value);
  return text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Collects messages for one write to the server. */
export class Messages {
  #out = Buffer.allocUnsafe(BLOCK);
  #used = 0;

  /** Prepares a statement under a name, and asks what its rows look like. */
  prepare(name: string, text: string): void {
    this.#reserve((name.length * 2 + text.length) * 3 + 32);
    const parse = this.#begin(PARSE);
    this.#string(name);
    this.#string(text);
    this.#used = this.#out.writeInt16BE(0, this.#used);
    this.#close(parse);
    const describe = this.#begin(DESCRIBE);
    this.#out[this.#used++] = STATEMENT;
    this.#string(name);
    this.#close(describe);
  }

  /** Runs a prepared statement with its values, as a transaction of its own. */
  run(name: string, values: readonly (string | null)[]): void {
    let room = name.length + 64;
    for (const value of values) room += 4 + (value === null ? 0 : value.length * 3);
    this.#reserve(room);
    const bind = this.#begin(BIND);
    this.#out[this.#used++] = 0;
    this.#string(name);
    this.#used = this.#out.writeInt16BE(0, this.#used);
    this.#used = this.#out.writeInt16BE(values.length, this.#used);
    for (const value of values) {
      const length = value === null ? -1 : this.#out.write(value, this.#used + 4);
      this.#out.writeInt32BE(length, this.#used);
      this.#used += 4 + Math.max(0, length);
    }
    this.#used = this.#out.writeInt16BE(0, this.#used);
    this.#close(bind);
    this.#used += EXECUTE.copy(this.#out, this.#used);
    this.#used += SYNC.copy(this.#out, this.#used);
  }

  /** Returns the collected bytes and starts over. */
  take(): Buffer {
    const bytes = this.#out.subarray(0, this.#used);
    this.#out = this.#out.subarray(this.#used);
    this.#used = 0;
    return bytes;
  }

  #reserve(bytes: number): void {
    if (this.#used + bytes <= this.#out.length) return;
    const bigger = Buffer.allocUnsafe(Math.max(BLOCK, (this.#used + bytes) * 2));
    this.#out.copy(bigger, 0, 0, this.#used);
    this.#out = bigger;
  }

  #begin(code: number): number {
    this.#out[this.#used] = code;
    this.#used += 5;
    return this.#used - 4;
  }

  #close(at: number): void {
    this.#out.writeInt32BE(this.#used - at, at);
  }

  #string(text: string): void {
    this.#used += this.#out.write(text, this.#used);
    this.#out[this.#used++] = 0;
  }
}
