import "@xyflow/react/dist/base.css";
import "./board.css";
import { useDirection } from "@base-ui/react/direction-provider";
import {
  Background,
  BaseEdge,
  type Connection,
  type EdgeChange,
  type EdgeProps,
  getBezierPath,
  type InternalNode,
  MiniMap,
  Position,
  ReactFlow,
  type ReactFlowProps,
  ReactFlowProvider,
  useInternalNode,
  useReactFlow,
} from "@xyflow/react";
import { Plus, Target } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { LOW_WINDOW } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DropArea } from "#ui/drop-area.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { toast } from "#ui/toast-queue.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { endsOf, type Side } from "../model/boxes.ts";
import { sizeOf } from "../model/card.ts";
import { firstView } from "../model/place.ts";
import { type Plan, readPlan } from "../model/plan.ts";
import { connect } from "../model/plan-doc.ts";
import { BoardTools, BoardView, ChosenTools } from "./board-tools.tsx";
import { BoardMarksContext, CardNodeView } from "./card-node-view.tsx";
import { ConnectDialog } from "./connect-dialog.tsx";
import { Cursors, GuideLines, useSayPointer } from "./cursors.tsx";
import type { CardNode } from "./nodes.ts";
import { SearchCards } from "./search-cards.tsx";
import { type BoardActions, useActions } from "./use-actions.ts";
import { useBoardKeys, useClipboard } from "./use-board-keys.ts";
import { useAriaLabels, useMarks, useNames } from "./use-names.ts";
import { useNodes } from "./use-nodes.ts";

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
function WayEdge({ source, target, markerEnd, label }: EdgeProps) {
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

/** A board without cards. */
function BoardEmpty({ canWrite, onAdd }: { canWrite: boolean; onAdd: () => void }) {
  const { t } = useTranslation("plans");
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <EmptyState
        className="pointer-events-auto"
        icon={<Target strokeWidth={1.75} />}
        title={t(canWrite ? "board.empty" : "board.empty_read")}
        action={
          canWrite && (
            <Button icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />} onClick={onAdd}>
              {t("kind.goal")}
            </Button>
          )
        }
      >
        {canWrite && t("board.empty_text")}
      </EmptyState>
    </div>
  );
}

const NODE_TYPES = { card: CardNodeView };
const EDGE_TYPES = { way: WayEdge };
const nodeColour = ({ data }: CardNode) => `var(${KIND_STYLES[data.card.kind].token})`;
/** How the board behaves, whatever is on it. */
const MANNERS = {
  deleteKeyCode: null,
  multiSelectionKeyCode: ["Control", "Meta", "Shift"],
  zoomOnDoubleClick: false,
  nodeDragThreshold: 4,
  minZoom: 0.1,
  maxZoom: 2,
  fitViewOptions: { minZoom: 0.5, maxZoom: 1, padding: 0.12 },
  onlyRenderVisibleElements: true,
  proOptions: { hideAttribution: true },
};

/** A plan has a window of this kind to itself (app.css), and seen whole it could not be read. */
const SMALL_WINDOW = `(width < 48rem), ${LOW_WINDOW}`;
/** The height that the header and the tools take from it, in px. */
const CHROME_HEIGHT = 200;

/** What the board shows at first: all of it, or where it begins. */
function firstLook(plan: Plan, rtl: boolean): Pick<ReactFlowProps, "fitView" | "defaultViewport"> {
  if (!matchMedia(SMALL_WINDOW).matches) return { fitView: true };
  const view = firstView(plan, { width: innerWidth, height: innerHeight - CHROME_HEIGHT }, rtl);
  return view ? { defaultViewport: view } : { fitView: true };
}

/** The board: cards where people put them, and what leads from one to another. */
export function Board() {
  const { language } = useWords();
  // Nodes contain translated names: another language starts again.
  return (
    <ReactFlowProvider key={language}>
      <Inside />
    </ReactFlowProvider>
  );
}

function Inside() {
  const editing = useEditing();
  const { open, plan } = editing;
  const rtl = useDirection() === "rtl";
  const board = useNodes(open, plan, useNames(), rtl);
  const actions = useActions(editing, board.chosen, board.choose, rtl);
  const { marks, others } = useMarks();
  useClipboard(actions);
  const [first] = useState(() => firstLook(plan, rtl));
  // A small board is seen at once.
  const [map, setMap] = useState(plan.cards.size > 30);
  return (
    <BoardMarksContext value={marks}>
      <Ground actions={actions}>
        <Flow board={board} first={first}>
          <Background gap={24} size={1.5} />
          <GuideLines guides={board.guides} />
          <Cursors others={others} />
          {map && plan.cards.size > 0 && (
            <MiniMap
              position={rtl ? "bottom-left" : "bottom-right"}
              pannable
              zoomable
              nodeColor={nodeColour}
              className="mb-20! max-sm:hidden!"
            />
          )}
        </Flow>
        {plan.cards.size === 0 && <BoardEmpty canWrite={open.canWrite} onAdd={() => actions.add("goal")} />}
        {actions.searching ? (
          <SearchCards plan={plan} onShow={actions.show} onClose={() => actions.setSearching(false)} />
        ) : (
          open.canWrite &&
          board.chosen.cards.size > 1 && (
            <ChosenTools editing={editing} chosen={board.chosen.cards} actions={actions} />
          )
        )}
        <BoardTools editing={editing} actions={actions} />
        <BoardView actions={actions} map={map} onMap={() => setMap(!map)} />
        <ConnectDialog
          from={actions.connecting}
          plan={plan}
          doc={open.doc}
          onClose={() => actions.setConnecting(null)}
        />
      </Ground>
    </BoardMarksContext>
  );
}

/** What is around the board: it takes keys, pointers and files. */
function Ground({ actions, children }: { actions: BoardActions; children: ReactNode }) {
  const { t } = useWords();
  const { open } = useEditing();
  const flow = useReactFlow<CardNode>();
  const pointer = useSayPointer(open, flow.screenToFlowPosition);
  const keys = useBoardKeys(actions);
  const takeFiles = (files: readonly File[]) => {
    for (const file of files.slice(0, 10))
      if (!actions.addPicture(file)) toast(t("card.picture_wrong"), { kind: "warn" });
  };
  return (
    <DropArea variant="column" label={t("field.picture")} onFiles={open.canWrite ? takeFiles : null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys come here from the cards, which have the focus */}
      <div className="plan-board relative min-h-0 flex-1" onKeyDown={keys} {...pointer}>
        {children}
      </div>
    </DropArea>
  );
}

function Flow({
  board,
  first,
  children,
}: {
  board: ReturnType<typeof useNodes>;
  first: ReturnType<typeof firstLook>;
  children: ReactNode;
}) {
  const { t } = useWords();
  const { open, openCard } = useEditing();
  const { setEdgesChosen } = board;
  const onConnect = useCallback(
    ({ source, target }: Connection) => {
      // What two cards are to each other already is changed in their panel, not by drawing over it.
      const edges = readPlan(open.doc).edges.values();
      if (![...edges].some(({ from, to }) => from === source && to === target))
        connect(open.doc, source, target, "leads");
    },
    [open],
  );
  const onEdgesChange = useCallback(
    (changes: EdgeChange[]) =>
      setEdgesChosen((before) => {
        const next = new Set(before);
        for (const change of changes)
          if (change.type === "select") next[change.selected ? "add" : "delete"](change.id);
        return next;
      }),
    [setEdgesChosen],
  );
  return (
    <ReactFlow<CardNode>
      {...MANNERS}
      {...first}
      nodes={board.nodes}
      edges={board.edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      onNodesChange={board.onNodesChange}
      onEdgesChange={onEdgesChange}
      onSelectionChange={board.onSelectionChange}
      onConnect={onConnect}
      onEdgeDoubleClick={(_event, edge) => openCard(edge.source)}
      onNodeClick={(event, node) => {
        if (!(event.shiftKey || event.ctrlKey || event.metaKey)) openCard(node.id);
      }}
      onPaneClick={() => openCard(null)}
      nodesDraggable={open.canWrite}
      nodesConnectable={open.canWrite}
      ariaLabelConfig={useAriaLabels()}
      aria-label={t("board.label")}
    >
      {children}
    </ReactFlow>
  );
}
