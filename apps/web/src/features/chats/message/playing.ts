let current: HTMLAudioElement | null = null;

/** Starts a voice message and pauses the one before: only one plays at a time. */
export function beginPlaying(audio: HTMLAudioElement): void {
  if (current !== audio) current?.pause();
  current = audio;
}

/**
 * Makes a recording seekable: browsers write them without their length, and find it out only when sent to the end.
 * Resolves when it is known (or at once, if it is).
 */
export function knowLength(audio: HTMLAudioElement): Promise<void> {
  if (Number.isFinite(audio.duration)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (!Number.isFinite(audio.duration)) return;
      audio.removeEventListener("durationchange", done);
      audio.currentTime = 0;
      resolve();
    };
    audio.addEventListener("durationchange", done);
    audio.currentTime = 1e7;
  });
}
