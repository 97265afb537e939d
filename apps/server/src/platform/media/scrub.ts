import { scrubMp3 } from "#platform/media/mp3.ts";
import { scrubMp4 } from "#platform/media/mp4.ts";
import { scrubOgg } from "#platform/media/ogg.ts";
import { BrokenMedia, PatchedFile } from "#platform/media/patched-file.ts";
import { scrubWebm } from "#platform/media/webm.ts";

const SCRUBBERS: Readonly<Record<string, (file: PatchedFile) => Promise<void>>> = {
  "video/mp4": scrubMp4,
  "audio/mp4": scrubMp4,
  "video/webm": scrubWebm,
  "audio/webm": scrubWebm,
  "audio/ogg": scrubOgg,
  "audio/mpeg": scrubMp3,
};

/** Whether files of a type are pictures that move, or sound, and tell more than that. */
export const isScrubbed = (type: string): boolean => type in SCRUBBERS;

/**
 * Removes metadata (place, time, device, author) from a video or audio file on disk, in place and without loading it into memory.
 * False for a broken file, of which nothing may be kept.
 */
export async function scrub(path: string, type: string): Promise<boolean> {
  const file = await PatchedFile.open(path);
  try {
    await SCRUBBERS[type]?.(file);
    return true;
  } catch (error) {
    if (error instanceof BrokenMedia) return false;
    throw error;
  } finally {
    await file.close();
  }
}
