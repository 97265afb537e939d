import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Fail } from "#platform/errors.ts";
import type { Storage } from "#platform/storage/storage.ts";

type FileHeaders = { type: string; cache: string; disposition?: string };
type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The one part of a file that `Range: bytes=…` asks for; null for the whole, `none` if there is no such part. */
function partOf(header: string | undefined, size: number): { from: number; to: number } | "none" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? "none" : { from, to };
}

/**
 * Answers a stored file, or the part of it that is asked for, without holding it in memory. Throws not_found, also
 * without a key.
 */
export async function sendFile(
  storage: Storage,
  key: string | null | undefined,
  { type, cache, disposition }: FileHeaders,
  { request, reply }: Exchange,
): Promise<Readable | Buffer> {
  const file = key ? await storage.open(key) : null;
  if (!file) throw new Fail("not_found");
  // The content of a key never changes: a client that has it gets 304, after its access has been checked.
  const tag = `"${createHash("sha256").update(String(key)).digest("base64url").slice(0, 22)}"`;
  reply.type(type).header("cache-control", cache).header("accept-ranges", "bytes").header("etag", tag);
  if (disposition) reply.header("content-disposition", disposition);
  if (request.headers["if-none-match"] === tag) {
    reply.code(304);
    return Buffer.alloc(0);
  }
  const part = partOf(request.headers.range, file.size);
  if (part === "none") {
    reply.code(416).header("content-range", `bytes */${file.size}`);
    return Buffer.alloc(0);
  }
  if (file.size === 0) return Buffer.alloc(0);
  const { from, to } = part ?? { from: 0, to: file.size - 1 };
  reply.header("content-length", to - from + 1);
  if (part) reply.code(206).header("content-range", `bytes ${from}-${to}/${file.size}`);
  return file.read(from, to);
}
