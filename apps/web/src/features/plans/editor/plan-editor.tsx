import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useMemo, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { cx } from "#ui/cx.ts";
import { Board } from "../board/board.tsx";
import { Inspector } from "../card/inspector.tsx";
import { PicturesContext } from "../card/picture.tsx";
import { BudgetView } from "../views/budget-view.tsx";
import { EditableList } from "../views/editable-list.tsx";
import { TimelineView } from "../views/timeline-view.tsx";
import { EditingProvider, undoOf, usePlan } from "./editing.ts";
import { Header } from "./header.tsx";
import { useSayCard } from "./presence.ts";
import { isView, type View } from "./views.ts";

/** Where this device last looked at plans. */
const STORED_AS = "plan-view" satisfies DeviceName;
const storedView = (): View => {
  const stored = sessionStorage.getItem(STORED_AS);
  return isView(stored) ? stored : "board";
};

/** A plan, open to be read or changed. All its views come with it: they are wanted without a connection as well. */
export function PlanEditor({ open, sharing = false }: { open: OpenDocument; sharing?: boolean }) {
  const plan = usePlan(open.doc);
  const [opened, openCard] = useState<string | null>(null);
  const [view, setView] = useState<View>(storedView);
  const undo = undoOf(open.doc);
  useSayCard(open.awareness, opened);
  const editing = useMemo(() => ({ open, plan, undo, opened, openCard }), [open, plan, undo, opened]);
  const owners = useMemo(
    () => new Map(open.info.members.map(({ member }) => [member.id, member.username])),
    [open.info.members],
  );
  return (
    <EditingProvider value={editing}>
      <PicturesContext value={open.assetUrl}>
        <DocumentTitle>{open.info.title}</DocumentTitle>
        <div data-writing-place="" className={cx("flex min-h-0 flex-col", open.guest ? "grow" : "h-main")}>
          <Header
            sharing={sharing}
            view={view}
            onView={(next) => {
              sessionStorage.setItem(STORED_AS, next);
              setView(next);
            }}
          />
          <div className="flex min-h-0 flex-1">
            <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
              {view === "board" && <Board />}
              {view === "list" && <EditableList owners={owners} />}
              {view === "timeline" && <TimelineView plan={plan} onOpen={openCard} />}
              {view === "budget" && <BudgetView plan={plan} onOpen={openCard} />}
            </div>
            <Inspector />
          </div>
        </div>
      </PicturesContext>
    </EditingProvider>
  );
}
