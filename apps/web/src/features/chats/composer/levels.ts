import { WAVEFORM_BARS } from "@kompagnon/contract/chats/rules.ts";

/** How loud a stretch of sound is, from 0 to 1: quiet speech is lifted, so that it can be seen. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, Math.sqrt(Math.sqrt(sum / Math.max(1, samples.length))) * 1.4);
}

/** A recording's levels (0 to 1) as a fixed number of bars from 0 to 100, the loudest of each stretch. */
export function waveformOf(levels: readonly number[], bars = WAVEFORM_BARS): number[] {
  if (levels.length === 0) return Array.from({ length: bars }, () => 0);
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / bars));
    const loudest = Math.max(...levels.slice(from, to));
    return Math.round(Math.min(1, Math.max(0, loudest)) * 100);
  });
}
