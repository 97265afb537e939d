import path from "node:path";
import type { Disk } from "flydrive";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";

/** Where uploaded files live. Keys are "folder/name"; names are never taken from a client. */
export interface Storage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes; null if there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Removes a file; removing it twice does nothing. Rejects when it could not go, so that a job tries again. */
  remove(key: string): Promise<void>;
  /** Removes a file that nothing points to any more. Never rejects: one that could not go is logged and stays behind. */
  drop(key: string): Promise<void>;
}

async function openDisk(config: Config): Promise<Disk> {
  const { Disk } = await import("flydrive");
  if (!config.s3) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new Disk(new FSDriver({ location: path.join(config.dataDir, "files"), visibility: "private" }));
  }
  // Loaded only when used: the S3 client costs 40 MB.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket, region, endpoint, keyId, secretKey } = config.s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
      visibility: "private",
      supportsACL: false,
      // Newer checksums are unknown to much that speaks S3.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
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
  let opening: Promise<Disk> | undefined;
  const open = () => {
    opening ??= openDisk(config);
    return opening;
  };
  return {
    put: async (key, bytes, contentType) => (await open()).put(key, bytes, { contentType }),
    async get(key) {
      try {
        return Buffer.from(await (await open()).getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => (await open()).delete(key),
    async drop(key) {
      try {
        await (await open()).delete(key);
      } catch (error) {
        log.warn({ err: error, key }, "file not removed");
      }
    },
  };
}
