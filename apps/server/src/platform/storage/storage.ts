import fs from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config } from "#platform/env/config.ts";
import { newId } from "#platform/id.ts";
import type { Log } from "#platform/log.ts";
import { putAside } from "#platform/storage/hold.ts";

/** A stored file: its size in bytes, and its bytes `from` to `to`, both included. */
type OpenFile = { size: number; read: (from: number, to: number) => Promise<Readable> };

/** Where uploaded files live. Keys are "folder/name"; names are never taken from a client. */
export interface Storage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Keeps a copy of a file on disk, without holding it in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** The file's bytes; null if there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A file to be read in parts, which large ones are; null if there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** Removes a file; removing it twice does nothing. Rejects when it could not go, so that a job tries again. */
  remove(key: string): Promise<void>;
  /** Removes a file that nothing points to any more. Never rejects: one that could not go is logged and stays behind. */
  drop(key: string): Promise<void>;
  /** Where files lie, and the bytes of that disk; object storage does not say. */
  room(): Promise<{ kind: "disk" | "s3"; free: number | null; total: number | null }>;
}

/** Reads, and what drivers do differently: read a part of a file, and keep one. */
type Drive = {
  disk: Disk;
  part: (key: string, from: number, to: number) => Promise<Readable>;
} & Pick<Storage, "put" | "putFile">;

/** Only the product itself reads what it keeps on disk. */
export const OWN_FOLDER = 0o700;
/** The same for a file. */
export const OWN_FILE = 0o600;

/** Copies a file, and waits until the disk has it. */
async function copyToDisk(from: string, to: string): Promise<void> {
  await fs.promises.copyFile(from, to);
  const handle = await fs.promises.open(to, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to a temporary file and renames it once it is complete and flushed: a full disk leaves nothing behind. */
async function writeAtomically(file: string, write: (file: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  await fs.promises.mkdir(folder, { recursive: true });
  // Restricts the outermost folder, also one that existed before.
  await fs.promises.chmod(folder, OWN_FOLDER);
  const part = path.join(folder, `.${newId()}`);
  try {
    await write(part);
    await fs.promises.chmod(part, OWN_FILE);
    await fs.promises.rename(part, file);
  } catch (error) {
    await fs.promises.rm(part, { force: true });
    throw error;
  }
}

async function openDrive(config: Config): Promise<Drive> {
  const { Disk } = await import("flydrive");
  if (!config.s3) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    const location = path.join(config.dataDir, "files");
    await fs.promises.mkdir(location, { recursive: true });
    await fs.promises.chmod(location, OWN_FOLDER);
    return {
      put: (key, bytes) =>
        writeAtomically(path.join(location, key), (file) =>
          fs.promises.writeFile(file, bytes, { mode: OWN_FILE, flush: true }),
        ),
      putFile: (key, from) => writeAtomically(path.join(location, key), (file) => copyToDisk(from, file)),
      disk: new Disk(new FSDriver({ location, visibility: "private" })),
      part: async (key, start, end) => fs.createReadStream(path.join(location, key), { start, end }),
    };
  }
  // Loaded only when used: the S3 client costs 40 MB.
  const [{ S3Driver }, { S3Client, GetObjectCommand }] = await Promise.all([
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const { bucket, region, endpoint, keyId, secretKey } = config.s3;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
    // Newer checksums are unknown to much that speaks S3.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    putFile: (key, file, contentType) => disk.copyFromFs(file, key, { contentType }),
    disk,
    async part(key, from, to) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${from}-${to}` });
      return (await client.send(command)).Body as Readable; // in Node the body is a stream of Node's
    },
  };
}

/** Whether there is no such file, in the words of the disk or of S3. */
const isMissing = (error: unknown): boolean => {
  const { code, name } = (error instanceof Error ? (error.cause ?? {}) : {}) as {
    code?: string;
    name?: string;
  }; // flydrive wraps the driver's error
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound";
};

/** Files on disk under DATA_DIR/files, or in the configured S3 bucket. The driver loads with the first file. */
export function createStorage(config: Config, log: Log): Storage {
  let opening: Promise<Drive> | undefined;
  const drive = () => {
    opening ??= openDrive(config);
    return opening;
  };
  const disk = async () => (await drive()).disk;
  const remove = async (key: string) => {
    // A backup that runs may still need it.
    if (!config.s3 && (await putAside(config.dataDir, key))) return;
    await (await disk()).delete(key);
  };
  return {
    async room() {
      if (config.s3) return { kind: "s3", free: null, total: null };
      const { bavail, blocks, bsize } = await fs.promises.statfs(config.dataDir);
      return { kind: "disk", free: bavail * bsize, total: blocks * bsize };
    },
    put: async (...file) => (await drive()).put(...file),
    putFile: async (...file) => (await drive()).putFile(...file),
    async get(key) {
      try {
        return Buffer.from(await (await disk()).getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async open(key) {
      const { disk, part } = await drive();
      try {
        const { contentLength: size } = await disk.getMetaData(key);
        return { size, read: (from, to) => part(key, from, to) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove,
    async drop(key) {
      try {
        await remove(key);
      } catch (error) {
        log.warn({ err: error, key }, "file not removed");
      }
    },
  };
}
