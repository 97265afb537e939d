import {
  BaseEdge,
  type EdgeProps,
  getBezierPath,
  type InternalNode,
  Position,
  useInternalNode,
} from "@xyflow/react";
import { endsOf, type Side } from "../model/ends.ts";
import { sizeOf } from "../model/size.ts";
import type { CardNode } from "./nodes.ts";

const POSITIONS: Readonly<Record<Side, Position>> = {
  left: Position.Left,
  right: Position.Right,
  top: Position.Top,
  bottom: Position.Bottom,
};
const boxOf = ({ internals, data }: InternalNode<CardNode>) => ({
  ...internals.positionAbsolute,
  ...sizeOf(data.card),
});

/** A connection between two cards, from side to facing side. */
export function WayEdge({ source, target, markerEnd, label }: EdgeProps) {
  const one = useInternalNode<CardNode>(source);
  const other = useInternalNode<CardNode>(target);
  if (!one || !other) return null;
  const { from, to } = endsOf(boxOf(one), boxOf(other));
  const [path, labelX, labelY] = getBezierPath({
    sourceX: from.x,
    sourceY: from.y,
    sourcePosition: POSITIONS[from.side],
    targetX: to.x,
    targetY: to.y,
    targetPosition: POSITIONS[to.side],
  });
  return (
    <BaseEdge
      path={path}
      {...(markerEnd && { markerEnd })}
      {...(label && { label, labelX, labelY, labelBgPadding: [4, 2], labelBgBorderRadius: 4 })}
    />
  );
}
