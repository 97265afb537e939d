import { useReactFlow } from "@xyflow/react";
import { useMemo, useRef, useState } from "react";
import type { Editing } from "../editor/editing.ts";
import { removeChosen } from "../editor/removing.ts";
import type { CardKind } from "../model/kinds.ts";
import { changeCards } from "../model/plan-doc.ts";
import { addOnBoard, type Board, type Now } from "./board.ts";
import { copying } from "./copying.ts";
import type { CardNode } from "./nodes.ts";
import { useSay } from "./use-say.ts";

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
