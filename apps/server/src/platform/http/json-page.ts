import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import type { RowWriter } from "#platform/http/row-writer.ts";

const COMMA = 44;
const HEAD = Buffer.from('{"items":[');
/** What may stand behind the rows: a cursor, at most. */
const TAIL_ROOM = 200;
const DESK_BYTES = 64 * 1024;

/**
 * Where rows are written before they are copied out at their true length: memory that is used again and again, by one page
 * at a time. Rows of several connections come in turns, and so each page has its own.
 */
const desks: Buffer[] = [];

/** How a page is written: by which plan, how many rows of those that come, and where the next page begins after a row. */
export type PagePlan<Column extends string> = {
  writer: RowWriter<Column>;
  limit: number;
  /** `of` reads a column of the last row that is shown. Without, it is a list that has no next page. */
  cursor?: (of: (column: Column) => string | null) => string;
  /** Where the next page begins, where that is known before the rows; null at the end. It takes the place of `cursor`. */
  next?: string | null;
  /** What stands before the rows; `{"items":[` without. */
  head?: Buffer;
  /** What is said of each row, where the writer's plan wants it. */
  said?: (of: (column: Column) => string | null) => unknown;
};

/** Takes rows and writes them as a page of the contract, the first `limit` of them: one more tells that there are more. */
export class JsonPage<Column extends string> implements TakeRows {
  protected readonly plan: PagePlan<Column>;
  #desk: Buffer | null = null;
  #written: Buffer = HEAD;
  /** Where the rows end in what was written. */
  protected length = 0;
  #count = 0;
  #cursor: string | null = null;

  constructor(plan: PagePlan<Column>) {
    this.plan = plan;
  }

  begin(): void {
    this.#desk ??= desks.pop() ?? Buffer.allocUnsafeSlow(DESK_BYTES);
    this.length = this.#head.copy(this.#desk);
    this.#count = 0;
    this.#cursor = null;
  }

  row(bytes: Buffer, from: number): void {
    const { writer, limit, cursor, said } = this.plan;
    this.#count += 1;
    if (this.#count > limit) return;
    const of = (column: Column) => writer.textOf(column, bytes, from);
    const row = { bytes, from, said: said && writer.saying(said(of)) };
    const buffer = this.#reserve(writer.roomFor(row) + TAIL_ROOM);
    if (this.#count > 1) buffer[this.length++] = COMMA;
    if (!this.leavesOut(bytes, from)) this.length = writer.write(row, buffer, this.length);
    if (this.#count === limit && cursor) this.#cursor = cursor(of);
  }

  end(): void {
    const { cursor, next = this.isCut ? this.#cursor : null } = this.plan;
    const hasNext = cursor !== undefined || this.plan.next !== undefined;
    const end = hasNext ? `],"next_cursor":${JSON.stringify(next)}}` : "]}";
    const buffer = this.#reserve(end.length);
    const tail = buffer.write(end, this.length, "latin1");
    this.#written = Buffer.from(buffer.subarray(0, this.length + tail));
    this.#desk = null;
    desks.push(buffer);
  }

  /** Whether there was no row. */
  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Whether there were more rows than the page shows. */
  get isCut(): boolean {
    return this.#count > this.plan.limit;
  }

  /** The page: the rows, and where the next one begins. */
  get page(): Buffer {
    return this.#written;
  }

  /** The only row. */
  get only(): Buffer {
    return this.#written.subarray(this.#head.length, this.length);
  }

  get #head(): Buffer {
    return this.plan.head ?? HEAD;
  }

  /** Whether a row's place is left empty; each row is asked for once, in their order. */
  protected leavesOut(_bytes: Buffer, _from: number): boolean {
    return false;
  }

  /** The desk, with so much room left at least. */
  #reserve(bytes: number): Buffer {
    const buffer = this.#desk ?? Buffer.alloc(0);
    if (this.length + bytes <= buffer.length) return buffer;
    const bigger = Buffer.allocUnsafeSlow((this.length + bytes) * 2);
    buffer.copy(bigger, 0, 0, this.length);
    this.#desk = bigger;
    return bigger;
  }
}
