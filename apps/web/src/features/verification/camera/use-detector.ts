import { type RefObject, useEffect, useState } from "react";
import { CardLock, type Sight } from "./card-lock.ts";
import type { Frame } from "./detector-worker.ts";
import type { Found, Point } from "./find-card.ts";

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
  tell: (seen: Seen) => void,
): () => void {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const worker = new Worker(new URL("./detector-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const { current } = video;
    if (!context || !current || current.videoWidth === 0 || current.readyState < 2) {
      timer = setTimeout(look, PAUSE_MS);
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
    tell({ sight, quad: quad?.map(([x, y]) => [x / width, y / height] as const) ?? null });
    timer = setTimeout(look, PAUSE_MS);
  };
  // Without a worker one still takes the picture by hand.
  worker.onerror = () => tell(NOTHING);
  look();
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
}
