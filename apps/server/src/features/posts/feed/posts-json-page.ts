import { type Post, post } from "@kompagnon/contract/posts/model.ts";
import { type PostColumn, postSerializer } from "#features/posts/post-json.ts";
import { findMany } from "#features/posts/post-queries.ts";
import { presentPosts } from "#features/posts/present.ts";
import type { Queryable } from "#platform/db/database.ts";
import { JsonPage } from "#platform/http/json-page.ts";
import { serializerOf } from "#platform/http/serializer.ts";
import { encodeCursor } from "#platform/keyset.ts";

const writePost = serializerOf(post);

/** Where in the bytes a post is left out, which has to be put into words by itself. */
type Gap = { at: number; id: string };

/** Takes rows of `POST_JSON` and writes them as posts, the first `limit` of them. */
export class PostsJsonPage extends JsonPage<PostColumn> {
  #gaps: Gap[] = [];

  /** `next`: the cursor of the next page, where posts are in another order than by time; null at the end. */
  constructor(limit: number, next?: string | null) {
    super({
      serializer: postSerializer,
      limit,
      ...(next === undefined
        ? { cursor: (of) => encodeCursor({ at: new Date(of("created_at") ?? ""), id: of("id") ?? "" }) }
        : { next }),
    });
  }

  override begin(): void {
    super.begin();
    this.#gaps = [];
  }

  protected override skipsRow(bytes: Buffer, from: number): boolean {
    if (postSerializer.readText("invites", bytes, from) !== "t") return false;
    this.#gaps.push({ at: this.length, id: postSerializer.readText("id", bytes, from) ?? "" });
    return true;
  }

  /** The only post, its gap filled; null if it has gone meanwhile. */
  async filledOne(db: Queryable, viewerId: string): Promise<Buffer | null> {
    if (this.#gaps.length === 0) return this.only;
    const [one] = await this.#missing(db, viewerId);
    return one ? Buffer.from(writePost(one)) : null;
  }

  /** The page, its gaps filled; null if one of their posts has gone meanwhile. */
  async filledPage(db: Queryable, viewerId: string): Promise<Buffer | null> {
    if (this.#gaps.length === 0) return this.page;
    const found = new Map((await this.#missing(db, viewerId)).map((one): [string, Post] => [one.id, one]));
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { at, id } of this.#gaps) {
      const one = found.get(id);
      if (!one) return null;
      pieces.push(this.page.subarray(from, at), Buffer.from(writePost(one)));
      from = at;
    }
    return Buffer.concat([...pieces, this.page.subarray(from)]);
  }

  async #missing(db: Queryable, viewerId: string): Promise<Post[]> {
    const rows = await findMany(
      db,
      viewerId,
      this.#gaps.map(({ id }) => id),
    );
    return presentPosts(db, viewerId, rows);
  }
}
