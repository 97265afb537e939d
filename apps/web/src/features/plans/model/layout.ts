import dagre from "@dagrejs/dagre";
import { sizeOf } from "./card.ts";
import type { Plan } from "./plan.ts";

/** Arranges every card: along the connections, in the direction of reading; unconnected ones in rows below. */
export function layOut({ cards, edges }: Plan, rtl: boolean): Map<string, { x: number; y: number }> {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: rtl ? "RL" : "LR", nodesep: 36, ranksep: 96 });
  graph.setDefaultEdgeLabel(() => ({}));
  const joined = new Set([...edges.values()].flatMap(({ from, to }) => [from, to]));
  for (const id of joined) {
    const card = cards.get(id);
    if (card) graph.setNode(id, { ...sizeOf(card) });
  }
  for (const { from, to } of edges.values()) graph.setEdge(from, to);
  dagre.layout(graph);
  const places = new Map<string, { x: number; y: number }>();
  let below = 0;
  for (const id of joined) {
    const card = cards.get(id);
    const { x, y } = graph.node(id) as { x: number; y: number }; // dagre gives every node its middle
    if (!card) continue;
    const { width, height } = sizeOf(card);
    places.set(id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2) });
    below = Math.max(below, y + height / 2 + 72);
  }
  const alone = [...cards.values()].filter(({ id }) => !joined.has(id));
  const columns = Math.max(1, Math.ceil(Math.sqrt(alone.length * 1.5)));
  let top = Math.round(below);
  let tallest = 0;
  for (const [index, card] of alone.entries()) {
    const { width, height } = sizeOf(card);
    if (index > 0 && index % columns === 0) [top, tallest] = [top + tallest + 36, 0];
    tallest = Math.max(tallest, height);
    const column = index % columns;
    places.set(card.id, { x: (rtl ? columns - 1 - column : column) * (width + 36), y: top });
  }
  return places;
}
