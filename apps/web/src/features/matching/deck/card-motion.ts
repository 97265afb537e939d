import { type Direction, type Sample, speedOf, stampOpacity, tilt, verdict } from "./drag.ts";
import { flyOut, springHome, type Vector } from "./glide.ts";

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
