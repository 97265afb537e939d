import { SCROLL_MS } from "@kompagnon/contract/analytics/rules.ts";
import { depthHere, pathHere, titleHere } from "./place.ts";

/** The reading progress of a page, as sent to the server. */
export type Read = { timeOnPage: number; maxScrollDepth: number; scrollEventsCount: number };

/** A visit to one page: the time it was visible, and the scroll depth. */
export class View {
  readonly path = pathHere();
  readonly title = titleHere(this.path);
  /** As the server called it; null until it answered. */
  id: string | null = null;
  #depth = depthHere();
  #scrolls = 0;
  #before = 0;
  #since: number | null = document.hidden ? null : performance.now();
  #said = "";

  /** In seconds, in sight only. */
  get seconds(): number {
    const running = this.#since === null ? 0 : performance.now() - this.#since;
    return Math.round((this.#before + running) / 100) / 10;
  }

  /** The page came in sight or went out of it. */
  inSight(on: boolean): void {
    if (on === (this.#since !== null)) return;
    if (this.#since !== null) this.#before += performance.now() - this.#since;
    this.#since = on ? performance.now() : null;
  }

  /** The visitor scrolled, and paused for a moment. */
  scrolled(): void {
    this.#scrolls += 1;
    this.#depth = Math.max(this.#depth, depthHere());
  }

  /** The reading progress; null if it was sent before. */
  read(): Read | null {
    const read = { timeOnPage: this.seconds, maxScrollDepth: this.#depth, scrollEventsCount: this.#scrolls };
    const words = JSON.stringify(read);
    if (words === this.#said) return null;
    this.#said = words;
    return read;
  }
}

/** Calls back when the visitor has scrolled and paused (spec: 500 ms). */
export function whenScrolled(rested: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(rested, SCROLL_MS);
  };
}

/** How quickly the document was there, in ms; nothing for pages that came without one. */
export function loadTimes(): { load?: number; domContentLoaded?: number; firstPaint?: number } {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of that type
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const round = (time: number) => Math.round(Math.max(0, time));
  return {
    ...(load && load.loadEventEnd > 0 && { load: round(load.loadEventEnd) }),
    ...(load &&
      load.domContentLoadedEventEnd > 0 && { domContentLoaded: round(load.domContentLoadedEventEnd) }),
    ...(paint && { firstPaint: round(paint.startTime) }),
  };
}
