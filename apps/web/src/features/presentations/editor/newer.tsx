import { RefreshCw } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { Button } from "#ui/button.tsx";
import { deckOf } from "../model/deck-doc.ts";
import { useWords } from "./use-words.ts";

/** The version of a deck's format. A version that writes something which this one would not keep has a higher number. */
const DECK_VERSION = 1;

/** Whether a newer version of the product has written in a deck: changed here, something of it could be lost. */
export function isNewer(doc: Y.Doc): boolean {
  const version = deckOf(doc).get("version");
  return typeof version === "number" && version > DECK_VERSION;
}

/** Whether a newer version of the product has written in a deck; follows it. */
export function useNewer(doc: Y.Doc): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const deck = deckOf(doc);
      deck.observe(listener);
      return () => deck.unobserve(listener);
    },
    [doc],
  );
  return useSyncExternalStore(listen, () => isNewer(doc));
}

/** Says why such a deck is only read here, and leads to the newer version. */
export function Newer() {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-accent-soft px-4 py-2 text-ink text-sm">
      <RefreshCw aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      {t("newer.text")}
      <Button size="sm" variant="secondary" onClick={() => location.reload()}>
        {t("newer.reload")}
      </Button>
    </p>
  );
}
