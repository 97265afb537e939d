import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import type { JsonRowSerializer } from "#platform/http/json-row-serializer.ts";

/**
 * An answer that is JSON already, in a contract's words. Only what writes by the contract's schema makes one: `T` is the
 * output it stands for.
 */
export class SerializedJson<T> {
  readonly bytes: Buffer;
  /** Only here for its type. */
  declare readonly as: T;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const COMMA = 44;
const HEAD = Buffer.from('{"items":[');
/** What may stand behind the rows: a cursor, at most. */
const TAIL_MAX_BYTES = 200;
const BUFFER_BYTES = 64 * 1024;

/**
 * Where rows are written before they are copied out at their true length: memory that is used again and again, by one page
 * at a time. Rows of several connections come in turns, so each open page has its own.
 */
const freeBuffers: Buffer[] = [];

/** How a page is written: the serializer of its rows, their maximum number, and the cursor of the next page. */
export type PageOptions<Column extends string> = {
  serializer: JsonRowSerializer<Column>;
  limit: number;
  /** `of` reads a column of the last row that is shown. Without, it is a list that has no next page. */
  cursor?: (of: (column: Column) => string | null) => string;
  /** Where the next page begins, where that is known before the rows; null at the end. It takes the place of `cursor`. */
  next?: string | null;
  /** What stands before the rows; `{"items":[` without. */
  head?: Buffer;
  /** The supplied field of each row, where the serializer declares one. */
  supplied?: (of: (column: Column) => string | null) => unknown;
};

/** Takes rows and writes them as a page of the contract, the first `limit` of them: one more tells that there are more. */
export class JsonPage<Column extends string> implements TakeRows {
  protected readonly options: PageOptions<Column>;
  #buffer: Buffer | null = null;
  #page: Buffer = HEAD;
  /** Where the rows end in what was written. */
  protected length = 0;
  #count = 0;
  #cursor: string | null = null;

  constructor(options: PageOptions<Column>) {
    this.options = options;
  }

  begin(): void {
    this.#buffer ??= freeBuffers.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
    this.length = this.#head.copy(this.#buffer);
    this.#count = 0;
    this.#cursor = null;
  }

  row(bytes: Buffer, from: number): void {
    const { serializer, limit, cursor, supplied } = this.options;
    this.#count += 1;
    if (this.#count > limit) return;
    const of = (column: Column) => serializer.readText(column, bytes, from);
    const row = { bytes, from, supplied: supplied && serializer.serializeSupplied(supplied(of)) };
    const buffer = this.#reserve(serializer.maxBytesOf(row) + TAIL_MAX_BYTES);
    if (this.#count > 1) buffer[this.length++] = COMMA;
    if (!this.skipsRow(bytes, from)) this.length = serializer.write(row, buffer, this.length);
    if (this.#count === limit && cursor) this.#cursor = cursor(of);
  }

  end(): void {
    const { cursor, next = this.isCut ? this.#cursor : null } = this.options;
    const hasNext = cursor !== undefined || this.options.next !== undefined;
    const end = hasNext ? `],"next_cursor":${JSON.stringify(next)}}` : "]}";
    const buffer = this.#reserve(end.length);
    const tail = buffer.write(end, this.length, "latin1");
    this.#page = Buffer.from(buffer.subarray(0, this.length + tail));
    this.#buffer = null;
    freeBuffers.push(buffer);
  }

  /** Whether there was no row. */
  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Whether there were more rows than the page shows. */
  get isCut(): boolean {
    return this.#count > this.options.limit;
  }

  /** The page: the rows, and where the next one begins. */
  get page(): Buffer {
    return this.#page;
  }

  /** The only row. */
  get only(): Buffer {
    return this.#page.subarray(this.#head.length, this.length);
  }

  get #head(): Buffer {
    return this.options.head ?? HEAD;
  }

  /** Whether a row is skipped; each row is asked for once, in their order. */
  protected skipsRow(_bytes: Buffer, _from: number): boolean {
    return false;
  }

  /** The buffer, with at least this many bytes left. */
  #reserve(bytes: number): Buffer {
    const buffer = this.#buffer ?? Buffer.alloc(0);
    if (this.length + bytes <= buffer.length) return buffer;
    const bigger = Buffer.allocUnsafeSlow((this.length + bytes) * 2);
    buffer.copy(bigger, 0, 0, this.length);
    this.#buffer = bigger;
    return bigger;
  }
}
