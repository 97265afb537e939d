import type { PatchedFile } from "#platform/media/patched-file.ts";

const HEAD = 10;
const OLD_TAG = 128;

/** Takes the tags (ID3) out of an MP3 file, in place: what remains of them is empty space, as writers of tags leave it. */
export async function scrubMp3(file: PatchedFile): Promise<void> {
  const head = await file.read(0, HEAD);
  if (head.length === HEAD && head.toString("latin1", 0, 3) === "ID3") {
    // Seven bits a byte.
    const length = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    await file.write(5, Buffer.alloc(1));
    await file.clear(HEAD, Math.min(length, file.size - HEAD));
  }
  const at = file.size - OLD_TAG;
  if (at >= 0 && (await file.read(at, 3)).toString("latin1") === "TAG") await file.clear(at, OLD_TAG);
}
