import { spring } from "motion";
import { type Direction, type Sample, speedOf, stampOpacity, tilt, verdict } from "./drag.ts";

/** A place or a speed, in px or px/s. */
type Vector = { x: number; y: number };

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
function springHome(from: Vector, speed: Vector, place: (at: Vector) => void): () => void {
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
function flyOut({
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

/** Up to this many px a press is a tap, not a drag. */
const SLOP = 8;
const REST: Vector = { x: 0, y: 0 };
const sign = (direction: Direction) => (direction === "right" ? 1 : -1);
/** Whether the person asked for less motion: cards then follow the finger only. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export type MotionEvents = {
  /** Every frame, with how far the card is from the middle. */
  onMove: (offset: number) => void;
  onDecide: (direction: Direction, speed: number) => void;
  onTap: () => void;
};

/** The body of a card: follows the finger, tilts, springs back, flies out (design: matching; ui: motion). */
export class CardMotion {
  readonly #element: HTMLElement;
  readonly #events: MotionEvents;
  readonly #control = new AbortController();
  #at: Vector = REST;
  #drag: { start: Sample; samples: Sample[]; moved: boolean; pointer: number } | null = null;
  #grip: 1 | -1 = 1;
  #released: Vector = REST;
  #stopMoving = () => {};
  /** Whether the finger may take it. */
  enabled = false;

  constructor(element: HTMLElement, events: MotionEvents) {
    this.#element = element;
    this.#events = events;
    const { signal } = this.#control;
    element.addEventListener("pointerdown", this.#press, { signal });
    element.addEventListener("pointermove", this.#follow, { signal });
    element.addEventListener("pointerup", this.#release, { signal });
    element.addEventListener("pointercancel", this.#cancel, { signal });
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  }

  /** Comes in from a side, as a card that was taken back. */
  enter(from: Direction): void {
    if (isStill()) return;
    this.#place({ x: sign(from) * this.#limit(), y: 0 });
    this.home(REST);
  }

  /** Springs to the middle. */
  home(speed: Vector): void {
    this.#stopMoving();
    if (isStill()) this.#place(REST);
    else this.#stopMoving = springHome(this.#at, speed, (at) => this.#place(at));
  }

  /** Leaves to a side with a speed in px/s; calls `onOut` when it is out of sight. */
  leave(to: Direction, speed: number, onOut: () => void): void {
    this.#stopMoving();
    this.#drag = null;
    if (isStill()) {
      onOut();
      return;
    }
    this.#stopMoving = flyOut({
      from: this.#at,
      speed: { x: speed, y: this.#released.y },
      limit: sign(to) * this.#limit(),
      place: (at) => this.#place(at),
      onOut,
    });
  }

  destroy(): void {
    this.#stopMoving();
    this.#control.abort();
  }

  /** How far to the side a card is out of sight. */
  #limit(): number {
    return (window.innerWidth + this.#element.offsetWidth) / 2 + 80;
  }

  #place(at: Vector): void {
    this.#at = at;
    const { style } = this.#element;
    const turn = isStill() ? 0 : tilt(at.x, this.#grip);
    style.transform =
      at.x === 0 && at.y === 0 ? "" : `translate3d(${at.x}px, ${at.y}px, 0) rotate(${turn}deg)`;
    style.setProperty("--deal", String(stampOpacity(at.x)));
    style.setProperty("--no-deal", String(stampOpacity(-at.x)));
    this.#events.onMove(at.x);
  }

  readonly #press = (event: PointerEvent): void => {
    const onControl = event.target instanceof Element && event.target.closest("button, a");
    if (!this.enabled || !event.isPrimary || event.button !== 0 || onControl) return;
    this.#stopMoving();
    const start = { x: event.clientX - this.#at.x, y: event.clientY - this.#at.y, at: event.timeStamp };
    const box = this.#element.getBoundingClientRect();
    if (this.#at.x === 0) this.#grip = event.clientY < box.top + box.height / 2 ? 1 : -1;
    const here = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    this.#drag = { start, samples: [here], moved: false, pointer: event.pointerId };
  };

  readonly #follow = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    const at = { x: event.clientX - drag.start.x, y: event.clientY - drag.start.y };
    if (!drag.moved && Math.hypot(at.x, at.y) < SLOP) return;
    if (!drag.moved) {
      drag.moved = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    drag.samples = [...drag.samples.slice(-20), { x: event.clientX, y: event.clientY, at: event.timeStamp }];
    this.#place(at);
  };

  readonly #release = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#drag = null;
    if (!drag.moved) {
      if (this.#at.x === 0 && this.#at.y === 0) this.#events.onTap();
      else this.home(REST);
      return;
    }
    const speed = speedOf(drag.samples, event.timeStamp);
    this.#released = speed;
    const decision = verdict(this.#at.x, speed.x);
    if (decision) this.#events.onDecide(decision, speed.x);
    else this.home(speed);
  };

  /** The browser took the finger, to scroll. */
  readonly #cancel = (): void => {
    if (!this.#drag) return;
    this.#drag = null;
    this.home(REST);
  };
}
