import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import {
  ATTACHMENTS_MAX,
  FILE_MAX_BYTES,
  FILE_NAME_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
} from "@kompagnon/contract/chats/rules.ts";
import { useSyncExternalStore } from "react";
import { ApiError, call } from "#platform/call.ts";

/** A recorded voice message. */
export type Recording = { blob: Blob; seconds: number; waveform: number[] };

/** A file that is on its way to the server, or there already and not yet sent. */
export type Upload = {
  key: string;
  kind: "image" | "file" | "voice";
  name: string;
  type: string;
  size: number;
  /** The file on this device: shown and played at once. */
  local: string;
  recording: Recording | null;
  /** From 0 to 1. */
  share: number;
  attachment: Attachment | null;
  /** Why it did not work: too big or offline, else the server's words (perhaps none). */
  problem: { code: "too_big" | "offline" | "refused"; words: string } | null;
};
type Job = { chatId: string; threadKey: string; blob: Blob; controller: AbortController };

const NONE: readonly Upload[] = [];
const uploadsByThread = new Map<string, readonly Upload[]>();
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

const put = (threadKey: string, uploads: readonly Upload[]) => {
  uploadsByThread.set(threadKey, uploads);
  for (const listener of listeners) listener();
};
const update = (threadKey: string, key: string, change: Partial<Upload>) =>
  put(
    threadKey,
    uploadsIn(threadKey).map((one) => (one.key === key ? { ...one, ...change } : one)),
  );

/** The files waiting to be sent in a place. */
export const uploadsIn = (threadKey: string): readonly Upload[] => uploadsByThread.get(threadKey) ?? NONE;

const isImage = (type: string): boolean => IMAGE_TYPES.some((one) => one === type);
/** A name as the server takes it: short, with its ending. */
const shortName = (name: string): string =>
  name.length <= FILE_NAME_MAX ? name : name.slice(0, FILE_NAME_MAX - 12) + name.slice(-12);

function send(
  { kind, name, recording }: Upload,
  { chatId, blob, controller }: Job,
  onProgress: (share: number) => void,
) {
  const params = { id: chatId };
  const extra = { file: blob, signal: controller.signal, onProgress };
  if (kind === "image") return call("POST /api/chats/{id}/images", { params, query: { name }, ...extra });
  if (recording === null) return call("POST /api/chats/{id}/files", { params, query: { name }, ...extra });
  const query = { seconds: recording.seconds, waveform: recording.waveform.join(",") };
  return call("POST /api/chats/{id}/voice", { params, query, ...extra });
}

async function run(upload: Upload, job: Job): Promise<void> {
  const { threadKey, controller } = job;
  try {
    const attachment = await send(upload, job, (share) => update(threadKey, upload.key, { share }));
    if (controller.signal.aborted) return void discard(attachment.id);
    showLocally(attachment.id, upload.local);
    update(threadKey, upload.key, { attachment, share: 1 });
  } catch (error) {
    if (controller.signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    const code = error.status === 0 ? "offline" : "refused";
    update(threadKey, upload.key, { problem: { code, words: error.message } });
  }
}

const discard = (id: string) => {
  call("DELETE /api/attachments/{id}", { params: { id } }).catch(() => undefined); // the server throws it away by itself
};

function begin(upload: Upload, job: Job): void {
  jobs.set(upload.key, job);
  const limit = upload.kind === "image" ? IMAGE_MAX_BYTES : FILE_MAX_BYTES;
  if (upload.size > limit) update(job.threadKey, upload.key, { problem: { code: "too_big", words: "" } });
  else void run(upload, job);
}

const newUpload = (blob: Blob, name: string, recording: Recording | null): Upload => ({
  key: crypto.randomUUID(),
  kind: recording ? "voice" : isImage(blob.type) ? "image" : "file",
  name: shortName(name),
  type: blob.type,
  size: blob.size,
  local: URL.createObjectURL(blob),
  recording,
  share: 0,
  attachment: null,
  problem: null,
});

/** Begins to upload files for a message in a place; answers how many were one too many. */
export function addFiles(chatId: string, threadKey: string, files: readonly File[]): number {
  const room = Math.max(0, ATTACHMENTS_MAX - uploadsIn(threadKey).length);
  for (const file of files.slice(0, room)) {
    const upload = newUpload(file, file.name || "file", null);
    put(threadKey, [...uploadsIn(threadKey), upload]);
    begin(upload, { chatId, threadKey, blob: file, controller: new AbortController() });
  }
  return Math.max(0, files.length - room);
}

/** Begins to upload a voice message. */
export function addRecording(chatId: string, threadKey: string, recording: Recording): void {
  const upload = newUpload(recording.blob, "", recording);
  put(threadKey, [...uploadsIn(threadKey), upload]);
  begin(upload, { chatId, threadKey, blob: recording.blob, controller: new AbortController() });
}

/** Tries an upload again. */
export function retryUpload(key: string): void {
  const job = jobs.get(key);
  const upload = job && uploadsIn(job.threadKey).find((one) => one.key === key);
  if (!job || !upload?.problem || upload.problem.code === "too_big") return;
  const again = { ...job, controller: new AbortController() };
  jobs.set(key, again);
  update(job.threadKey, key, { problem: null, share: 0 });
  void run(upload, again);
}

/** Stops an upload, or takes a file out again before it was sent. */
export function removeUpload(key: string): void {
  const job = jobs.get(key);
  if (!job) return;
  job.controller.abort();
  const upload = uploadsIn(job.threadKey).find((one) => one.key === key);
  if (upload?.attachment) discard(upload.attachment.id);
  if (upload) URL.revokeObjectURL(upload.local);
  jobs.delete(key);
  put(
    job.threadKey,
    uploadsIn(job.threadKey).filter((one) => one.key !== key),
  );
}

/** Takes the finished files of a place to be sent; what failed stays. */
export function takeUploads(threadKey: string): Attachment[] {
  const all = uploadsIn(threadKey);
  for (const { key, attachment } of all) if (attachment) jobs.delete(key);
  put(
    threadKey,
    all.filter(({ attachment }) => attachment === null),
  );
  return all.flatMap(({ attachment }) => attachment ?? []);
}

/** Local copies are kept for so many files. */
const LOCAL_MAX = 60;
const locals = new Map<string, string>();

function showLocally(id: string, url: string): void {
  locals.set(id, url);
  const [oldest] = locals.keys();
  if (locals.size <= LOCAL_MAX || oldest === undefined) return;
  URL.revokeObjectURL(locals.get(oldest) ?? "");
  locals.delete(oldest);
}

/** The copy on this device of a file that was just uploaded here, or null. */
export const localCopy = (id: string): string | null => locals.get(id) ?? null;

/** The connection is back: what failed for the lack of it goes on by itself. */
function goOn(): void {
  for (const [key, { threadKey }] of jobs)
    if (uploadsIn(threadKey).find((one) => one.key === key)?.problem?.code === "offline") retryUpload(key);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("online", goOn);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("online", goOn);
  };
}

/** The files waiting to be sent in a place, and follows them. */
export const useUploads = (threadKey: string): readonly Upload[] =>
  useSyncExternalStore(
    subscribe,
    () => uploadsIn(threadKey),
    () => NONE,
  );
