import type { ReactFlowInstance } from "@xyflow/react";
import { type RefObject, useMemo } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast-queue.ts";
import { addCard } from "../editor/changes.ts";
import type { Editing } from "../editor/editing.ts";
import type { CardChange } from "../model/card.ts";
import { CARD_HEIGHT, CARD_WIDTH, type CardKind } from "../model/kinds.ts";
import { boxesOf } from "../model/place.ts";
import { cardAt } from "../model/plan-doc.ts";
import type { CardNode } from "./nodes.ts";

/** What the board's actions have to say. */
export function useSay() {
  const { t } = useTranslation("plans");
  return useMemo(
    () => ({
      failed: () => toast(t("tool.failed"), { kind: "warn" }),
      full: () => toast(t("card.full"), { kind: "warn" }),
      copied: () => toast(t("card.copied"), { kind: "good" }),
      uploading: () => toast(t("card.uploading"), { id: "picture" }),
      noPicture: () => toast(t("card.picture_wrong"), { kind: "warn", id: "picture" }),
    }),
    [t],
  );
}

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

/** Where a card is in the middle of what is seen. */
export function middleOf({ flow }: Board): { x: number; y: number } {
  const frame = document.querySelector(".plan-board")?.getBoundingClientRect();
  const at = flow.screenToFlowPosition({
    x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
    y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
  });
  return { x: Math.round(at.x - CARD_WIDTH / 2), y: Math.round(at.y - CARD_HEIGHT / 2) };
}

/** Chooses cards that were just put down, and leads to them where their place is out of sight. */
export function showNew({ now, flow, choose }: Board, ids: readonly string[]): void {
  choose(new Set(ids));
  // Once the panel of a new card is open: it takes room from the board.
  requestAnimationFrame(() => {
    const frame = document.querySelector(".plan-board")?.getBoundingClientRect();
    const boxes = boxesOf(ids.flatMap((id) => cardAt(now.current.editing.open.doc, id) ?? []));
    if (!frame || boxes.length === 0) return;
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    const start = flow.flowToScreenPosition({ x: left, y: top });
    const end = flow.flowToScreenPosition({ x: right, y: bottom });
    const isSeen =
      start.x >= frame.left && end.x <= frame.right && start.y >= frame.top && end.y <= frame.bottom;
    if (!isSeen)
      void flow.setCenter((left + right) / 2, (top + bottom) / 2, { zoom: flow.getZoom(), duration: 200 });
  });
}

/** Puts a card down in the middle of what is seen and opens it. */
export function addOnBoard(board: Board, kind: CardKind, more: CardChange = {}): void {
  const { editing, say } = board.now.current;
  const id = addCard(editing, { kind, ...more }, middleOf(board));
  if (id !== null) showNew(board, [id]);
  else if (editing.open.canWrite) say.full();
}
