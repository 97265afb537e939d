import { useEffect, useRef } from "react";

/** How much each bar shows of the level: the middle ones most, as voices do. */
const BARS = [0.55, 0.85, 1, 0.75, 0.5];
const SAMPLE_MS = 60;
/** Where motion is unwanted. */
const REDUCED_MOTION_SAMPLE_MS = 500;
/** Speech at a usual distance comes out at about a quarter of full scale. */
const GAIN = 5;

/** Shows the level of the member's own microphone. Visual only: whether it is off is a text elsewhere. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!track || !("AudioContext" in window)) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    let shown = 0;
    const look = () => {
      analyser.getFloatTimeDomainData(wave);
      const loud = Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);
      // Falls slower than it rises: otherwise it flickers between syllables.
      shown = Math.max(Math.min(1, loud * GAIN), shown * 0.8);
      [...(box.current?.children ?? [])].forEach((bar, index) => {
        if (bar instanceof HTMLElement) bar.style.scale = `1 ${0.15 + 0.85 * shown * (BARS[index] ?? 1)}`;
      });
    };
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setInterval(look, calm ? REDUCED_MOTION_SAMPLE_MS : SAMPLE_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return (
    <span ref={box} aria-hidden="true" className="flex h-6 shrink-0 items-center gap-0.5">
      {BARS.map((share) => (
        <span key={share} className="h-full w-1 scale-y-15 rounded-full bg-accent" />
      ))}
    </span>
  );
}
