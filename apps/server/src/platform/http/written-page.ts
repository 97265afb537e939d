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
  /** `of` reads a column of the last row that is shown. */
  cursor: (of: (column: Column) => string | null) => string;
};

/** Takes rows and writes them as a page of the contract, the first `limit` of them: one more tells that there are more. */
export class WrittenPage<Column extends string> implements TakeRows {
  protected readonly plan: PagePlan<Column>;
  private desk: Buffer | null = null;
  private written: Buffer = HEAD;
  /** Where the rows end in what was written. */
  protected length = 0;
  private count = 0;
  private cursor: string | null = null;

  constructor(plan: PagePlan<Column>) {
    this.plan = plan;
  }

  begin(): void {
    this.desk ??= desks.pop() ?? Buffer.allocUnsafeSlow(DESK_BYTES);
    this.length = HEAD.copy(this.desk);
    this.count = 0;
    this.cursor = null;
  }

  row(bytes: Buffer, from: number): void {
    const { writer, limit, cursor } = this.plan;
    this.count += 1;
    if (this.count > limit) return;
    const desk = this.reserve(writer.roomFor(bytes, from) + TAIL_ROOM);
    if (this.count > 1) desk[this.length++] = COMMA;
    if (!this.leavesOut(bytes, from)) this.length = writer.write(bytes, from, desk, this.length);
    if (this.count === limit) this.cursor = cursor((column) => writer.textOf(column, bytes, from));
  }

  end(): void {
    const desk = this.reserve(TAIL_ROOM);
    const cursor = this.isCut ? JSON.stringify(this.cursor) : "null";
    const tail = desk.write(`],"next_cursor":${cursor}}`, this.length, "latin1");
    this.written = Buffer.from(desk.subarray(0, this.length + tail));
    this.desk = null;
    desks.push(desk);
  }

  /** Whether there was no row. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether there were more rows than the page shows. */
  get isCut(): boolean {
    return this.count > this.plan.limit;
  }

  /** The page: the rows, and where the next one begins. */
  get page(): Buffer {
    return this.written;
  }

  /** The only row. */
  get only(): Buffer {
    return this.written.subarray(HEAD.length, this.length);
  }

  /** Whether a row's place is left empty; each row is asked for once, in their order. */
  protected leavesOut(_bytes: Buffer, _from: number): boolean {
    return false;
  }

  /** The desk, with so much room left at least. */
  private reserve(bytes: number): Buffer {
    const desk = this.desk ?? Buffer.alloc(0);
    if (this.length + bytes <= desk.length) return desk;
    const bigger = Buffer.allocUnsafeSlow((this.length + bytes) * 2);
    desk.copy(bigger, 0, 0, this.length);
    this.desk = bigger;
    return bigger;
  }
}
