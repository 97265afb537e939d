import { useDirection } from "@base-ui/react/direction-provider";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { createContext, memo, use } from "react";
import { CardFace } from "../card/card-face.tsx";
import type { CardNode } from "./nodes.ts";

/** Marks on the board's cards in addition to their content: they change independently of the plan. */
export type BoardMarks = {
  readonly owners: ReadonlyMap<string, string>;
  readonly comments: ReadonlyMap<string, number>;
  /** How many cards a card still waits for. */
  readonly waits: ReadonlyMap<string, number>;
  /** Who else has a card open, by its id. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  readonly canWrite: boolean;
};
export const BoardMarksContext = createContext<BoardMarks>({
  owners: new Map(),
  comments: new Map(),
  waits: new Map(),
  others: new Map(),
  canWrite: false,
});

/** A card as a node: its face, and the dots at which it is connected. */
export const CardNodeView = memo(function CardNodeView({ data: { card }, selected }: NodeProps<CardNode>) {
  const marks = use(BoardMarksContext);
  const rtl = useDirection() === "rtl";
  const [before, after] = rtl ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
  // For pointers: without one a card is connected in its menu.
  const handle = { isConnectable: marks.canWrite, "aria-hidden": true };
  return (
    <div dir={rtl ? "rtl" : "ltr"} className="size-full">
      <CardFace
        card={card}
        owner={card.owner ? (marks.owners.get(card.owner) ?? null) : null}
        comments={marks.comments.get(card.id) ?? 0}
        waits={marks.waits.get(card.id) ?? 0}
        others={marks.others.get(card.id) ?? []}
        chosen={selected}
      />
      <Handle type="target" position={before} {...handle} className={marks.canWrite ? "" : "invisible"} />
      <Handle type="source" position={after} {...handle} className={marks.canWrite ? "" : "invisible"} />
    </div>
  );
});
