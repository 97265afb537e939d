import { CARD } from "@kompagnon/contract/verification/rules.ts";
import { type RefObject, useEffect, useState } from "react";
import type { Frame } from "./detector-worker.ts";
import type { Found, Point } from "./find-card.ts";

/** The result of a camera frame: nothing, a card that should be held still, or one that was still long enough. */
type Sight = "searching" | "hold" | "locked";

/** Whether something found in a frame of this size looks like a card: wholly inside, large enough, as wide as cards are. */
export function isCard(found: Found, width: number, height: number): found is NonNullable<Found> {
  if (!found || found.cover < CARD.cover) return false;
  const sides = found.quad.map(([x, y], at) => {
    const [nextX, nextY] = found.quad[(at + 1) % found.quad.length] ?? [x, y];
    return Math.hypot(nextX - x, nextY - y);
  });
  const [a = 0, b = 0, c = 0, d = 0] = sides;
  const one = (a + c) / 2;
  const other = (b + d) / 2;
  const aspect = Math.max(one, other) / Math.min(one, other);
  const isWhole = found.quad.every(([x, y]) => x > 1 && y > 1 && x < width - 2 && y < height - 2);
  return isWhole && aspect >= CARD.aspect.min && aspect <= CARD.aspect.max;
}

/**
 * From single frames to a decision: five in a row that show the same card lock, six without one unlock. Started `unarmed`
 * it first waits until no card is seen, so that the side that was just taken is not taken for the next one.
 */
export class CardLock {
  #locked = false;
  #hits = 0;
  #misses = 0;
  #last: readonly Point[] | null = null;
  #armed: boolean;
  constructor({ armed = true } = {}) {
    this.#armed = armed;
  }

  next(found: Found, width: number, height: number): Sight {
    const card = isCard(found, width, height) ? found.quad : null;
    if (card) {
      const isSame = this.#last === null || drift(this.#last, card) / width <= CARD.drift;
      this.#hits = isSame ? this.#hits + 1 : 1;
      this.#misses = 0;
      this.#last = card;
    } else {
      this.#misses += 1;
      if (!this.#locked) this.#hits = 0;
    }
    if (this.#misses >= CARD.unlockFrames) {
      this.#armed = true;
      this.#locked = false;
      this.#hits = 0;
      this.#last = null;
    }
    if (!this.#armed) return "searching";
    if (this.#hits >= CARD.lockFrames) this.#locked = true;
    if (this.#locked) return "locked";
    if (card) return "hold";
    return "searching";
  }
}

/** How far the corner that moved most is from where any corner was. */
const drift = (before: readonly Point[], now: readonly Point[]): number =>
  Math.max(...before.map(([x, y]) => Math.min(...now.map(([a, b]) => Math.hypot(x - a, y - b)))));

/** What is seen, and the card's corners as shares of the picture's width and height. */
export type Seen = { sight: Sight; quad: readonly Point[] | null };
const NOTHING: Seen = { sight: "searching", quad: null };

/** The width that frames are scaled to before detection, and the interval between them, in ms. */
const FRAME_WIDTH = 320;
const PAUSE_MS = 80;

/** Follows what a running camera shows, in a worker; nothing while it is off. */
export function useDetector(
  video: RefObject<HTMLVideoElement | null>,
  { on, armed }: { on: boolean; armed: boolean },
): Seen {
  const [seen, setSeen] = useState<Seen>(NOTHING);
  useEffect(() => {
    if (!on) return;
    setSeen(NOTHING);
    return follow(video, new CardLock({ armed }), setSeen);
  }, [on, armed, video]);
  return on ? seen : NOTHING;
}

function follow(
  video: RefObject<HTMLVideoElement | null>,
  lock: CardLock,
  onSeen: (seen: Seen) => void,
): () => void {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const worker = new Worker(new URL("./detector-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout>;
  const detect = () => {
    const { current } = video;
    if (!context || !current || current.videoWidth === 0 || current.readyState < 2) {
      timer = setTimeout(detect, PAUSE_MS);
      return;
    }
    canvas.width = FRAME_WIDTH;
    canvas.height = Math.round((FRAME_WIDTH * current.videoHeight) / current.videoWidth);
    context.drawImage(current, 0, 0, canvas.width, canvas.height);
    const { data: pixels, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const frame: Frame = { pixels, width, height };
    worker.postMessage(frame, [pixels.buffer]);
  };
  worker.onmessage = ({ data: found }: MessageEvent<Found>) => {
    const { width, height } = canvas;
    const sight = lock.next(found, width, height);
    const quad = sight === "searching" ? null : (found?.quad ?? null);
    onSeen({ sight, quad: quad?.map(([x, y]) => [x / width, y / height] as const) ?? null });
    timer = setTimeout(detect, PAUSE_MS);
  };
  // Without a worker one still takes the picture by hand.
  worker.onerror = () => onSeen(NOTHING);
  detect();
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
}
