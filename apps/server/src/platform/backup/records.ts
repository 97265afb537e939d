import { once } from "node:events";
import fs from "node:fs";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { BackupError, opening, sealing } from "#platform/backup/seal.ts";

// What an archive holds, behind its seal and compressed: parts one after another. A part is a line that says what it is (JSON)
// and its bytes.

/** A table's place: in which schema, and what makes it a part of another one. */
export type TableHead = {
  kind: "table";
  schema: string;
  name: string;
  columns: readonly string[];
  /** Set on a partition: of which table, and for which values, in SQL. */
  partOf?: { schema: string; name: string; bound: string };
};
/** What a part of an archive is. */
export type Head =
  | {
      kind: "start";
      at: string;
      migrations: readonly string[];
      jobs: number | null;
      postgres: string;
      files: boolean;
    }
  | TableHead
  | { kind: "sequence"; schema: string; name: string; value: string; called: boolean }
  | { kind: "file"; key: string }
  /** A key that an embedded installation stores next to its data. */
  | { kind: "kept"; name: string }
  | { kind: "end"; tables: number; sequences: number; files: number; bytes: number };

const HEAD = 1;
const DATA = 2;
const FRAME_BYTES = 5;
const RECORD_BYTES_MAX = 64 * 2 ** 20;

/** Writes an archive. */
export type ArchiveWriter = {
  /** Begins a part, and writes all of its bytes. */
  part(head: Head, data?: AsyncIterable<Buffer>): Promise<void>;
  /** Ends the archive; it is on the disk then. */
  end(): Promise<void>;
  /** Gives it up. */
  destroy(): void;
};

async function send(target: Writable, kind: number, bytes: Buffer): Promise<void> {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame[0] = kind;
  frame.writeUInt32BE(bytes.length, 1);
  target.write(frame);
  if (!target.write(bytes)) await once(target, "drain");
}

/** Creates an archive for writing; `file` must not exist, and only its owner may read it. */
export async function createArchive(file: string, passphrase: string): Promise<ArchiveWriter> {
  const target = fs.createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await once(target, "open");
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
  const done = pipeline(compress, await sealing(passphrase), target);
  // The next write or the end reports the error.
  done.catch(() => undefined);
  return {
    async part(head, data = Readable.from([])) {
      await Promise.race([send(compress, HEAD, Buffer.from(JSON.stringify(head))), done]);
      for await (const chunk of data) await Promise.race([send(compress, DATA, chunk), done]);
    },
    async end() {
      compress.end();
      await done;
    },
    destroy: () => void compress.destroy(),
  };
}

/** A part of an archive as it is read: its bytes have to be taken before the next part is asked for, or are passed over. */
export type Part = { head: Head; data: AsyncIterable<Buffer> };

/** Cuts records out of the bytes. */
async function* recordsOf(source: AsyncIterable<Buffer>): AsyncGenerator<{ kind: number; bytes: Buffer }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    while (waiting.length >= FRAME_BYTES) {
      const length = waiting.readUInt32BE(1);
      if (length > RECORD_BYTES_MAX) throw new BackupError("This backup holds something that no one wrote.");
      if (waiting.length < FRAME_BYTES + length) break;
      yield { kind: waiting[0] ?? 0, bytes: waiting.subarray(FRAME_BYTES, FRAME_BYTES + length) };
      waiting = waiting.subarray(FRAME_BYTES + length);
    }
  }
  if (waiting.length > 0) throw new BackupError("This backup ends in the middle of something.");
}

/** Reads an archive part by part. Throws a BackupError where it is not what was written. */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<Part> {
  const sealed = fs.createReadStream(file, { highWaterMark: 2 ** 20 });
  const plain = Readable.from(opening(sealed as AsyncIterable<Buffer>, passphrase)); // no encoding is set
  const unpacked = createZstdDecompress();
  let failure: unknown = null;
  const piped = pipeline(plain, unpacked).catch((error: unknown) => {
    failure = error;
  });
  const records = recordsOf(unpacked as AsyncIterable<Buffer>); // as above
  try {
    let next = await records.next();
    while (!next.done) {
      const head = JSON.parse(next.value.bytes.toString("utf8")) as Head; // it was sealed by us
      let isTaken = false;
      const data = (async function* () {
        for (next = await records.next(); !next.done && next.value.kind === DATA; next = await records.next())
          yield next.value.bytes;
        isTaken = true;
      })();
      yield { head, data };
      if (!isTaken) for await (const _ of data); // passed over
    }
    await piped;
  } catch (error) {
    sealed.destroy();
    await piped;
    throw failure ?? error;
  } finally {
    sealed.destroy();
  }
  if (failure) throw failure;
}
