import { useEffect, useRef, useState } from "react";
import type { Profile } from "../api.ts";
import { DeckCard } from "./deck-card.tsx";
import type { Direction } from "./drag.ts";
import { keyOf, type Pile } from "./pile.ts";
import { CardBox } from "./profile-card.tsx";

/** The top card and what shows beneath it. */
const VISIBLE = 3;
/** The number of pictures that are fetched after the first decision. */
const AHEAD = 6;

/** The pile as it lies on the table: three cards, and those on their way out above them. */
export function DeckStack({
  pile,
  onDecide,
  onGone,
  onDetails,
}: {
  pile: Pile;
  onDecide: (direction: Direction, speed: number) => boolean;
  onGone: (id: string) => void;
  onDetails: (profile: Profile) => void;
}) {
  const table = useRef<HTMLDivElement>(null);
  const lift = (share: number) => table.current?.style.setProperty("--lift", String(share));
  const top = pile.cards[0];
  const topKey = top && keyOf(top);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card on top lies flat
  useEffect(() => lift(0), [topKey]);
  const [seen, setSeen] = useState(false);
  const [decided, setDecided] = useState(false);
  if (!decided && pile.leaving.length > 0) setDecided(true);
  // The top one first and alone: on a slow line the others would take from it.
  const undecided = seen ? 2 : 1;
  const pictures = decided ? AHEAD : undecided;
  useEffect(() => {
    for (const { profile } of pile.cards.slice(VISIBLE, pictures)) new Image().src = profile.avatar;
  }, [pile.cards, pictures]);

  const shown = pile.cards.slice(0, VISIBLE).map((card, depth) => ({ card, depth, leaving: null }));
  const leaving = pile.leaving.map((card) => ({ card, depth: 0, leaving: card }));
  return (
    <CardBox ref={table}>
      {[...shown.reverse(), ...leaving].map(({ card, depth, leaving: way }) => (
        <DeckCard
          key={keyOf(card)}
          profile={card.profile}
          picture={depth < pictures}
          onPicture={() => setSeen(true)}
          depth={depth}
          from={card.from}
          leaving={way}
          onDecide={onDecide}
          onGone={() => onGone(card.profile.id)}
          onDetails={() => onDetails(card.profile)}
          onMove={lift}
        />
      ))}
    </CardBox>
  );
}
