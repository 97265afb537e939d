import type { Profile } from "../api.ts";
import type { Direction } from "./drag.ts";

/** A card on the pile. `turn` tells a card that came back from its former self. */
export type Card = { profile: Profile; turn: number; from: Direction | null };
/** A card on its way out, with the speed it was let go with in px/s. */
type LeavingCard = Card & { to: Direction; speed: number };
/** The deck as this page has it: the top card first. */
export type Pile = {
  readonly cards: readonly Card[];
  readonly leaving: readonly LeavingCard[];
  /** The members decided on here; they never come again unless taken back. */
  readonly decided: ReadonlySet<string>;
  readonly turns: number;
};

export const EMPTY_PILE: Pile = { cards: [], leaving: [], decided: new Set(), turns: 0 };

const without = (ids: ReadonlySet<string>, id: string): Set<string> => {
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
};

/** Puts new cards below, without duplicates and without members who were decided on. */
export function addCards(pile: Pile, profiles: readonly Profile[]): Pile {
  const seen = new Set([...pile.decided, ...pile.cards.map(({ profile }) => profile.id)]);
  const fresh: Card[] = [];
  for (const profile of profiles) {
    if (seen.has(profile.id)) continue;
    seen.add(profile.id);
    fresh.push({ profile, turn: pile.turns, from: null });
  }
  return fresh.length === 0 ? pile : { ...pile, cards: [...pile.cards, ...fresh] };
}

/** Takes the top card off, to one side. */
export function takeTop(pile: Pile, to: Direction, speed: number): Pile {
  const [top, ...cards] = pile.cards;
  if (!top) return pile;
  return {
    ...pile,
    cards,
    leaving: [...pile.leaving, { ...top, to, speed }],
    decided: new Set([...pile.decided, top.profile.id]),
  };
}

/** Puts a card back on top, from the side it left to. One that is still on its way turns round. */
export function putBack(pile: Pile, profile: Profile, from: Direction): Pile {
  if (pile.cards.some((card) => card.profile.id === profile.id)) return pile;
  const onItsWay = pile.leaving.find((card) => card.profile.id === profile.id);
  const card: Card = onItsWay
    ? { profile, turn: onItsWay.turn, from: null }
    : { profile, turn: pile.turns + 1, from };
  return {
    cards: [card, ...pile.cards],
    leaving: pile.leaving.filter((one) => one !== onItsWay),
    decided: without(pile.decided, profile.id),
    turns: pile.turns + 1,
  };
}

/** A card has left the screen. */
export const forgetLeaving = (pile: Pile, id: string): Pile => ({
  ...pile,
  leaving: pile.leaving.filter(({ profile }) => profile.id !== id),
});

/** Clears what is undecided, for other filters. */
export const clearCards = (pile: Pile): Pile => ({ ...pile, cards: [] });

/** Clears all below the card on top, for another order. */
export const keepTop = (pile: Pile): Pile => ({ ...pile, cards: pile.cards.slice(0, 1) });

/** Identifies a card. */
export const keyOf = ({ profile, turn }: Card): string => `${profile.id} ${turn}`;
