import { applyNodeChanges, type NodeChange, type OnSelectionChangeFunc } from "@xyflow/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { type Guides, snap } from "../model/boxes.ts";
import { type CardChange, sizeOf } from "../model/card.ts";
import type { Plan } from "../model/plan.ts";
import { changeCards } from "../model/plan-doc.ts";
import { type CardNode, edgesFor, type Names, nodesOf } from "./nodes.ts";

const NO_GUIDES: Guides = { x: null, y: null };
/** The distance in px within which a card snaps to another. */
const REACH = 6;
/** Others that a dragged card is compared with: the nearest would do, all of a full plan would be felt. */
const NEAR = 1400;

const boxOf = ({ position, data }: CardNode) => ({ ...position, ...sizeOf(data.card) });

/** The snapped position of the one dragged card, and its guide lines. */
function levelled(changes: NodeChange<CardNode>[], nodes: readonly CardNode[], dragged: boolean): Guides {
  const moves = changes.filter((change) => change.type === "position");
  const [move] = moves;
  if (!dragged || moves.length !== 1 || !move?.position) return NO_GUIDES;
  const node = nodes.find(({ id }) => id === move.id);
  if (!node) return NO_GUIDES;
  const moved = { ...boxOf(node), ...move.position };
  const near = nodes.filter(
    (one) =>
      one !== node && Math.abs(one.position.x - moved.x) < NEAR && Math.abs(one.position.y - moved.y) < NEAR,
  );
  const { x, y, guides } = snap(moved, near.map(boxOf), REACH);
  move.position = { x, y };
  return guides;
}

/**
 * The board's nodes and edges. What is being dragged moves here first; the document learns of it when it is let go, in one
 * step that one undo takes back.
 */
export function useNodes(open: OpenDocument, plan: Plan, names: Names, rtl: boolean) {
  const [nodes, setNodes] = useState<CardNode[]>(() => nodesOf(plan, [], names, rtl));
  const [guides, setGuides] = useState(NO_GUIDES);
  const [chosen, setChosen] = useState<{ cards: ReadonlySet<string>; edges: ReadonlySet<string> }>({
    cards: new Set(),
    edges: new Set(),
  });
  const latest = useRef(nodes);
  latest.current = nodes;
  const dragging = useRef(false);
  /** Cards that were just put down are chosen as soon as they are there. */
  const awaited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setNodes((before) => {
      const there = new Set(before.map(({ id }) => id));
      return nodesOf(plan, before, names, rtl).map((node) =>
        awaited.current.has(node.id) && !there.has(node.id) ? { ...node, selected: true } : node,
      );
    });
  }, [plan, names, rtl]);

  const onNodesChange = useCallback(
    (changes: NodeChange<CardNode>[]) => {
      const wasDragged = dragging.current;
      dragging.current = changes.some((change) => change.type === "position" && change.dragging === true);
      const seen = levelled(changes, latest.current, wasDragged || dragging.current);
      setGuides((before) => {
        const next = dragging.current ? seen : NO_GUIDES;
        return next.x === before.x && next.y === before.y ? before : next;
      });
      setNodes((before) => applyNodeChanges(changes, before));
      const places = new Map<string, CardChange>();
      for (const change of changes)
        if (change.type === "position" && change.dragging === false && change.position)
          places.set(change.id, { x: Math.round(change.position.x), y: Math.round(change.position.y) });
      if (places.size > 0 && open.canWrite) changeCards(open.doc, places);
    },
    [open],
  );
  const onSelectionChange = useCallback<OnSelectionChangeFunc>(
    ({ nodes: cards, edges }) =>
      setChosen({ cards: new Set(cards.map(({ id }) => id)), edges: new Set(edges.map(({ id }) => id)) }),
    [],
  );
  /** Chooses these cards and no others. */
  const choose = useCallback((ids: ReadonlySet<string>) => {
    awaited.current = ids;
    setNodes((before) =>
      before.map((node) =>
        Boolean(node.selected) === ids.has(node.id) ? node : { ...node, selected: ids.has(node.id) },
      ),
    );
  }, []);
  const [edgesChosen, setEdgesChosen] = useState<ReadonlySet<string>>(new Set());
  const edges = useMemo(() => edgesFor(plan, edgesChosen, names), [plan, edgesChosen, names]);
  return { nodes, edges, guides, chosen, choose, onNodesChange, onSelectionChange, setEdgesChosen };
}
