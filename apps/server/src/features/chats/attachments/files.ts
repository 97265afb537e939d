import type { FastifyReply, FastifyRequest } from "fastify";
import { findAttachment } from "#features/chats/attachments/attachment-queries.ts";
import { fileNameFor } from "#features/chats/attachments/file-names.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

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
