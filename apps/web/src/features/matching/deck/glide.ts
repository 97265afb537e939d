import { spring } from "motion";

/** A place or a speed, in px or px/s. */
export type Vector = { x: number; y: number };

/** Calls `step` with the seconds since the last frame until it answers false. Answers how to stop. */
function everyFrame(step: (seconds: number) => boolean): () => void {
  let before = performance.now();
  let request = requestAnimationFrame(function frame(now) {
    // A frame that took long (a tab in the background) must not throw the card about.
    const seconds = Math.min(0.05, Math.max(0, now - before) / 1000);
    before = now;
    if (step(seconds)) request = requestAnimationFrame(frame);
  });
  return () => cancelAnimationFrame(request);
}

/** Springs from a place to the middle, starting at a speed. Answers how to stop. */
export function springHome(from: Vector, speed: Vector, place: (at: Vector) => void): () => void {
  const shape = { stiffness: 380, damping: 30, mass: 1, restDelta: 0.4, restSpeed: 8 };
  const x = spring({ keyframes: [from.x, 0], velocity: speed.x, ...shape });
  const y = spring({ keyframes: [from.y, 0], velocity: speed.y, ...shape });
  let elapsed = 0;
  return everyFrame((seconds) => {
    elapsed += seconds * 1000;
    const atX = x.next(elapsed);
    const atY = y.next(elapsed);
    place({ x: atX.value, y: atY.value });
    return !(atX.done && atY.done);
  });
}

/** A card that leaves is at least this fast, in px/s, and gets this much faster every second. */
const LEAST_SPEED = 900;
const GAIN = 2600;

/** Flies on with a speed until `limit` px to the side. Answers how to stop. */
export function flyOut({
  from,
  speed,
  limit,
  place,
  onOut,
}: {
  from: Vector;
  speed: Vector;
  limit: number;
  place: (at: Vector) => void;
  onOut: () => void;
}): () => void {
  const side = Math.sign(limit);
  let pace = Math.max(LEAST_SPEED, Math.abs(speed.x));
  let { x, y } = from;
  return everyFrame((seconds) => {
    pace += GAIN * seconds;
    x += side * pace * seconds;
    y += speed.y * seconds;
    place({ x, y });
    const out = Math.abs(x) > Math.abs(limit);
    if (out) onOut();
    return !out;
  });
}
