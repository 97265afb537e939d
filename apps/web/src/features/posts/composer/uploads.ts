import type { Media } from "@kompagnon/contract/posts/model.ts";
import {
  POST_IMAGE_MAX_BYTES,
  POST_IMAGE_TYPES,
  POST_IMAGES_MAX,
  POST_VIDEO_MAX_BYTES,
  POST_VIDEO_MAX_SECONDS,
  POST_VIDEO_TYPES,
} from "@kompagnon/contract/posts/rules.ts";
import { useSyncExternalStore } from "react";
import { ApiError, call } from "#platform/call.ts";
import { draftIn, type Place, writeDraft } from "./draft.ts";
import { readVideo } from "./video-file.ts";

/** Why a file does not go along: its kind or size, no connection, or the server's words (perhaps none). */
export type Problem = {
  code: "unsupported" | "image_too_big" | "video_too_big" | "video_too_long" | "offline" | "refused";
  words: string;
};
/** A picture or video that is on its way to the server, or there already. */
export type Upload = {
  key: string;
  kind: "image" | "video";
  name: string;
  /** What shows it here: the file on this device, or the server's copy after a reload. */
  shown: string | null;
  alt: string;
  /** From 0 to 1. */
  share: number;
  media: Media | null;
  problem: Problem | null;
};
type UploadController = { me: string; place: Place };
type Job = UploadController & { file: File; controller: AbortController };

const controllers = new Map<string, readonly Upload[]>();
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();
const controllerKey = ({ me, place }: UploadController) => `${me} ${place}`;

const oneOf = (types: readonly string[], type: string): boolean => types.includes(type);

/** The files that go with the post of a place; those of an earlier visit come back with the draft. */
export function uploadsIn(controller: UploadController): readonly Upload[] {
  const known = controllers.get(controllerKey(controller));
  if (known) return known;
  const kept = draftIn(controller.me, controller.place).media.map(
    ({ media, alt }): Upload => ({
      key: media.id,
      kind: media.media_type,
      name: "",
      shown: media.preview_url ?? (media.media_type === "image" ? media.url : null),
      alt,
      share: 1,
      media,
      problem: null,
    }),
  );
  controllers.set(controllerKey(controller), kept);
  return kept;
}

function put(controller: UploadController, uploads: readonly Upload[]): void {
  controllers.set(controllerKey(controller), uploads);
  const media = uploads.flatMap((one) => (one.media ? { media: one.media, alt: one.alt } : []));
  writeDraft(controller.me, controller.place, { media });
  for (const listener of listeners) listener();
}
const update = (controller: UploadController, key: string, change: Partial<Upload>) =>
  put(
    controller,
    uploadsIn(controller).map((one) => (one.key === key ? { ...one, ...change } : one)),
  );

const discard = (id: string) => {
  call("DELETE /api/media/{id}", { params: { id } }).catch(() => undefined); // the server throws it away by itself
};

/** What is wrong with a file before anything is sent. */
function problemOf({ type, size }: File): Problem["code"] | null {
  if (oneOf(POST_IMAGE_TYPES, type)) return size > POST_IMAGE_MAX_BYTES ? "image_too_big" : null;
  if (oneOf(POST_VIDEO_TYPES, type)) return size > POST_VIDEO_MAX_BYTES ? "video_too_big" : null;
  return "unsupported";
}

async function sendVideo(upload: Upload, { file, controller }: Job, onProgress: (share: number) => void) {
  const facts = upload.shown ? await readVideo(upload.shown) : null;
  if (facts && facts.seconds > POST_VIDEO_MAX_SECONDS) return "video_too_long";
  const query = facts
    ? { width: facts.width, height: facts.height, ...(facts.seconds > 0 && { seconds: facts.seconds }) }
    : {};
  const media = await call("POST /api/media", { query, file, signal: controller.signal, onProgress });
  if (!facts?.poster) return media;
  // Without its still picture the video is a grey area until it is played: no reason to refuse it.
  return call("POST /api/media/{id}/poster", { params: { id: media.id }, file: facts.poster }).catch(
    () => media,
  );
}

async function run(upload: Upload, job: Job): Promise<void> {
  const { controller } = job;
  const onProgress = (share: number) => update(job, upload.key, { share });
  try {
    const sent =
      upload.kind === "video"
        ? await sendVideo(upload, job, onProgress)
        : await call("POST /api/media", { query: {}, file: job.file, signal: controller.signal, onProgress });
    if (typeof sent === "string") return update(job, upload.key, { problem: { code: sent, words: "" } });
    if (controller.signal.aborted) return discard(sent.id);
    update(job, upload.key, { media: sent, share: 1 });
  } catch (failure) {
    if (controller.signal.aborted) return;
    if (!(failure instanceof ApiError)) throw failure;
    const code = failure.status === 0 ? "offline" : "refused";
    update(job, upload.key, { problem: { code, words: failure.message } });
  }
}

/** Begins to upload files for a post; false if there were more than four pictures or one video. */
export function addFiles(controller: UploadController, files: readonly File[]): boolean {
  let fits = true;
  for (const file of files) {
    const there = uploadsIn(controller);
    const kind = oneOf(POST_VIDEO_TYPES, file.type) ? "video" : "image";
    const full = kind === "video" ? there.length > 0 : there.some((one) => one.kind === "video");
    if (full || there.length >= POST_IMAGES_MAX) {
      fits = false;
      continue;
    }
    const code = problemOf(file);
    const upload: Upload = {
      key: crypto.randomUUID(),
      kind,
      name: file.name,
      shown: code === "unsupported" ? null : URL.createObjectURL(file),
      alt: "",
      share: 0,
      media: null,
      problem: code && { code, words: "" },
    };
    put(controller, [...there, upload]);
    const job: Job = { ...controller, file, controller: new AbortController() };
    jobs.set(upload.key, job);
    if (!code) void run(upload, job);
  }
  return fits;
}

/** Whether trying again may help. */
export const mayRetry = ({ problem }: Upload): boolean =>
  problem?.code === "offline" || problem?.code === "refused";

/** Tries an upload again. */
export function retryUpload(controller: UploadController, key: string): void {
  const job = jobs.get(key);
  const upload = uploadsIn(controller).find((one) => one.key === key);
  if (!job || !upload || !mayRetry(upload)) return;
  const again = { ...job, controller: new AbortController() };
  jobs.set(key, again);
  update(controller, key, { problem: null, share: 0 });
  void run(upload, again);
}

/** Stops an upload, or takes a file out again before the post is published. */
export function removeUpload(controller: UploadController, key: string): void {
  const upload = uploadsIn(controller).find((one) => one.key === key);
  jobs.get(key)?.controller.abort();
  jobs.delete(key);
  if (upload?.media) discard(upload.media.id);
  if (upload?.shown?.startsWith("blob:")) URL.revokeObjectURL(upload.shown);
  put(
    controller,
    uploadsIn(controller).filter((one) => one.key !== key),
  );
}

/** Describes a file for those who can't see it. */
export const describe = (controller: UploadController, key: string, alt: string): void =>
  update(controller, key, { alt });

/** Moves a file by one place: -1 towards the front, 1 towards the end. */
export function moveUpload(controller: UploadController, key: string, step: -1 | 1): void {
  const all = [...uploadsIn(controller)];
  const from = all.findIndex((one) => one.key === key);
  const moved = all[from];
  const to = from + step;
  if (!moved || to < 0 || to >= all.length) return;
  put(controller, all.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Forgets the files of a place: they are published. With `throwAway` they are taken off the server as well. */
export function clearUploads(controller: UploadController, throwAway: boolean): void {
  for (const upload of uploadsIn(controller)) {
    jobs.get(upload.key)?.controller.abort();
    jobs.delete(upload.key);
    if (throwAway && upload.media) discard(upload.media.id);
    if (upload.shown?.startsWith("blob:")) URL.revokeObjectURL(upload.shown);
  }
  put(controller, []);
}

/** The connection is back: what failed for the lack of it goes on by itself. */
function goOn(): void {
  for (const [key, job] of jobs)
    if (uploadsIn(job).find((one) => one.key === key)?.problem?.code === "offline") retryUpload(job, key);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("online", goOn);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("online", goOn);
  };
}

/** The files of a place, and follows them. */
export const useUploads = (controller: UploadController): readonly Upload[] =>
  useSyncExternalStore(
    subscribe,
    () => uploadsIn(controller),
    () => uploadsIn(controller),
  );
