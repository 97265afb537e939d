import type * as Y from "yjs";
import { type Card, type Edge, isId, readCard, readEdge } from "./card.ts";
import { CARDS_MAX, EDGES_MAX } from "./kinds.ts";
import { boxesOf, freePlace } from "./place.ts";
import { type Plan, readPlan } from "./plan.ts";
import { addCards, connect, editorOrigin } from "./plan-doc.ts";

/** What tells our cards from other text in the clipboard. */
const MARK = "kompagnon-plan-cards";
/** The maximum number of characters that are read: all the cards of a full plan. */
const TEXT_MAX = 8_000_000;
/** Cards and the connections among them. */
export type Piece = { readonly cards: readonly Card[]; readonly edges: readonly Edge[] };

/** The chosen cards with the connections among them. */
export const pieceOf = ({ cards, edges }: Plan, ids: ReadonlySet<string>): Piece => ({
  cards: [...cards.values()].filter(({ id }) => ids.has(id)),
  edges: [...edges.values()].filter(({ from, to }) => ids.has(from) && ids.has(to)),
});

/** Cards as text for the clipboard. */
export const writePiece = (piece: Piece): string => JSON.stringify({ [MARK]: 1, ...piece });

const listOf = (value: unknown, max: number): readonly Record<string, unknown>[] =>
  Array.isArray(value)
    ? value
        .slice(0, max)
        .filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null)
    : [];

/** Reads cards out of the clipboard's text; null for any other. */
export function readPiece(text: string): Piece | null {
  if (text.length > TEXT_MAX || !text.startsWith(`{"${MARK}"`)) return null;
  let found: { cards?: unknown; edges?: unknown };
  try {
    found = JSON.parse(text) as typeof found; // each value is checked below
  } catch {
    return null;
  }
  const cards = listOf(found.cards, CARDS_MAX).flatMap((one) =>
    isId(one.id) ? readCard(one.id, (name) => one[name]) : [],
  );
  const edges = listOf(found.edges, EDGES_MAX).flatMap((one) =>
    isId(one.id) ? (readEdge(one.id, (name) => one[name]) ?? []) : [],
  );
  return { cards, edges };
}

/**
 * Puts a copy down at the nearest free place; answers the new cards' ids. Pictures and tasks of teams belong to the plan that
 * they were copied in: elsewhere (`keepsAssets` false) the copy goes without.
 */
export function putPiece(
  doc: Y.Doc,
  { cards, edges }: Piece,
  near: { x: number; y: number },
  keepsAssets: boolean,
): string[] {
  if (cards.length === 0) return [];
  const boxes = boxesOf(cards);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const size = {
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
  const place = freePlace(boxesOf(readPlan(doc).cards.values()), { ...near, ...size });
  const ids = new Map(cards.map(({ id }) => [id, crypto.randomUUID() as string]));
  let put: string[] = [];
  doc.transact(() => {
    put = addCards(
      doc,
      cards.map(({ sent: _sent, step: _step, asset, ...card }) => ({
        ...card,
        ...(keepsAssets && asset !== null && { asset }),
        id: ids.get(card.id) ?? card.id,
        x: card.x - left + place.x,
        y: card.y - top + place.y,
      })),
    );
    for (const { from, to, kind } of edges) connect(doc, ids.get(from) ?? "", ids.get(to) ?? "", kind);
  }, editorOrigin);
  return put;
}
