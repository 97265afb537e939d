import { useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { type Deck, openDeck } from "../model/deck.ts";

/** The deck in a document; follows it. */
export function useDeck(doc: Y.Doc): Deck {
  const store = useMemo(() => openDeck(doc), [doc]);
  return useSyncExternalStore(store.listen, store.read, store.read);
}
