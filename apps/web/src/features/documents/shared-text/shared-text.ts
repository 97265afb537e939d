import type * as Y from "yjs";

/** A change as Yjs tells it: what is kept, put in and taken away, from the start on. */
type Change = readonly { retain?: number | undefined; insert?: unknown; delete?: number | undefined }[];
/** An edit: `removed` letters were deleted at `head`, and `inserted` put in their place. */
export type Edit = { head: number; removed: number; inserted: string };

const isHigh = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text[at] ?? "");
const isLow = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text[at] ?? "");

/** What made `after` of `before`. `caret`: where it is afterwards, which tells equal letters in a row apart. */
export function editOf(before: string, after: string, caret = after.length): Edit {
  const shorter = Math.min(before.length, after.length);
  const behind = Math.min(shorter, Math.max(0, after.length - caret));
  let tail = 0;
  while (tail < behind && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < shorter - tail && before[head] === after[head]) head += 1;
  // A pair of surrogates is one letter: half of it would be lost.
  if (head > 0 && isHigh(before, head - 1)) head -= 1;
  if (tail > 0 && isLow(before, before.length - tail)) tail -= 1;
  return { head, removed: before.length - head - tail, inserted: after.slice(head, after.length - tail) };
}

const lengthOf = (inserted: unknown): number => (typeof inserted === "string" ? inserted.length : 1);

/** The position of a caret after a change: it stays behind the same letter, also if another member writes at that place. */
function carried(at: number, change: Change): number {
  let before = 0;
  let after = 0;
  for (const { retain = 0, insert, delete: removed = 0 } of change) {
    if (insert !== undefined) {
      if (before >= at) return after;
      after += lengthOf(insert);
    } else if (retain > 0) {
      if (before + retain >= at) return after + at - before;
      before += retain;
      after += retain;
    } else {
      if (before + removed >= at) return after;
      before += removed;
    }
  }
  return after + at - before;
}

/** Where the letter at a place is after a change; null where it was taken away. */
function letterAt(at: number, change: Change): number | null {
  let before = 0;
  let after = 0;
  for (const { retain = 0, insert, delete: removed = 0 } of change) {
    if (insert !== undefined) after += lengthOf(insert);
    else if (retain > 0) {
      if (before + retain > at) break;
      before += retain;
      after += retain;
    } else {
      if (before + removed > at) return null;
      before += removed;
    }
  }
  return after + at - before;
}

/**
 * A shared text as a field shows it. What is edited in the field goes into the shared text at the letters that the field showed,
 * whatever others wrote meanwhile; what others write comes into the field with the caret carried along. While a composition is
 * under way the field is left alone.
 */
export class SharedText {
  shown: string;
  readonly text: Y.Text;
  readonly #max: number;
  readonly #origin: unknown;
  /** What others changed since the field was last level with the text. */
  #later: Change[] = [];
  #held = false;
  #writing = false;

  constructor(text: Y.Text, { max, origin }: { max: number; origin: unknown }) {
    this.text = text;
    this.shown = text.toString();
    this.#max = max;
    this.#origin = origin;
  }

  /** Called with what carries a caret along whenever others changed what is shown. Answers how to stop. */
  listen(onChanged: (carry: (at: number) => number) => void): () => void {
    const follow = ({ delta }: Y.YTextEvent) => {
      if (this.#writing) return;
      this.#later.push(delta);
      if (this.#held) return;
      const later = this.#later;
      this.#later = [];
      this.shown = this.text.toString();
      onChanged((at) => later.reduce(carried, at));
    };
    this.text.observe(follow);
    return () => this.text.unobserve(follow);
  }

  /** A composition begins: what is shown stays until the next `input`. */
  hold(): void {
    this.#held = true;
  }

  /** Takes in what the field says now. Answers where the caret is in what is shown then. */
  input(next: string, caret: number): number {
    this.#held = false;
    const later = this.#later;
    this.#later = [];
    const { head, removed, inserted } = editOf(this.shown, next, caret);
    const gone = Array.from({ length: removed }, (_, nth) =>
      later.reduce<number | null>((at, change) => (at === null ? null : letterAt(at, change)), head + nth),
    );
    const room = this.#max - this.text.length + gone.filter((at) => at !== null).length;
    const words = inserted.slice(0, Math.max(0, room));
    const at = later.reduce(carried, head);
    this.#writing = true;
    this.text.doc?.transact(() => {
      // Behind what is taken away, so that the places of the others hold.
      this.text.insert(at, words);
      const moved = gone.flatMap((place) => (place === null ? [] : place + (place >= at ? words.length : 0)));
      for (const place of moved.toReversed()) this.text.delete(place, 1);
    }, this.#origin);
    this.#writing = false;
    this.shown = this.text.toString();
    return at + words.length - gone.filter((place) => place !== null && place < at).length;
  }
}
