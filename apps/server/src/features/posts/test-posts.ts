import { randomUUID } from "node:crypto";
import type { Comment, Media, newPost, Post } from "@kompagnon/contract/posts/model.ts";
import sharp from "sharp";
import type { z } from "zod";
import { aMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A member who may publish. */
export async function aWriter(server: TestServer, traits: Partial<MemberTraits> = {}): Promise<Person> {
  const person = await aMember(server, traits);
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
}

type Draft = Partial<z.input<typeof newPost>>;

/** Tries to publish. */
export const write = (author: Person, draft: Draft = {}) =>
  author.call("POST /api/posts", { body: { client_id: randomUUID(), content: "Erster Verkauf!", ...draft } });

/** Publishes a post of this author. */
export const aPost = (author: Person, draft: Draft = {}): Promise<Post> =>
  author.must("POST /api/posts", { body: { client_id: randomUUID(), content: "Erster Verkauf!", ...draft } });

/** Adds a comment of this author. */
export const aComment = (
  author: Person,
  id: string,
  text = "Glückwunsch!",
  parent: string | null = null,
): Promise<Comment> =>
  author.must("POST /api/posts/{id}/comments", {
    params: { id },
    body: { client_id: randomUUID(), text, parent_id: parent },
  });

let picture: Promise<Buffer> | undefined;
/** A JPEG of 3000x1500 pixels with metadata that must not get out. */
export const aPhoto = (): Promise<Buffer> => {
  picture ??= sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#2f7a5f" } })
    .withExif({ IFD0: { Copyright: "geheimer Ort" } })
    .jpeg()
    .toBuffer();
  return picture;
};

/** An uploaded picture that waits to be published. */
export const anUpload = async (who: Person, alt = ""): Promise<Media> =>
  who.must("POST /api/media", {
    query: alt ? { alt } : {},
    file: new Blob([new Uint8Array(await aPhoto())], { type: "image/jpeg" }),
  });

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
};
/** The smallest file that is an MP4 video by its bytes, padded to this size. */
export const aVideo = (bytes = 1000): Buffer =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2mp41", "latin1")),
    box("moov", box("mvhd", Buffer.alloc(56))),
    box("mdat", Buffer.from(Array.from({ length: bytes }, (_, n) => n % 251))),
  ]);

/** An uploaded video that waits to be published. */
export const aFilm = (who: Person, bytes?: number): Promise<Media> =>
  who.must("POST /api/media", {
    query: { width: 640, height: 360, seconds: 12.5 },
    file: new Blob([new Uint8Array(aVideo(bytes))], { type: "video/mp4" }),
  });

/** What a post's counts say, and the rows there are. */
export async function countsOf(server: TestServer, id: string) {
  const { rows } = await server.platform.db.rawQuery<{ kept: number[]; there: number[] }>(
    `select array[likes, reposts, saves, shares, comments] as kept, array[
       (select count(*) from post_likes where post_id = p.id),
       (select count(*) from post_reposts where post_id = p.id) + (select count(*) from posts where quote_id = p.id),
       (select count(*) from post_saves where post_id = p.id),
       (select count(*) from post_shares where post_id = p.id),
       (select count(*) from post_comments where post_id = p.id and deleted_at is null and hidden_at is null and removed_at is null)
     ]::int[] as there from posts p where id = $1`,
    [id],
  );
  return rows[0];
}
