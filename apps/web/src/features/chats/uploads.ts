import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import {
  ATTACHMENTS_MAX,
  FILE_MAX_BYTES,
  FILE_NAME_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
} from "@kompagnon/contract/chats/rules.ts";
import { call } from "#platform/call.ts";
import { type Upload as Queued, type Transfer, UploadQueue, useUploadsIn } from "#platform/upload-queue.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** A recorded voice message. */
export type Recording = { blob: Blob; seconds: number; waveform: number[] };

type Details = {
  kind: "image" | "file" | "voice";
  name: string;
  type: string;
  size: number;
  /** The file on this device: shown and played at once. */
  shown: string;
  recording: Recording | null;
};
type Source = { chatId: string; blob: Blob };
/** A file that is on its way to the server, or there already and not yet sent. */
export type Upload = Queued<Details, Attachment, "too_big">;

/** The files waiting to be sent, by the key of the place where their message is written. */
export const uploads = new UploadQueue<string, Source, Details, Attachment, "too_big">({
  keyOf: (threadKey) => threadKey,
  send,
  discard: ({ id }) => {
    call("DELETE /api/attachments/{id}", { params: { id } }).catch(() => undefined); // the server throws it away by itself
  },
  onSent: ({ shown }, { id }) => showLocally(id, shown),
});

const isImage = (type: string): boolean => IMAGE_TYPES.some((one) => one === type);
/** A name as the server takes it: short, with its ending. */
const shortName = (name: string): string =>
  name.length <= FILE_NAME_MAX ? name : name.slice(0, FILE_NAME_MAX - 12) + name.slice(-12);

function send({ kind, name, recording }: Details, { chatId, blob }: Source, transfer: Transfer) {
  const params = { id: chatId };
  const extra = { file: blob, ...transfer };
  if (kind === "image") return call("POST /api/chats/{id}/images", { params, query: { name }, ...extra });
  if (recording === null) return call("POST /api/chats/{id}/files", { params, query: { name }, ...extra });
  const query = { seconds: recording.seconds, waveform: recording.waveform.join(",") };
  return call("POST /api/chats/{id}/voice", { params, query, ...extra });
}

type NewUpload = { blob: Blob; name: string; recording: Recording | null };

function add(chatId: string, threadKey: string, { blob, name, recording }: NewUpload): void {
  const fileKind = isImage(blob.type) ? "image" : "file";
  const kind = recording ? "voice" : fileKind;
  const { type, size } = blob;
  const shown = URL.createObjectURL(blob);
  const tooBig = size > (kind === "image" ? IMAGE_MAX_BYTES : FILE_MAX_BYTES);
  const details = { kind, name: shortName(name), type, size, shown, recording } as const;
  uploads.add(threadKey, { chatId, blob }, details, tooBig ? "too_big" : null);
}

/** Types by the ending of a name: where Excel is installed, Windows calls tables spreadsheets; others leave types empty. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: "text/csv",
  md: "text/markdown",
  txt: "text/plain",
};
const typed = (file: File): Blob => {
  const type = TEXT_TYPES[file.name.split(".").at(-1)?.toLowerCase() ?? ""];
  return type && type !== file.type ? file.slice(0, file.size, type) : file;
};

/** Begins to upload files for a message in a place; answers how many were one too many. */
function addFiles(chatId: string, threadKey: string, files: readonly File[]): number {
  const room = Math.max(0, ATTACHMENTS_MAX - uploads.in(threadKey).length);
  for (const file of files.slice(0, room))
    add(chatId, threadKey, { blob: typed(file), name: file.name || "file", recording: null });
  return Math.max(0, files.length - room);
}

/** Begins to upload a voice message. */
export const addRecording = (chatId: string, threadKey: string, recording: Recording): void =>
  add(chatId, threadKey, { blob: recording.blob, name: "", recording });

/** The maximum number of files with a local copy. */
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

/** The files waiting to be sent in a place, and follows them. */
export const useUploads = (threadKey: string): readonly Upload[] => useUploadsIn(uploads, threadKey);

/** Takes files along with the next message of a place; says so when they are too many. */
export function useAttach(chatId: string, threadKey: string): (files: readonly File[]) => void {
  const { t } = useTranslation("chats");
  return (files) => {
    const left = addFiles(chatId, threadKey, files);
    if (left > 0)
      toast(t("message.too_many_files", { count: ATTACHMENTS_MAX }), { kind: "warn", id: "attachments" });
  };
}
