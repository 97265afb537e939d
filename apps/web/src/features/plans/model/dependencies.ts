import type * as Y from "yjs";
import { type Card, type Edge, isClosed } from "./card.ts";
import { says } from "./kinds.ts";
import { type Plan, readPlan } from "./plan.ts";
import { connect } from "./plan-doc.ts";
import { spanOf } from "./timeline.ts";

/** Cards by the id of another. */
type CardsById = ReadonlyMap<string, readonly Card[]>;
/** What waits for what: by a card's id, the cards it waits for and the cards that wait for it. */
export type Dependencies = { readonly awaited: CardsById; readonly waiting: CardsById };

/** Whether a connection is a dependency: it says `before`, and both its cards are of kinds that wait. */
export function isDependency({ cards }: Plan, { from, to, kind }: Edge): boolean {
  const first = cards.get(from);
  const next = cards.get(to);
  return kind === "before" && !!first && !!next && says(first.kind, "waits") && says(next.kind, "waits");
}

/** The dependencies of a plan, each once. */
export function dependenciesOf(plan: Plan): Dependencies {
  const awaited = new Map<string, Card[]>();
  const waiting = new Map<string, Card[]>();
  const pairs = new Set<string>();
  for (const edge of plan.edges.values()) {
    const { from, to } = edge;
    const first = plan.cards.get(from);
    const next = plan.cards.get(to);
    if (!first || !next || !isDependency(plan, edge) || pairs.has(`${from} ${to}`)) continue;
    pairs.add(`${from} ${to}`);
    awaited.set(to, [...(awaited.get(to) ?? []), first]);
    waiting.set(from, [...(waiting.get(from) ?? []), next]);
  }
  return { awaited, waiting };
}

/** Whether a card would wait for itself if it also waited for another: the other waits for it already, however indirectly. */
export function closesCircle({ awaited }: Dependencies, waiting: string, other: string): boolean {
  const seen = new Set<string>();
  const stack = [other];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (id === waiting) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const { id: next } of awaited.get(id) ?? []) stack.push(next);
  }
  return false;
}

/**
 * Lets a card wait for another. `circle`: the other waits for it already; `refused`: one is gone or of a kind that does not
 * wait, or the plan is full.
 */
export function addDependency(doc: Y.Doc, waiting: string, other: string): "added" | "circle" | "refused" {
  const plan = readPlan(doc);
  if (!isDependency(plan, { id: "", from: other, to: waiting, kind: "before" })) return "refused";
  if (closesCircle(dependenciesOf(plan), waiting, other)) return "circle";
  return connect(doc, other, waiting, "before") ? "added" : "refused";
}

/** Orders cards so that each comes after those it waits for; `left` are those for which no order exists. */
function sorted(
  ids: Iterable<string>,
  awaited: CardsById,
  waiting: CardsById,
): { order: string[]; left: Set<string> } {
  const left = new Set(ids);
  const open = new Map<string, number>();
  for (const id of left) open.set(id, (awaited.get(id) ?? []).filter((one) => left.has(one.id)).length);
  const ready = [...left].filter((id) => open.get(id) === 0);
  const order: string[] = [];
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    order.push(id);
    left.delete(id);
    for (const { id: next } of waiting.get(id) ?? []) {
      const rest = (open.get(next) ?? 0) - 1;
      open.set(next, rest);
      if (rest === 0 && left.has(next)) ready.push(next);
    }
  }
  return { order, left };
}

/**
 * The cards that wait for one another in a circle, and those between two circles. The editor refuses circles, but two members
 * can close one together while one of them is offline.
 */
export function circleOf({ awaited, waiting }: Dependencies): ReadonlySet<string> {
  const { left } = sorted([...awaited.keys(), ...waiting.keys()], awaited, waiting);
  return sorted(left, waiting, awaited).left;
}

/** How many cards each card still waits for, of those that wait for any and are not behind them. */
export function openWaits(plan: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [id, awaited] of dependenciesOf(plan).awaited) {
    const card = plan.cards.get(id);
    const open = awaited.filter((one) => !isClosed(one)).length;
    if (card && !isClosed(card) && open > 0) counts.set(id, open);
  }
  return counts;
}

/** The card that is waited for and ends last, if it ends after this one begins; on one day the one can follow the other. */
export function blockerOf(card: Card, { awaited }: Dependencies): Card | null {
  const span = spanOf(card);
  if (!span || isClosed(card)) return null;
  let latest: { card: Card; to: number } | null = null;
  for (const one of awaited.get(card.id) ?? []) {
    const to = isClosed(one) ? undefined : spanOf(one)?.to;
    if (to !== undefined && to > span.from && (!latest || to > latest.to)) latest = { card: one, to };
  }
  return latest?.card ?? null;
}

/** The longest chain of cards that wait for one another, from the first to the last, and its days. */
export type CriticalPath = { readonly cards: readonly Card[]; readonly days: number };

/** The days that a card takes: those from its first to its last; none for milestones, goals and cards without a day. */
function daysOf(card: Card): number {
  const span = says(card.kind, "start") ? spanOf(card) : null;
  return span ? span.to - span.from + 1 : 0;
}

/** A chain that ends with a card. */
type Chain = {
  readonly card: Card;
  readonly days: number;
  readonly length: number;
  readonly before: Chain | null;
};
/** Whether a chain is the longer one: by days, then by cards, then by id, so that it is the same one on every device. */
const isLonger = (one: Chain, other: Chain | null): boolean =>
  other === null ||
  one.days > other.days ||
  (one.days === other.days &&
    (one.length > other.length || (one.length === other.length && one.card.id < other.card.id)));

/** The critical path of a plan, without dropped cards and circles; null where no card with a length waits or is waited for. */
export function criticalPathOf(plan: Plan, dependencies: Dependencies): CriticalPath | null {
  const { awaited, waiting } = dependencies;
  const circle = circleOf(dependencies);
  const ids = [...plan.cards.values()].flatMap(({ id, status }) =>
    status !== "dropped" && !circle.has(id) ? [id] : [],
  );
  const chains = new Map<string, Chain>();
  let longest: Chain | null = null;
  for (const id of sorted(ids, awaited, waiting).order) {
    const card = plan.cards.get(id);
    if (!card) continue;
    let before: Chain | null = null;
    for (const one of awaited.get(id) ?? []) {
      const chain = chains.get(one.id);
      if (chain && isLonger(chain, before)) before = chain;
    }
    const chain = {
      card,
      days: (before?.days ?? 0) + daysOf(card),
      length: (before?.length ?? 0) + 1,
      before,
    };
    chains.set(id, chain);
    if (chain.before && isLonger(chain, longest)) longest = chain;
  }
  if (!longest || longest.days === 0) return null;
  const cards: Card[] = [];
  for (let chain: Chain | null = longest; chain; chain = chain.before) cards.push(chain.card);
  return { cards: cards.reverse(), days: longest.days };
}
