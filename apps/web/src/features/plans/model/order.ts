import type { Card } from "./card.ts";
import type { Plan } from "./plan.ts";

/** Sorts by position: from top to bottom, then from the line's start. */
const byPlace = (a: Card, b: Card): number =>
  Math.abs(a.y - b.y) > 40 ? a.y - b.y : a.x - b.x || (a.id < b.id ? -1 : 1);

/** Cards in the order of their connections, those without one by position. */
function byConnections({ cards, edges }: Plan): Card[] {
  const waits = new Map([...cards.keys()].map((id) => [id, 0]));
  const after = new Map<string, string[]>();
  for (const { from, to, kind } of edges.values()) {
    // What belongs to a card comes after it.
    const [first, then] = kind === "belongs" ? [to, from] : [from, to];
    after.set(first, [...(after.get(first) ?? []), then]);
    waits.set(then, (waits.get(then) ?? 0) + 1);
  }
  const rest = [...cards.values()].sort(byPlace);
  const done = new Set<string>();
  const order: Card[] = [];
  /** Follows the edges from a card depth first, so that connected cards are listed together. */
  const walk = (first: Card) => {
    const stack = [first];
    for (let card = stack.pop(); card; card = stack.pop()) {
      if (done.has(card.id)) continue;
      done.add(card.id);
      order.push(card);
      const ready = (after.get(card.id) ?? []).flatMap((id) => {
        const left = (waits.get(id) ?? 0) - 1;
        waits.set(id, left);
        const next = cards.get(id);
        return left <= 0 && next ? [next] : [];
      });
      stack.push(...ready.sort(byPlace).reverse());
    }
  };
  for (const card of rest) if (waits.get(card.id) === 0) walk(card);
  // Only circles are left: they start with the first card by position.
  for (const card of rest) if (!done.has(card.id)) walk(card);
  return order;
}

/** The steps of a presentation: those that were chosen, in their order; without any, all cards as they lead to one another. */
export function stepsOf(plan: Plan): readonly Card[] {
  const chosen = [...plan.cards.values()].filter(({ step }) => step !== null);
  if (chosen.length === 0) return byConnections(plan);
  return chosen.sort((a, b) => (a.step ?? 0) - (b.step ?? 0) || byPlace(a, b));
}
/** All cards in the order in which lists name them. */
export const listed = (plan: Plan): readonly Card[] => byConnections(plan);
