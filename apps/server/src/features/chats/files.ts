import type { FastifyReply, FastifyRequest } from "fastify";
import { readAttachment } from "#features/chats/attachments.ts";
import { partOf } from "#platform/http/parts.ts";
import type { Platform } from "#platform/platform.ts";

/** Answers a file of a message, or the part of it that is asked for: inert, and only shown where that is meant. */
export async function attachmentAnswer(
  platform: Platform,
  memberId: string,
  id: string,
  small: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const { bytes, type, name, shown } = await readAttachment(platform, memberId, id, small);
  const named = `filename*=UTF-8''${encodeURIComponent(name)}`;
  reply
    .type(type)
    .header("content-disposition", `${shown ? "inline" : "attachment"}; ${named}`)
    .header("cache-control", "private, max-age=86400, immutable")
    .header("accept-ranges", "bytes");
  const part = partOf(request.headers.range, bytes.length);
  if (part === null) return bytes;
  if (part === "none") {
    reply.code(416).header("content-range", `bytes */${bytes.length}`);
    return Buffer.alloc(0);
  }
  reply.code(206).header("content-range", `bytes ${part.from}-${part.to}/${bytes.length}`);
  return bytes.subarray(part.from, part.to + 1);
}
