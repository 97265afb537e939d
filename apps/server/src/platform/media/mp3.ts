import type { PatchedFile } from "#platform/media/patched-file.ts";

const HEAD = 10;
const OLD_TAG = 128;
const APE_FOOTER = 32;
const LYRICS_END = 9;
const LYRICS_SIZE = 6;
const LYRICS_MAX = 5_100;
/** A file has one of each; a forged one may have a row of them. */
const TAIL_TAGS_MAX = 8;

/** Takes the tags (ID3, APE, Lyrics3) out of an MP3 file, in place: what remains of them is empty space, as writers of tags leave it. */
export async function scrubMp3(file: PatchedFile): Promise<void> {
  const head = await file.read(0, HEAD);
  if (head.length === HEAD && head.toString("latin1", 0, 3) === "ID3") {
    // Seven bits a byte.
    const length = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    await file.write(5, Buffer.alloc(1));
    await file.clear(HEAD, Math.min(length, file.size - HEAD));
  }
  await clearTail(file, await clearOldTag(file));
}

/** The tag of fixed size at the very end. Returns the end of the data before it. */
async function clearOldTag(file: PatchedFile): Promise<number> {
  const at = file.size - OLD_TAG;
  if (at < 0 || (await file.read(at, 3)).toString("latin1") !== "TAG") return file.size;
  await file.clear(at, OLD_TAG);
  return at;
}

/** Tags that say their length at their end (APEv2, Lyrics3), one in front of the other. */
async function clearTail(file: PatchedFile, from: number): Promise<void> {
  let end = from;
  for (let found = 0; found < TAIL_TAGS_MAX; found += 1) {
    const length = (await apeLength(file, end)) ?? (await lyricsLength(file, end));
    if (length === null || length > end) return;
    await file.clear(end - length, length);
    end -= length;
  }
}

/** The length of an APE tag that ends at a place, its head included; null where none does. */
async function apeLength(file: PatchedFile, end: number): Promise<number | null> {
  if (end < APE_FOOTER) return null;
  const footer = await file.read(end - APE_FOOTER, APE_FOOTER);
  if (footer.toString("latin1", 0, 8) !== "APETAGEX") return null;
  // The size counts the footer; bit 31 says that there is a head as well.
  const hasHead = footer.readUInt32LE(20) >= 0x8000_0000;
  return footer.readUInt32LE(12) + (hasHead ? APE_FOOTER : 0);
}

/** The same for a Lyrics3 tag: version 2 stores its size before its end, version 1 requires a search for its beginning. */
async function lyricsLength(file: PatchedFile, end: number): Promise<number | null> {
  if (end < LYRICS_END + LYRICS_SIZE) return null;
  const tail = (await file.read(end - LYRICS_END - LYRICS_SIZE, LYRICS_END + LYRICS_SIZE)).toString("latin1");
  if (tail.endsWith("LYRICS200") && /^\d{6}/.test(tail))
    return Number(tail.slice(0, LYRICS_SIZE)) + LYRICS_SIZE + LYRICS_END;
  if (!tail.endsWith("LYRICSEND")) return null;
  const from = Math.max(0, end - LYRICS_MAX);
  const at = (await file.read(from, end - from)).toString("latin1").lastIndexOf("LYRICSBEGIN");
  return at < 0 ? null : end - from - at;
}
