import { type ReactFlowInstance, useReactFlow } from "@xyflow/react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { isPicture, putPicture } from "#features/documents/public.ts";
import { copyText } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast-queue.ts";
import { addCard, removeChosen } from "../editor/changes.ts";
import type { Editing } from "../editor/editing.ts";
import type { CardChange } from "../model/card.ts";
import { pieceOf, putPiece, readPiece, writePiece } from "../model/clipboard.ts";
import { CARD_HEIGHT, CARD_WIDTH, type CardKind, PICTURE_RATIO_MAX } from "../model/kinds.ts";
import { boxesOf } from "../model/place.ts";
import { cardAt, changeCards } from "../model/plan-doc.ts";
import type { CardNode } from "./nodes.ts";

/** What the board's actions have to say. */
function useSay() {
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
type Now = {
  readonly editing: Editing;
  readonly chosen: { readonly cards: ReadonlySet<string>; readonly edges: ReadonlySet<string> };
  readonly rtl: boolean;
  readonly say: ReturnType<typeof useSay>;
};
/** Where the actions find it, and what else they need. */
type Board = {
  readonly now: RefObject<Now>;
  readonly flow: ReactFlowInstance<CardNode>;
  readonly choose: (ids: ReadonlySet<string>) => void;
};

/** Where a card is in the middle of what is seen. */
function middleOf({ flow }: Board): { x: number; y: number } {
  const frame = document.querySelector(".plan-board")?.getBoundingClientRect();
  const at = flow.screenToFlowPosition({
    x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
    y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
  });
  return { x: Math.round(at.x - CARD_WIDTH / 2), y: Math.round(at.y - CARD_HEIGHT / 2) };
}

/** Chooses cards that were just put down, and leads to them where their place is out of sight. */
function showNew({ now, flow, choose }: Board, ids: readonly string[]): void {
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
function addOnBoard(board: Board, kind: CardKind, more: CardChange = {}): void {
  const { editing, say } = board.now.current;
  const id = addCard(editing, { kind, ...more }, middleOf(board));
  if (id !== null) showNew(board, [id]);
  else if (editing.open.canWrite) say.full();
}

/** The plan that cards were copied in: pictures stay with copies in the same one. */
let copiedIn: string | null = null;

/** What copies cards and brings them in. */
function copying(board: Board) {
  const { now } = board;
  /** What is chosen as text for the clipboard; null where nothing is. */
  const copied = (): string | null => {
    const {
      editing: { open, plan },
      chosen: { cards },
    } = now.current;
    if (cards.size === 0) return null;
    copiedIn = open.id;
    return writePiece(pieceOf(plan, cards));
  };
  /** Whether the text held cards; they lie on the board then. */
  const paste = (text: string, place = middleOf(board)): boolean => {
    const { open, undo } = now.current.editing;
    const piece = open.canWrite ? readPiece(text) : null;
    if (!piece || piece.cards.length === 0) return false;
    undo.stopCapturing();
    showNew(board, putPiece(open.doc, piece, place, copiedIn === open.id));
    return true;
  };
  return {
    copied,
    paste,
    copy: async () => {
      const text = copied();
      if (text !== null && (await copyText(text))) now.current.say.copied();
    },
    duplicate: () => {
      const { plan } = now.current.editing;
      const cards = [...plan.cards.values()].filter(({ id }) => now.current.chosen.cards.has(id));
      const text = copied();
      if (text === null) return;
      const x = Math.min(...cards.map((card) => card.x));
      const y = Math.min(...cards.map((card) => card.y));
      paste(text, { x: x + 32, y: y + 32 });
    },
    /** Whether the file is a picture; it is on its way then. */
    addPicture: (file: File): boolean => {
      const { editing, say } = now.current;
      if (!editing.open.canWrite || !isPicture(file)) return false;
      say.uploading();
      void putPicture(editing.open, file, PICTURE_RATIO_MAX).then(
        (change) => addOnBoard(board, "image", change),
        () => say.noPicture(),
      );
      return true;
    },
  };
}

function changing(board: Board) {
  const { now, flow } = board;
  return {
    add: (kind: CardKind) => addOnBoard(board, kind),
    addNote: () => addOnBoard(board, "note"),
    remove: () => removeChosen(now.current.editing, now.current.chosen),
    tidy: () =>
      import("../model/layout.ts").then(
        ({ layOut }) => {
          const { editing, rtl } = now.current;
          editing.undo.stopCapturing();
          if (editing.open.canWrite) changeCards(editing.open.doc, layOut(editing.plan, rtl));
          requestAnimationFrame(() => void flow.fitView({ maxZoom: 1, padding: 0.1 }));
        },
        // What lays out comes with its first use; without a connection it may not be here.
        () => now.current.say.failed(),
      ),
  };
}

const looking = ({ now, flow, choose }: Board) => ({
  chooseAll: () => choose(new Set(now.current.editing.plan.cards.keys())),
  openCard: (id: string) => now.current.editing.openCard(id),
  /** Shows a card in the middle, chosen. */
  show: (id: string) => {
    choose(new Set([id]));
    void flow.fitView({ nodes: [{ id }], maxZoom: 1, duration: 200 });
  },
  fit: () => void flow.fitView({ maxZoom: 1, padding: 0.1, duration: 200 }),
  zoomIn: () => void flow.zoomIn({ duration: 120 }),
  zoomOut: () => void flow.zoomOut({ duration: 120 }),
});

/** What can be done on the board, by keys, by its buttons and by the clipboard. */
export type BoardActions = ReturnType<typeof useActions>;

/** Gives the board's actions; they stay the same while the plan changes. */
export function useActions(
  editing: Editing,
  chosen: Now["chosen"],
  choose: (ids: ReadonlySet<string>) => void,
  rtl: boolean,
) {
  const flow = useReactFlow<CardNode>();
  const say = useSay();
  const [searching, setSearching] = useState(false);
  const [connecting, setConnecting] = useState<string | null>(null);
  const now = useRef<Now>({ editing, chosen, rtl, say });
  now.current = { editing, chosen, rtl, say };
  const actions = useMemo(() => {
    const board = { now, flow, choose };
    return {
      ...changing(board),
      ...copying(board),
      ...looking(board),
      search: () => setSearching(true),
      setSearching,
      connectFrom: (id: string) => now.current.editing.open.canWrite && setConnecting(id),
      setConnecting,
    };
  }, [flow, choose]);
  return useMemo(() => ({ ...actions, searching, connecting }), [actions, searching, connecting]);
}
