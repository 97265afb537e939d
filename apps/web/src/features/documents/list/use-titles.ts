import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { useEffect, useState } from "react";
import { onUnlocked, unlockedIdentity } from "#features/identities/public.ts";
import { listedTitle } from "../custody/document-keys.ts";

type Read = { titles: ReadonlyMap<string, string>; locked: boolean };

async function read(cards: readonly DocumentCard[]): Promise<Read> {
  const found = await Promise.all(cards.map(async (card) => [card.id, await listedTitle(card)] as const));
  const titles = new Map(found.flatMap(([id, title]) => (title === null ? [] : [[id, title] as const])));
  const isLocked = cards.some(({ sealed_title: sealed }) => sealed) && !(await unlockedIdentity());
  return { titles, locked: isLocked };
}

/**
 * The titles of documents in a list, as far as they are read here, null until the first are; `locked`: a passphrase would open
 * more. Kept nowhere.
 */
export function useTitles(cards: readonly DocumentCard[] | undefined): Read | null {
  const [now, setNow] = useState<Read | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => onUnlocked(() => setTimes((before) => before + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again once something was unlocked
  useEffect(() => {
    let over = false;
    const none = { titles: new Map(), locked: false };
    if (cards)
      void read(cards).then(
        (next) => !over && setNow(next),
        () => !over && setNow((before) => before ?? none),
      );
    return () => {
      over = true;
    };
  }, [cards, times]);
  return now;
}
