import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Storage } from "#platform/storage/storage.ts";

/** The part of a file that `Range: bytes=…` asks for; null for the whole, `none` if there is no such part. */
export function partOf(
  header: string | undefined,
  size: number,
): { from: number; to: number } | "none" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? "none" : { from, to };
}

/**
 * Answers a stored file, or the part of it that is asked for, without holding it in memory; null if there is none. Type
 * and other headers are the caller's.
 */
export async function storedAnswer(
  storage: Storage,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | Buffer | null> {
  const file = await storage.open(key);
  if (!file) return null;
  reply.header("accept-ranges", "bytes");
  const part = partOf(request.headers.range, file.size);
  if (part === "none" || file.size === 0) {
    reply.code(416).header("content-range", `bytes */${file.size}`);
    return Buffer.alloc(0);
  }
  const { from, to } = part ?? { from: 0, to: file.size - 1 };
  reply.header("content-length", to - from + 1);
  if (part) reply.code(206).header("content-range", `bytes ${from}-${to}/${file.size}`);
  return file.read(from, to);
}
