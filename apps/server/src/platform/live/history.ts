import type { Cursor } from "#platform/live/cursor.ts";

/** How far back it is known which position the stream had when. */
const SPAN_MS = 5 * 60_000;
const STEP_MS = 500;
/** Added to what a client asks for: its request may have been answered from a reading begun before it was sent. */
const SLACK_MS = 2_000;

/** Where the stream stood at a time, for pages that fetched before their first stream. */
export class History {
  private marks: { at: number; position: Cursor }[] = [];

  /** Forgets everything: time begins now. */
  restart(position: Cursor, now = Date.now()): void {
    this.marks = [{ at: now, position }];
  }

  note(position: Cursor, now = Date.now()): void {
    if (now - (this.marks.at(-1)?.at ?? 0) < STEP_MS) return;
    this.marks.push({ at: now, position });
    while ((this.marks[0]?.at ?? now) < now - SPAN_MS) this.marks.shift();
  }

  /** A position that the stream had already left `ago` ms before now; null when that is not known any more. */
  before(ago: number, now = Date.now()): Cursor | null {
    const time = now - ago - SLACK_MS;
    return this.marks.findLast(({ at }) => at <= time)?.position ?? null;
  }
}
