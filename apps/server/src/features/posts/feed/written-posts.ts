import { type Post, post } from "@kompagnon/contract/posts/model.ts";
import { columnOf, postWriter } from "#features/posts/post-json.ts";
import { findMany } from "#features/posts/post-queries.ts";
import { presentPosts } from "#features/posts/present.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { serializerOf } from "#platform/http/serializer.ts";
import { encodeCursor } from "#platform/keyset.ts";

const writePost = serializerOf(post);
const COMMA = 44;
/** An answer's head may stand before the posts. */
const HEAD = Buffer.from('{"items":[');
/** What may stand behind them: a cursor, at most. */
const TAIL_ROOM = 200;

/** Where posts are written before they are copied out at their true length: one after the other, see `TakeRows`. */
let desk = Buffer.allocUnsafeSlow(64 * 1024);

/** Where in the bytes a post is left out, which has to be put into words by itself. */
type Gap = { at: number; id: string };

/** Takes rows of `POST_JSON` and writes them as posts, the first `limit` of them. */
export class WrittenPosts implements TakeRows {
  private written: Buffer = HEAD;
  /** Where the posts end in what was written. */
  private length = 0;
  private count = 0;
  private gaps: Gap[] = [];
  private cursor: string | null = null;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  begin(): void {
    this.length = HEAD.copy(desk);
    this.count = 0;
    this.gaps = [];
    this.cursor = null;
  }

  row(bytes: Buffer, from: number): void {
    this.count += 1;
    if (this.count > this.limit) return;
    this.reserve(postWriter.roomFor(bytes, from) + TAIL_ROOM);
    if (this.count > 1) desk[this.length++] = COMMA;
    if (columnOf("invites", bytes, from) === "t")
      this.gaps.push({ at: this.length, id: columnOf("id", bytes, from) ?? "" });
    else this.length = postWriter.write(bytes, from, desk, this.length);
    if (this.count === this.limit) {
      const at = new Date(columnOf("created_at", bytes, from) ?? "");
      this.cursor = encodeCursor({ at, id: columnOf("id", bytes, from) ?? "" });
    }
  }

  end(): void {
    const cursor = this.count > this.limit ? JSON.stringify(this.cursor) : "null";
    const tail = desk.write(`],"next_cursor":${cursor}}`, this.length, "latin1");
    this.written = Buffer.from(desk.subarray(0, this.length + tail));
  }

  /** Whether there was any. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The only post; null if it has gone meanwhile. */
  async one(db: Queryable, viewerId: string): Promise<Buffer | null> {
    if (this.gaps.length === 0) return this.written.subarray(HEAD.length, this.length);
    const pieces = await this.pieces(db, viewerId);
    return (
      pieces &&
      Buffer.concat([...pieces, this.written.subarray(this.lastGap, this.length)]).subarray(HEAD.length)
    );
  }

  /** The page: the posts, and where the next one begins; null if one of them has gone meanwhile. */
  async page(db: Queryable, viewerId: string): Promise<Buffer | null> {
    if (this.gaps.length === 0) return this.written;
    const pieces = await this.pieces(db, viewerId);
    return pieces && Buffer.concat([...pieces, this.written.subarray(this.lastGap)]);
  }

  private get lastGap(): number {
    return this.gaps.at(-1)?.at ?? 0;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= desk.length) return;
    const bigger = Buffer.allocUnsafeSlow((this.length + bytes) * 2);
    desk.copy(bigger, 0, 0, this.length);
    desk = bigger;
  }

  /** What was written up to the last gap, the gaps filled; null if a post of theirs has gone meanwhile. */
  private async pieces(db: Queryable, viewerId: string): Promise<Buffer[] | null> {
    const rows = await findMany(
      db,
      viewerId,
      this.gaps.map(({ id }) => id),
    );
    const found = new Map(
      (await presentPosts(db, viewerId, rows)).map((one): [string, Post] => [one.id, one]),
    );
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { at, id } of this.gaps) {
      const one = found.get(id);
      if (!one) return null;
      pieces.push(this.written.subarray(from, at), Buffer.from(writePost(one)));
      from = at;
    }
    return pieces;
  }
}
