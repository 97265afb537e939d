import { readFile } from "node:fs/promises";
import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import { FILE_TYPES, QUOTA_BYTES, type VOICE_TYPES } from "@kompagnon/contract/chats/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  deleteStale,
  deleteUnsent,
  findAttachment,
  insertAttachment,
  type NewAttachment,
  reserveQuota,
} from "#features/chats/attachments/attachment-queries.ts";
import { fileNameFor } from "#features/chats/attachments/file-names.ts";
import { accessTo } from "#features/chats/messages/message-pages.ts";
import { presentFile } from "#features/chats/messages/message-views.ts";
import { canWriteIn } from "#features/chats/policy.ts";
import { isGone } from "#platform/errors.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { UploadedFile } from "#platform/http/uploads.ts";
import { newId } from "#platform/id.ts";
import { fitPicture, typeOf, typeOfBeginning } from "#platform/images.ts";
import { isScrubbed, scrub } from "#platform/media/scrub.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../policy.ts";

const IMAGE_SIDE = 2_560;
const PREVIEW_SIDE = 640;

/** A file to be kept: its bytes, or where it lies. */
type Stored = { key: string; type: string } & ({ bytes: Buffer } | UploadedFile);
type Described = Pick<NewAttachment, "kind" | "name" | "type" | "width" | "height" | "seconds" | "waveform">;

/** Rejects uploads of members who may not write here before the file is parsed. */
async function requireWritable({ db }: Platform, memberId: string, chatId: string): Promise<void> {
  if (!canWriteIn(await accessTo(db, memberId, chatId))) throw new Fail("cannot_write");
}

/** Stores files, and a row that waits to be sent; without quota or row nothing stays behind. */
async function keep(
  { db, storage }: Platform,
  memberId: string,
  chatId: string,
  { described, files: [file, preview] }: { described: Described; files: readonly [Stored, Stored?] },
): Promise<Attachment> {
  const size = "bytes" in file ? file.bytes.length : file.size;
  const stored: string[] = [];
  try {
    for (const one of [file, preview])
      if (one) {
        stored.push(one.key);
        await ("bytes" in one
          ? storage.put(one.key, one.bytes, one.type)
          : storage.putFile(one.key, one.path, one.type));
      }
    // Together: a process that dies, or a database that is full, takes no one's room.
    const row = await db.transaction(async (tx) => {
      if (!(await reserveQuota(tx, memberId, size, QUOTA_BYTES))) throw new Fail("quota_exceeded");
      return insertAttachment(tx, {
        ...described,
        id: newId(),
        member_id: memberId,
        chat_id: chatId,
        size,
        file: file.key,
        preview: preview?.key ?? null,
      });
    });
    return presentFile(row);
  } catch (error) {
    await dropAfter(storage, error, stored);
    // A channel that was closed meanwhile.
    throw isGone(error, "attachments_conversation_id_conversations_id_fk") ? new Fail("not_found") : error;
  }
}

/** Stores a picture, re-encoded in two sizes. Throws unsupported_type, quota_exceeded, cannot_write, not_found. */
export async function addImage(
  platform: Platform,
  memberId: string,
  chatId: string,
  { bytes, name }: { bytes: Buffer; name: string | undefined },
): Promise<Attachment> {
  await requireWritable(platform, memberId, chatId);
  const [full, small] = await fitPicture(bytes, [IMAGE_SIDE, PREVIEW_SIDE]);
  if (!full || !small) throw new Fail("attachment_invalid");
  const id = newId();
  const type = "image/webp";
  return keep(platform, memberId, chatId, {
    described: {
      kind: "image",
      name: fileNameFor((name ?? "").replace(/\.\w{1,16}$/, ""), type, "bild"),
      type,
      width: full.width,
      height: full.height,
      seconds: null,
      waveform: null,
    },
    files: [
      { key: `chats/${id}.webp`, bytes: full.bytes, type },
      { key: `chats/${id}-small.webp`, bytes: small.bytes, type },
    ],
  });
}

/** Signs that no text has: control characters but for tab, line feed, form feed and return, and what no encoding defines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched for
const NOT_IN_TEXTS = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f-\x9f]/;
/** How text files begin that say their encoding. */
const MARKS = [
  { encoding: "utf-16le", mark: Buffer.from([0xff, 0xfe]) },
  { encoding: "utf-16be", mark: Buffer.from([0xfe, 0xff]) },
] as const;
/** What a file says in an encoding; null where it is none. */
function decodedAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null; // not well-formed
  }
}

/**
 * Without a signature of its own a file may only be text: UTF-8, UTF-16 with its mark, or Windows-1252, as Excel and older editors
 * write it. It is kept as it came.
 */
function isText(bytes: Buffer): boolean {
  const marked = MARKS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  const text = marked
    ? decodedAs(marked.encoding, bytes)
    : (decodedAs("utf-8", bytes) ?? decodedAs("windows-1252", bytes));
  return text !== null && !NOT_IN_TEXTS.test(text);
}
const isTaken = (type: string): boolean => (FILE_TYPES as readonly string[]).includes(type);
const TEXT_TYPES: readonly string[] = ["text/plain", "text/csv", "text/markdown"];

/** What a file is by its bytes; the client's word counts among the kinds of text only. */
async function fileType({ path }: UploadedFile, claimed: string): Promise<string> {
  const begins = await typeOfBeginning(path);
  if (begins !== null && isScrubbed(begins) && isTaken(begins)) return begins;
  const bytes = await readFile(path);
  const found = await typeOf(bytes);
  if (found !== null && isTaken(found)) return found;
  if (found === null && TEXT_TYPES.includes(claimed) && isText(bytes)) return claimed;
  throw new Fail("unsupported_type");
}

/** Takes a file in. Throws unsupported_type, quota_exceeded, cannot_write, not_found. */
export async function addFile(
  platform: Platform,
  memberId: string,
  chatId: string,
  { file, name, claimed }: { file: UploadedFile; name: string; claimed: string },
): Promise<Attachment> {
  await requireWritable(platform, memberId, chatId);
  if (file.size === 0) throw new Fail("attachment_invalid");
  const type = await fileType(file, claimed);
  if (isScrubbed(type) && !(await scrub(file.path, type))) throw new Fail("attachment_invalid");
  return keep(platform, memberId, chatId, {
    described: {
      kind: "file",
      name: fileNameFor(name, type, "datei"),
      type,
      width: null,
      height: null,
      seconds: null,
      waveform: null,
    },
    files: [{ key: `chats/${newId()}`, ...file, type }],
  });
}

/** Containers that browsers record into; whether one has a video track is not checked. */
const VOICE_CONTAINERS: Readonly<Record<string, (typeof VOICE_TYPES)[number]>> = {
  "video/webm": "audio/webm",
  "audio/webm": "audio/webm",
  "audio/ogg": "audio/ogg",
  "audio/opus": "audio/ogg",
  "video/mp4": "audio/mp4",
  "audio/mp4": "audio/mp4",
  "audio/x-m4a": "audio/mp4",
};

/** Takes a voice message in. Throws unsupported_type, attachment_invalid, quota_exceeded, cannot_write, not_found. */
export async function addVoice(
  platform: Platform,
  memberId: string,
  chatId: string,
  { file, seconds, waveform }: { file: UploadedFile; seconds: number; waveform: number[] },
): Promise<Attachment> {
  await requireWritable(platform, memberId, chatId);
  const type = VOICE_CONTAINERS[(await typeOfBeginning(file.path)) ?? ""];
  if (!type) throw new Fail("unsupported_type");
  // Where it was recorded, and with what, is no one's business.
  if (!(await scrub(file.path, type))) throw new Fail("attachment_invalid");
  const ending = type.slice("audio/".length);
  return keep(platform, memberId, chatId, {
    described: {
      kind: "voice",
      name: `sprachnachricht.${ending}`,
      type,
      width: null,
      height: null,
      seconds,
      waveform,
    },
    files: [{ key: `chats/${newId()}.${ending}`, ...file, type }],
  });
}

/** Throws an upload away that was not sent. Throws not_found. */
export const dropUpload = (platform: Platform, memberId: string, id: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const keys = await deleteUnsent(tx, memberId, id);
    if (!keys) throw new Fail("not_found");
    await removeFiles(platform, tx, keys);
  });

/** Deletes uploads that were not sent within a day. */
export const sweepUnsent = (platform: Platform): Promise<void> =>
  platform.db.transaction(async (tx) => removeFiles(platform, tx, await deleteStale(tx)));

/**
 * Answers a file of a message that a member may read, or its small version: inert, and only shown where that is meant.
 * Throws not_found.
 */
export async function attachmentAnswer(
  { db, storage }: Platform,
  memberId: string,
  { id, size }: { id: string; size: "full" | "preview" },
  exchange: { request: FastifyRequest; reply: FastifyReply },
) {
  const found = await findAttachment(db, memberId, id);
  if (!found) throw new Fail("not_found");
  const { type, name, kind, file, preview } = found;
  const shown = kind === "file" ? "attachment" : "inline";
  const disposition = `${shown}; filename*=UTF-8''${encodeURIComponent(fileNameFor(name, type, "datei"))}`;
  // Revalidated each time and answered by 304: the message may be deleted.
  const headers = { type, disposition, cache: "private, no-cache" };
  return sendFile(storage, size === "preview" ? preview : file, headers, exchange);
}
