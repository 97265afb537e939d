/** A tone: pitch in hertz, beginning and length in seconds within the round. */
type Tone = { pitch: number; at: number; length: number };
/** Rounds of tones: soft chords for an incoming call, the old dialling tone for an outgoing one. */
const TUNES: Record<"in" | "out", { seconds: number; loudness: number; tones: readonly Tone[] }> = {
  in: {
    seconds: 3,
    loudness: 0.14,
    tones: [
      { pitch: 587, at: 0, length: 0.35 },
      { pitch: 740, at: 0.18, length: 0.35 },
      { pitch: 880, at: 0.36, length: 0.55 },
      { pitch: 740, at: 1, length: 0.35 },
      { pitch: 880, at: 1.18, length: 0.6 },
    ],
  },
  out: { seconds: 5, loudness: 0.05, tones: [{ pitch: 425, at: 0.1, length: 1 }] },
};

function playRound(context: AudioContext, { tones, loudness }: (typeof TUNES)["in"]): void {
  for (const { pitch, at, length } of tones) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.03);
    gain.gain.setValueAtTime(loudness, begin + length * 0.6);
    gain.gain.linearRampToValueAtTime(0, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** Rings until the returned function is called. Browsers mute a page before the first interaction: then it rings from that on. */
export function startRinging(direction: "in" | "out"): () => void {
  if (!("AudioContext" in window)) return () => undefined;
  const tune = TUNES[direction];
  const context = new AudioContext();
  const round = () => {
    if (context.state === "running") playRound(context, tune);
  };
  const wake = () => void context.resume().catch(() => undefined); // still not allowed: the next touch tries again
  context.addEventListener("statechange", round, { once: true });
  if (context.state === "running") round();
  const timer = setInterval(round, tune.seconds * 1000);
  const touches = ["pointerdown", "keydown"] as const;
  for (const touch of touches) addEventListener(touch, wake);
  return () => {
    clearInterval(timer);
    for (const touch of touches) removeEventListener(touch, wake);
    void context.close();
  };
}
