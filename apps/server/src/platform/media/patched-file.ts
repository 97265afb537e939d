import { type FileHandle, open } from "node:fs/promises";

/** The file is not what it says it is: cut off, twisted, or more work than any real one. */
export class BrokenMedia extends Error {}

const WINDOW = 64 * 1024;
const READS_A_TURN = 500;
/** More is taken out of no real file, also of one with a track of places for each second of hours. */
const WRITES_MAX = 20_000;
const NOTHING = Buffer.alloc(WINDOW);

/** A file on disk that is read in windows and patched in place, never held in memory as a whole. */
export class PatchedFile {
  readonly size: number;
  readonly #handle: FileHandle;
  #reads = 0;
  #writes = 0;
  #window: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  static async open(path: string): Promise<PatchedFile> {
    const handle = await open(path, "r+");
    return new PatchedFile(handle, (await handle.stat()).size);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  /** `length` bytes (at most a window) from a place on; fewer only at the end of the file. */
  async read(at: number, length: number): Promise<Buffer> {
    const { at: start, bytes } = this.#window;
    const byteCount = Math.min(length, Math.max(0, this.size - at));
    if (at >= start && at + byteCount <= start + bytes.length) {
      this.#reads += 1;
      // Reads from the buffer complete in the same tick, so yield to other tasks in between.
      if (this.#reads % READS_A_TURN === 0) await new Promise(setImmediate);
      return bytes.subarray(at - start, at - start + byteCount);
    }
    const fresh = await this.readWhole(at, Math.min(WINDOW, Math.max(0, this.size - at)));
    this.#window = { at, bytes: fresh };
    return fresh.subarray(0, byteCount);
  }

  /** A part that has to be there as a whole. */
  async readWhole(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await this.#handle.read(bytes, 0, length, at);
    if (bytesRead < length) throw new BrokenMedia("cut off");
    return bytes;
  }

  async write(at: number, bytes: Buffer): Promise<void> {
    this.#writes += 1;
    if (this.#writes > WRITES_MAX) throw new BrokenMedia("too much to take out");
    const { at: start, bytes: window } = this.#window;
    const from = Math.max(at, start);
    const to = Math.min(at + bytes.length, start + window.length);
    if (from < to) bytes.copy(window, from - start, from - at, to - at);
    await this.#handle.write(bytes, 0, bytes.length, at);
  }

  /** Puts nothing where something was. */
  async clear(at: number, length: number): Promise<void> {
    for (let done = 0; done < length; done += WINDOW)
      await this.write(at + done, NOTHING.subarray(0, Math.min(WINDOW, length - done)));
  }
}
