import type { Media } from "@kompagnon/contract/posts/model.ts";
import {
  POST_IMAGE_MAX_BYTES,
  POST_IMAGE_TYPES,
  POST_IMAGES_MAX,
  POST_VIDEO_MAX_BYTES,
  POST_VIDEO_MAX_SECONDS,
  POST_VIDEO_TYPES,
} from "@kompagnon/contract/posts/rules.ts";
import { call } from "#platform/call.ts";
import {
  type Upload as Queued,
  type Transfer,
  UnsuitableFile,
  UploadQueue,
  useUploadsIn,
} from "#platform/upload-queue.ts";
import { draftIn, type Place, writeDraft } from "./draft.ts";

/** What a browser knows of a video before it is uploaded; sides in pixels, length in seconds. */
type VideoFacts = { width: number; height: number; seconds: number; poster: Blob | null };

/** A video that takes longer to open than this, in ms, is uploaded without its measures. */
const WAIT_MS = 8_000;
/** The longest side of the still picture, in px. */
const POSTER_SIDE = 1_280;

const until = (video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The video does not open")), WAIT_MS);
    const settle = (work: () => void) => () => {
      clearTimeout(timer);
      work();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(new Error("The video does not open"))),
      { once: true },
    );
  });

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, POSTER_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.82));
}

/** Opens a video and draws its first picture; null where this browser can't play it. `url` is the file's own address. */
async function readVideo(url: string): Promise<VideoFacts | null> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  try {
    const loaded = until(video, "loadeddata");
    video.src = url;
    await loaded;
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0 || height === 0) return null;
    const seconds = Number.isFinite(duration) ? duration : 0;
    const seeked = until(video, "seeked");
    video.currentTime = Math.min(0.1, seconds / 2);
    await seeked;
    return { width, height, seconds, poster: await draw(video) };
  } catch {
    return null; // another codec: the server looks at its bytes, and people with another browser can play it
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

/** Why a file does not go along at all: its kind, size or length. */
type Problem = "unsupported" | "image_too_big" | "video_too_big" | "video_too_long";
type Details = {
  kind: "image" | "video";
  name: string;
  /** What shows it here: the file on this device, or the server's copy after a reload. */
  shown: string | null;
  alt: string;
};
/** A picture or video that is on its way to the server, or there already. */
export type Upload = Queued<Details, Media, Problem>;
/** Whose post it is, and where it is being written. */
type Writing = { me: string; place: Place };

/** The files that go with posts; those of an earlier visit come back with the draft. */
export const uploads = new UploadQueue<Writing, File, Details, Media, Problem>({
  keyOf: ({ me, place }) => `${me} ${place}`,
  send: (upload, file, transfer) =>
    upload.kind === "video"
      ? sendVideo(upload, file, transfer)
      : call("POST /api/media", { query: {}, file, ...transfer }),
  discard: ({ id }) => {
    call("DELETE /api/media/{id}", { params: { id } }).catch(() => undefined); // the server throws it away by itself
  },
  recall: ({ me, place }) =>
    draftIn(me, place).media.map(({ media, alt }) => ({
      key: media.id,
      kind: media.media_type,
      name: "",
      shown: media.preview_url ?? (media.media_type === "image" ? media.url : null),
      alt,
      share: 1,
      sent: media,
      problem: null,
    })),
  onChange: ({ me, place }, all) => {
    const media = all.flatMap(({ sent, alt }) => (sent ? { media: sent, alt } : []));
    writeDraft(me, place, { media });
  },
});

const oneOf = (types: readonly string[], type: string): boolean => types.includes(type);

/** What is wrong with a file before anything is sent. */
function problemOf({ type, size }: File): Problem | null {
  if (oneOf(POST_IMAGE_TYPES, type)) return size > POST_IMAGE_MAX_BYTES ? "image_too_big" : null;
  if (oneOf(POST_VIDEO_TYPES, type)) return size > POST_VIDEO_MAX_BYTES ? "video_too_big" : null;
  return "unsupported";
}

async function sendVideo(
  { shown }: Details,
  file: File,
  transfer: Transfer,
): Promise<Media | UnsuitableFile<Problem>> {
  const facts = shown ? await readVideo(shown) : null;
  if (facts && facts.seconds > POST_VIDEO_MAX_SECONDS) return new UnsuitableFile("video_too_long");
  const query = facts
    ? { width: facts.width, height: facts.height, ...(facts.seconds > 0 && { seconds: facts.seconds }) }
    : {};
  const media = await call("POST /api/media", { query, file, ...transfer });
  if (!facts?.poster) return media;
  // Without its still picture the video is a grey area until it is played: no reason to refuse it.
  return call("POST /api/media/{id}/poster", { params: { id: media.id }, file: facts.poster }).catch(
    () => media,
  );
}

/** Begins to upload files for a post; false if there were more than four pictures or one video. */
export function addFiles(writing: Writing, files: readonly File[]): boolean {
  let fits = true;
  for (const file of files) {
    const there = uploads.in(writing);
    const kind = oneOf(POST_VIDEO_TYPES, file.type) ? "video" : "image";
    const full = kind === "video" ? there.length > 0 : there.some((one) => one.kind === "video");
    if (full || there.length >= POST_IMAGES_MAX) {
      fits = false;
      continue;
    }
    const problem = problemOf(file);
    const shown = problem === "unsupported" ? null : URL.createObjectURL(file);
    uploads.add(writing, file, { kind, name: file.name, shown, alt: "" }, problem);
  }
  return fits;
}

/** Moves a file by one position: -1 towards the front, 1 towards the end. */
export function moveUpload(writing: Writing, key: string, step: -1 | 1): void {
  const all = [...uploads.in(writing)];
  const from = all.findIndex((one) => one.key === key);
  const moved = all[from];
  const to = from + step;
  if (!moved || to < 0 || to >= all.length) return;
  uploads.put(writing, all.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** The files of a post that is being written, and follows them. */
export const useUploads = (writing: Writing): readonly Upload[] => useUploadsIn(uploads, writing);
