import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type * as Y from "yjs";
import { SharedText } from "./shared-text.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A shared text that a field is bound to. */
type Source = {
  /** The text; null where there is none yet. */
  text: Y.Text | null;
  /** Makes it from what is shown in its place, when something is written first; null where that is not possible. */
  make: () => Y.Text | null;
  /** What is shown where there is no text. */
  value: string;
  max: number;
  /** Whose changes an undo takes back. */
  origin: unknown;
};

/** Brings what a field shows level with its text, with the selection given. */
function show(field: Field, words: string, [start, end]: readonly [number, number]): void {
  const { selectionDirection } = field;
  field.value = words;
  field.setSelectionRange(start, end, selectionDirection ?? undefined);
}

/** What a field is given so that several people write in it at once, each at their own caret. */
export function useSharedText<F extends Field>({ text, make, value, max, origin }: Source) {
  const ref: RefObject<F | null> = useRef<F>(null);
  const bound = useRef<SharedText | null>(null);
  const composing = useRef(false);
  const [shown, setShown] = useState(text ? text.toString() : value);
  const otherwise = text ? "" : value;
  useLayoutEffect(() => {
    if (!text) {
      bound.current = null;
      setShown(otherwise);
      return;
    }
    const one = new SharedText(text, { max, origin });
    bound.current = one;
    setShown(one.shown);
    return one.listen((carry) => {
      const field = ref.current;
      // At once: a key that comes before the next drawing has to find what it is typed into.
      if (field && field === document.activeElement)
        show(field, one.shown, [carry(field.selectionStart ?? 0), carry(field.selectionEnd ?? 0)]);
      setShown(one.shown);
    });
  }, [text, max, origin, otherwise]);

  const take = (field: F) => {
    const made = bound.current ? null : make();
    if (made) bound.current = new SharedText(made, { max, origin });
    const one = bound.current;
    if (!one) return setShown(value);
    const caret = one.input(field.value, field.selectionStart ?? field.value.length);
    if (one.shown !== field.value) show(field, one.shown, [caret, caret]);
    setShown(one.shown);
  };
  return {
    ref,
    value: shown,
    onChange: ({ currentTarget }: ChangeEvent<F>) =>
      composing.current ? setShown(currentTarget.value) : take(currentTarget),
    onCompositionStart: () => {
      composing.current = true;
      bound.current?.hold();
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: F }) => {
      composing.current = false;
      take(currentTarget);
    },
  };
}
