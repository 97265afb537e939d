import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import type { FastifyError, FastifyRequest } from "fastify";
import { Fail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";

type Upload = NonNullable<Endpoint["upload"]>;
/** A large file that was uploaded: on disk, until the request is answered. */
export type UploadedFile = { path: string; size: number };

/** An upload is one file and nothing else of weight. */
const FORM_LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1_000, headerPairs: 20 };
/** The status with which the upload parser refuses a file over the limit. */
const TOO_LARGE = 413;
const DAY_MS = 24 * 3_600_000;

/** What a process that died left behind. */
async function sweep(folder: string): Promise<void> {
  for (const name of await fs.promises.readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await fs.promises.stat(file).catch(() => ({ mtimeMs: Date.now() })); // gone meanwhile
    if (mtimeMs < Date.now() - DAY_MS) await fs.promises.rm(file, { force: true });
  }
}

/**
 * Directory for large uploads of this process while they are processed, readable by its owner only. Returns a new path for each.
 */
export function createUploads(dataDir: string): () => Promise<string> {
  const folder = path.join(dataDir, "uploads");
  let ready: Promise<unknown> | undefined;
  return async () => {
    ready ??= fs.promises.mkdir(folder, { recursive: true, mode: 0o700 }).then(() => sweep(folder));
    await ready;
    return path.join(folder, newId());
  };
}

/** What was uploaded, and the type that the browser gave it; `done` when the request is answered. */
export type ReceivedFile = { file: Buffer | UploadedFile; claimed: string; done: () => Promise<void> };

/** Takes a file in. Throws invalid_input, unsupported_type, too_large. */
export async function takeFile(
  request: FastifyRequest,
  { types, maxBytes, large }: Upload,
  newPath: () => Promise<string>,
): Promise<ReceivedFile> {
  const target = large ? await newPath() : null;
  const done = async () => {
    if (target) await fs.promises.rm(target, { force: true });
  };
  try {
    const part =
      request.isMultipart() && (await request.file({ limits: { ...FORM_LIMITS, fileSize: maxBytes } }));
    if (!part) throw new Fail("invalid_input", { details: [{ field: "file", code: "required" }] });
    if (!types.includes(part.mimetype)) throw new Fail("unsupported_type");
    if (target) await pipeline(part.file, fs.createWriteStream(target, { flags: "wx", mode: 0o600 }));
    const file = target
      ? { path: target, size: (await fs.promises.stat(target)).size }
      : await part.toBuffer();
    // The plugin looks with each piece that it reads: a file cut behind its last piece passes for a whole one.
    if (part.file.truncated) throw new Fail("too_large");
    return { file, claimed: part.mimetype, done };
  } catch (error) {
    // What comes yet is thrown away unread: a form of a million parts would be parsed to its end.
    request.raw.unpipe().resume();
    await done();
    throw asRefusal(error);
  }
}

/** What went wrong with an upload, as it is answered. */
function asRefusal(error: unknown): unknown {
  const { statusCode, code } = error as FastifyError; // set on the plugin's and on Node's errors
  if (error instanceof Fail || statusCode === TOO_LARGE || code === "ENOSPC") return error;
  // What the parser can't read: no boundary, a broken head, an end that never came.
  return Object.assign(new Fail("invalid_input", { details: [{ field: "file", code: "required" }] }), {
    cause: error,
  });
}
