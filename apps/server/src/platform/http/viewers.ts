import { hash } from "node:crypto";
import type { FindViewer, Viewer } from "#platform/http/viewer.ts";

/**
 * For so long a viewer who was looked up is trusted without looking again, in ms. What changes a viewer is heard of sooner
 * (see `forget`); this bounds it where that news is late: a ban acts within a second on every process.
 */
const TRUSTED_MS = 500;
const CACHED_MAX = 10_000;
/** A look-up that takes longer has failed: what changed during it need not be remembered. */
const LOOKUP_TIMEOUT_MS = 20_000;

/** The viewers a process knows, by the hash of their cookie. */
export interface Viewers {
  /** Whose a cookie is; at once where that is known. */
  find(cookie: string): Viewer | null | Promise<Viewer | null>;
  /** What was known of a member holds no longer: ban, level, premium, address, or an end of sessions. */
  forget(memberId: string): void;
  /** Nothing that was known holds any longer. */
  clear(): void;
}

/** Remembers for a moment what `look` finds. */
export function createViewers(look: FindViewer): Viewers {
  const cached = new Map<string, { viewer: Viewer; until: number }>();
  /** When members were forgotten: a look-up that began before may have seen what they were. */
  const forgotten = new Map<string, number>();
  let cleared = 0;
  const keep = (key: string, viewer: Viewer, began: number) => {
    if (began < cleared || began <= (forgotten.get(viewer.id) ?? -1)) return;
    const oldest = cached.size >= CACHED_MAX ? cached.keys().next().value : undefined;
    if (oldest !== undefined) cached.delete(oldest);
    cached.set(key, { viewer, until: began + TRUSTED_MS });
  };
  return {
    find(cookie) {
      const key = hash("sha256", cookie, "base64");
      const began = performance.now();
      const found = cached.get(key);
      if (found && found.until > began) return found.viewer;
      cached.delete(key);
      return look(cookie).then((viewer) => {
        if (viewer) keep(key, viewer, began);
        return viewer;
      });
    },
    forget(memberId) {
      const now = performance.now();
      forgotten.set(memberId, now);
      for (const [key, { viewer }] of cached) if (viewer.id === memberId) cached.delete(key);
      for (const [id, at] of forgotten) {
        if (at > now - LOOKUP_TIMEOUT_MS) break;
        forgotten.delete(id);
      }
    },
    clear() {
      cleared = performance.now();
      cached.clear();
    },
  };
}
