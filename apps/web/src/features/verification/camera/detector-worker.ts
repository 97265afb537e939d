import { findCard } from "./find-card.ts";

/** A frame, small, as its pixels. */
export type Frame = { pixels: Uint8ClampedArray; width: number; height: number };

/** Looks for a card off the main thread. */
self.onmessage = ({ data: { pixels, width, height } }: MessageEvent<Frame>) => {
  self.postMessage(findCard(pixels, width, height));
};
