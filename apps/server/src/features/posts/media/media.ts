import { readFile } from "node:fs/promises";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import {
  MEDIA_QUOTA_BYTES,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_TYPES,
} from "@kompagnon/contract/posts/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  deleteStale,
  deleteWaiting,
  findMedia,
  findMediaOf,
  findPublicMedia,
  insertMedia,
  kilobytesOf,
  lockWaiting,
  type MediaFiles,
  type NewMedia,
  reserveQuota,
  setAlt,
  setPreview,
} from "#features/posts/media/media-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import type { MediaJson } from "#features/posts/post-sql.ts";
import { presentMedia } from "#features/posts/present.ts";
import type { Tx } from "#platform/db/database.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { UploadedFile } from "#platform/http/uploads.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { fitPicture, typeOfBeginning } from "#platform/images.ts";
import { scrub } from "#platform/media/scrub.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";

type VideoType = (typeof POST_VIDEO_TYPES)[number];
const isVideo = (type: string | null): type is VideoType =>
  (POST_VIDEO_TYPES as readonly (string | null)[]).includes(type);

const IMAGE_SIDE = 2_048;
const PREVIEW_SIDE = 800;
const PICTURE = "image/webp";
const QUOTA_KILOBYTES = MEDIA_QUOTA_BYTES / 1024;

/** A file to be kept: its bytes, or where it lies. */
type Stored = { key: string; type: string } & ({ bytes: Buffer } | UploadedFile);
/** What a browser says about its upload; of a video it is believed, for only the place on the page depends on it. */
export type MediaDetails = {
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  seconds?: number | undefined;
};

const one = (row: MediaJson): Media => {
  const [media] = presentMedia([row]);
  if (!media) throw new Error("one row in, one out");
  return media;
};

/** Stores files, and what `note` writes about them; without quota or row nothing stays behind. */
async function keep<T>(
  { db, storage }: Platform,
  memberId: string,
  files: readonly Stored[],
  note: (tx: Tx, size: number) => Promise<T>,
): Promise<T> {
  const size = files.reduce((sum, file) => sum + ("bytes" in file ? file.bytes.length : file.size), 0);
  const stored: string[] = [];
  try {
    for (const file of files) {
      const { key, type } = file;
      stored.push(key);
      await ("bytes" in file ? storage.put(key, file.bytes, type) : storage.putFile(key, file.path, type));
    }
    // Together: a process that dies, or a database that is full, takes no one's room.
    return await db.transaction(async (tx) => {
      // The file before the quota, as where files are deleted: the same lock order avoids deadlocks.
      const noted = await note(tx, size);
      if (!(await reserveQuota(tx, memberId, kilobytesOf(size), QUOTA_KILOBYTES)))
        throw new Fail("quota_exceeded");
      return noted;
    });
  } catch (error) {
    await dropAfter(storage, error, stored);
    throw error;
  }
}

type Described = Pick<NewMedia, "kind" | "type" | "width" | "height" | "seconds" | "alt">;
const keepNew = (platform: Platform, memberId: string, described: Described, files: [Stored, Stored?]) =>
  keep(
    platform,
    memberId,
    files.filter((file) => file !== undefined),
    async (tx, size) =>
      one(
        await insertMedia(tx, {
          ...described,
          id: newId(),
          memberId,
          size,
          file: files[0].key,
          preview: files[1]?.key ?? null,
        }),
      ),
  );

async function addImage(
  platform: Platform,
  memberId: string,
  file: UploadedFile,
  details: MediaDetails,
): Promise<Media> {
  if (file.size > POST_IMAGE_MAX_BYTES) throw new Fail("too_large");
  const bytes = await readFile(file.path);
  const [full, small] = await fitPicture(bytes, [IMAGE_SIDE, PREVIEW_SIDE]);
  if (!full || !small) throw new Fail("media_invalid");
  const id = newId();
  return keepNew(
    platform,
    memberId,
    {
      kind: "image",
      type: PICTURE,
      width: full.width,
      height: full.height,
      seconds: null,
      alt: details.alt ?? "",
    },
    [
      { key: `posts/${id}.webp`, bytes: full.bytes, type: PICTURE },
      { key: `posts/${id}-small.webp`, bytes: small.bytes, type: PICTURE },
    ],
  );
}

const addVideo = (
  platform: Platform,
  memberId: string,
  { file, type, details }: { file: UploadedFile; type: VideoType; details: MediaDetails },
) =>
  keepNew(
    platform,
    memberId,
    {
      kind: "video",
      type,
      width: details.width ?? null,
      height: details.height ?? null,
      seconds: details.seconds ?? null,
      alt: details.alt ?? "",
    },
    [{ key: `posts/${newId()}.${type.slice("video/".length)}`, ...file, type }],
  );

/** Takes a picture or a video in. Throws too_large, unsupported_type, media_invalid, quota_exceeded. */
export async function addMedia(
  platform: Platform,
  memberId: string,
  file: UploadedFile,
  details: MediaDetails,
): Promise<Media> {
  const type = await typeOfBeginning(file.path);
  if (!isVideo(type)) return addImage(platform, memberId, file, details);
  // Where and when it was filmed, and with what, is no one's business.
  if (!(await scrub(file.path, type))) throw new Fail("media_invalid");
  return addVideo(platform, memberId, { file, type, details });
}

/** Sets the still picture of one's own waiting video. Throws not_found, media_invalid, unsupported_type, quota_exceeded. */
export async function setPoster(
  platform: Platform,
  memberId: string,
  id: string,
  bytes: Buffer,
): Promise<Media> {
  const { db } = platform;
  const waiting = await db.transaction((tx) => lockWaiting(tx, memberId, id));
  if (!waiting) throw new Fail("not_found");
  if (waiting.kind !== "video") throw new Fail("media_invalid");
  const [picture] = await fitPicture(bytes, [PREVIEW_SIDE]);
  if (!picture) throw new Fail("media_invalid");
  const poster = { key: `posts/${newId()}.webp`, bytes: picture.bytes, type: PICTURE };
  return keep(platform, memberId, [poster], async (tx, size) => {
    // It may have been published, or thrown away, while the picture was drawn.
    const now = await lockWaiting(tx, memberId, id);
    if (!now) throw new Fail("not_found");
    if (now.preview) await removeFiles(platform, tx, [now.preview]);
    // Rounded up as they were counted: what the row says is what is given back one day.
    const counted = (kilobytesOf(now.size) + kilobytesOf(size)) * 1024;
    return one(await setPreview(tx, id, poster.key, counted));
  });
}

/** Describes one's own waiting upload. Throws not_found. */
export async function describeMedia(
  { db }: Platform,
  memberId: string,
  id: string,
  alt: string,
): Promise<Media> {
  const row = await setAlt(db, memberId, id, alt);
  if (!row) throw new Fail("not_found");
  return one(row);
}

/** Throws one's own waiting upload away. Throws not_found. */
export const dropMedia = (platform: Platform, memberId: string, id: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const keys = await deleteWaiting(tx, memberId, id);
    if (!keys) throw new Fail("not_found");
    await removeFiles(platform, tx, keys);
  });

/** Removes uploads that were not published within a day. */
export const sweepWaiting = (platform: Platform): Promise<void> =>
  platform.db.transaction(async (tx) => removeFiles(platform, tx, await deleteStale(tx)));

type Wanted = { size: "full" | "preview"; request: FastifyRequest; reply: FastifyReply };

/** Sends media, or the requested range. Throws not_found. */
export async function mediaAnswer(
  { db, storage }: Platform,
  viewer: Viewer | null,
  { id, ...wanted }: Wanted & { id: string },
) {
  const found = viewer && !viewer.banned ? await findMedia(db, viewer.id, id) : await findPublicMedia(db, id);
  return answerWith(storage, found, wanted);
}

/** One of the media of a post for those who may see it whatever became of it. Throws not_found. */
export const mediaOfAnswer = async (
  { db, storage }: Pick<Platform, "db" | "storage">,
  { subjectId: postId, mediaId, ...wanted }: Wanted & { subjectId: string; mediaId: string },
) => answerWith(storage, await findMediaOf(db, postId, mediaId), wanted);

function answerWith(
  storage: Platform["storage"],
  found: MediaFiles | null,
  { size, request, reply }: Wanted,
) {
  if (!found) throw new Fail("not_found");
  const small = size === "preview";
  // Revalidated each time and answered by 304: a post may be deleted or hidden.
  const headers = { type: small ? PICTURE : found.type, disposition: "inline", cache: "private, no-cache" };
  return sendFile(storage, small ? found.preview : found.file, headers, { request, reply });
}
