import type { ReactFlowInstance } from "@xyflow/react";
import type { RefObject } from "react";
import type { Editing } from "../editor/editing.ts";
import type { CardChange } from "../model/card.ts";
import { CARD_HEIGHT, CARD_WIDTH, type CardKind } from "../model/kinds.ts";
import { addCards } from "../model/plan-doc.ts";
import type { CardNode } from "./nodes.ts";
import type { useSay } from "./use-say.ts";

/** What the actions work with, as it is at the moment of each. */
export type Now = {
  readonly editing: Editing;
  readonly chosen: { readonly cards: ReadonlySet<string>; readonly edges: ReadonlySet<string> };
  readonly rtl: boolean;
  readonly say: ReturnType<typeof useSay>;
};
/** Where the actions find it, and what else they need. */
export type Board = {
  readonly now: RefObject<Now>;
  readonly flow: ReactFlowInstance<CardNode>;
  readonly choose: (ids: ReadonlySet<string>) => void;
};

/** The middle of what is seen, moved a little for each card that lies there already. */
export function middleOf({ now, flow }: Board): { x: number; y: number } {
  const frame = document.querySelector(".plan-board")?.getBoundingClientRect();
  const at = flow.screenToFlowPosition({
    x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
    y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
  });
  const place = { x: Math.round(at.x - CARD_WIDTH / 2), y: Math.round(at.y - CARD_HEIGHT / 2) };
  const cards = [...now.current.editing.plan.cards.values()];
  while (cards.some(({ x, y }) => Math.abs(x - place.x) < 12 && Math.abs(y - place.y) < 12)) {
    place.x += 28;
    place.y += 28;
  }
  return place;
}

/** Puts a card down and opens it. */
export function addCard(board: Board, kind: CardKind, more: CardChange = {}): void {
  const { editing, say } = board.now.current;
  if (!editing.open.canWrite) return;
  editing.undo.stopCapturing();
  const [id] = addCards(editing.open.doc, [{ kind, ...middleOf(board), ...more }]);
  if (!id) {
    say.full();
    return;
  }
  board.choose(new Set([id]));
  editing.openCard(id);
}
