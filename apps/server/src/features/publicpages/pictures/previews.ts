import { Fail } from "#features/publicpages/cards.ts";
import { drawPreview, type Preview, versionOf } from "#features/publicpages/pictures/preview.ts";
import { PapersUnavailable } from "#platform/papers/papers.ts";
import type { Platform } from "#platform/platform.ts";

/** Max bytes of cached pictures; the least recently used one is evicted first. */
const CACHE_MAX_BYTES = 24 * 1024 * 1024;
/** More being drawn at the same time than this are refused: papers that people wait for come from the same process. */
const DRAWN_MAX = 8;
const AGAIN_S = 5;

/** Preview pictures, drawn once as long as what they show stays the same. */
export type Previews = (preview: Preview) => Promise<Buffer>;

/** Caches the last drawn pictures by their content. Concurrent requests for a picture share one drawing. */
export function createPreviews(platform: Pick<Platform, "papers" | "storage" | "config">): Previews {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  const keep = (version: string, picture: Buffer) => {
    kept.set(version, picture);
    bytes += picture.length;
    for (const [oldest, old] of kept) {
      if (bytes <= CACHE_MAX_BYTES) return;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  const draw = async (version: string, preview: Preview): Promise<Buffer> => {
    if (drawing.size >= DRAWN_MAX) throw new Fail("unavailable", { retryAfter: AGAIN_S });
    const drawn = drawPreview(platform, preview).finally(() => drawing.delete(version));
    drawing.set(version, drawn);
    const picture = await drawn;
    keep(version, picture);
    return picture;
  };
  return async (preview) => {
    const version = versionOf(preview);
    const found = kept.get(version);
    if (found) {
      // The last used goes last.
      kept.delete(version);
      kept.set(version, found);
      return found;
    }
    try {
      return await (drawing.get(version) ?? draw(version, preview));
    } catch (error) {
      if (error instanceof PapersUnavailable) throw new Fail("unavailable", { retryAfter: AGAIN_S });
      throw error;
    }
  };
}
