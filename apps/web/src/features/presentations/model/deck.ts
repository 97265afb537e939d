import { useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { deckOf, lookOf, type Slide, slideAt, slidesOf } from "./deck-doc.ts";
import { SLIDES_MAX } from "./kinds.ts";
import type { Look } from "./look.ts";
import type { SlideObject } from "./object.ts";
import { byOrder } from "./order.ts";

/** A deck at a moment. What did not change is the same object as before. */
export type Deck = Look & { readonly slides: readonly Slide[] };

/** Reads all there is, in the order in which it is shown. */
export function readDeck(doc: Y.Doc): Deck {
  const slides: Slide[] = [];
  for (const id of slidesOf(doc).keys()) {
    const slide = slides.length < SLIDES_MAX ? slideAt(doc, id) : null;
    if (slide) slides.push(slide);
  }
  return { ...lookOf(doc), slides: slides.sort(byOrder) };
}

/** What changed of a slide: some of its objects, or nothing of them. */
type Touched = Map<string, Set<string>>;

function note(touched: Touched, events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): void {
  for (const event of events) {
    const [slide, part, object] = event.path;
    if (typeof slide !== "string") {
      for (const key of event.changes.keys.keys()) touched.set(key, touched.get(key) ?? new Set());
      continue;
    }
    const objects = touched.get(slide) ?? new Set();
    touched.set(slide, objects);
    if (part !== "objects") continue;
    if (typeof object === "string") objects.add(object);
    else for (const key of event.changes.keys.keys()) objects.add(key);
  }
}

function reread(doc: Y.Doc, deck: Deck, touched: Touched): Deck {
  const slides = new Map(deck.slides.map((slide) => [slide.id, slide]));
  for (const [id, changed] of touched) {
    const before = slides.get(id);
    const same = new Map<string, SlideObject>();
    for (const object of before?.objects ?? []) if (!changed.has(object.id)) same.set(object.id, object);
    const slide = slideAt(doc, id, same);
    if (slide && (before || slides.size < SLIDES_MAX)) slides.set(id, slide);
    else slides.delete(id);
  }
  return { ...deck, slides: [...slides.values()].sort(byOrder) };
}

/** A deck that follows its document while it has listeners; reads again only what changed. */
export type DeckStore = {
  readonly read: () => Deck;
  readonly listen: (listener: () => void) => () => void;
};

/** Follows a document. */
export function openDeck(doc: Y.Doc): DeckStore {
  let deck = readDeck(doc);
  const listeners = new Set<() => void>();
  const touched: Touched = new Map();
  let looks = false;
  const onSlides = (events: Y.YEvent<Y.AbstractType<unknown>>[]) => note(touched, events);
  const onLook = () => {
    looks = true;
  };
  const settle = () => {
    if (touched.size === 0 && !looks) return;
    deck = reread(doc, looks ? { ...deck, ...lookOf(doc) } : deck, touched);
    touched.clear();
    looks = false;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    // Changes from the time without listeners.
    deck = readDeck(doc);
    slidesOf(doc).observeDeep(onSlides);
    deckOf(doc).observe(onLook);
    // One step for all that one transaction changed, however many maps it touched.
    doc.on("afterTransaction", settle);
  };
  const rest = () => {
    slidesOf(doc).unobserveDeep(onSlides);
    deckOf(doc).unobserve(onLook);
    doc.off("afterTransaction", settle);
  };
  return {
    read: () => deck,
    listen: (listener) => {
      if (listeners.size === 0) follow();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) rest();
      };
    },
  };
}

/** The deck in a document; follows it. */
export function useDeck(doc: Y.Doc): Deck {
  const store = useMemo(() => openDeck(doc), [doc]);
  return useSyncExternalStore(store.listen, store.read, store.read);
}
