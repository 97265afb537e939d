import { type Edge as FlowEdge, MarkerType, type Node, type NodeHandle, Position } from "@xyflow/react";
import { type Card, type Edge, sizeOf } from "../model/card.ts";
import type { EdgeKind } from "../model/kinds.ts";
import type { Plan } from "../model/plan.ts";

/** A card on the board. */
export type CardNode = Node<{ card: Card }, "card">;
/** What says a card's and a connection's name to those who don't see them. */
export type Names = {
  card: (card: Card) => string;
  kind: (card: Card) => string;
  way: (edge: Edge) => string;
  mark: (kind: EdgeKind) => string;
};

/** Where connections come in and go out, in the direction of reading; known before anything is drawn. */
function handlesOf({ width, height }: { width: number; height: number }, rtl: boolean): NodeHandle[] {
  const at = { y: height / 2 - 6, width: 12, height: 12 };
  const left = -6;
  const right = width - 6;
  return [
    { ...at, type: "target", position: rtl ? Position.Right : Position.Left, x: rtl ? right : left },
    { ...at, type: "source", position: rtl ? Position.Left : Position.Right, x: rtl ? left : right },
  ];
}

function nodeOf(card: Card, names: Names, rtl: boolean): CardNode {
  const size = sizeOf(card);
  return {
    ...size,
    // Known without drawing it: what is out of sight belongs to what "show everything" shows.
    measured: size,
    id: card.id,
    type: "card",
    position: { x: card.x, y: card.y },
    data: { card },
    handles: handlesOf(size, rtl),
    ariaLabel: names.card(card),
    domAttributes: { "aria-roledescription": names.kind(card) },
  };
}

/** The nodes for a plan: those whose card did not change stay the same object, a dragged one stays where it is dragged. */
export function nodesOf(plan: Plan, before: readonly CardNode[], names: Names, rtl: boolean): CardNode[] {
  const nodesById = new Map(before.map((node) => [node.id, node]));
  return [...plan.cards.values()].map((card) => {
    const old = nodesById.get(card.id);
    if (!old) return nodeOf(card, names, rtl);
    if (old.data.card === card) return old;
    const next = nodeOf(card, names, rtl);
    return { ...old, ...next, position: old.dragging ? old.position : next.position };
  });
}

/** Arrows grow with their line. */
const MARKS = {
  thin: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
  thick: { type: MarkerType.ArrowClosed, width: 12, height: 12 },
} as const;
const COLOURS: Readonly<Record<EdgeKind, string>> = {
  leads: "var(--color-ink-soft)",
  blocks: "var(--color-bad)",
  belongs: "var(--color-line-strong)",
  before: "var(--color-accent)",
};
/** What an arrow says without words: that one card comes after the other. */
const UNLABELLED: ReadonlySet<EdgeKind> = new Set(["leads", "before"]);

/** The edges for a plan. */
export const edgesFor = (plan: Plan, chosen: ReadonlySet<string>, names: Names): FlowEdge[] =>
  [...plan.edges.values()].map((edge) => ({
    id: edge.id,
    type: "way",
    source: edge.from,
    target: edge.to,
    selected: chosen.has(edge.id),
    className: `way-${edge.kind}`,
    ...(edge.kind !== "belongs" && {
      markerEnd: { ...MARKS[edge.kind === "before" ? "thick" : "thin"], color: COLOURS[edge.kind] },
    }),
    ...(!UNLABELLED.has(edge.kind) && { label: names.mark(edge.kind) }),
    ariaLabel: names.way(edge),
  }));
