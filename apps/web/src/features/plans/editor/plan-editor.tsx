import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useMemo, useState } from "react";
import { CommentsPanel, type OpenDocument, useCommentsView } from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMedia } from "#platform/use-media.ts";
import { cx } from "#ui/cx.ts";
import { Board } from "../board/board.tsx";
import { Inspector } from "../card/inspector.tsx";
import { PicturesContext } from "../card/picture.tsx";
import { BudgetView } from "../views/budget-view.tsx";
import { EditableList } from "../views/editable-list.tsx";
import { TimelineView } from "../views/timeline-view.tsx";
import { isView, type View, ViewTools } from "./edit-tools.tsx";
import { EditingProvider, undoKeys, useEditingOf } from "./editing.ts";
import { Header } from "./header.tsx";
import { useSayCard } from "./presence.ts";

/** Where this device last looked at plans. */
const STORED_AS = "plan-view" satisfies DeviceName;
const storedView = (): View => {
  const stored = sessionStorage.getItem(STORED_AS);
  return isView(stored) ? stored : "board";
};

/** A plan, open to be read or changed. All its views come with it: they are wanted without a connection as well. */
export function PlanEditor({ open, sharing = false }: { open: OpenDocument; sharing?: boolean }) {
  const editing = useEditingOf(open);
  const { plan, opened, openCard } = editing;
  const wide = useMedia("(width >= 64rem)");
  const { shown: isCommenting } = useCommentsView(open);
  const [view, setView] = useState<View>(storedView);
  useSayCard(open.awareness, opened);
  const owners = useMemo(
    () => new Map(open.info.members.map(({ member }) => [member.id, member.username])),
    [open.info.members],
  );
  return (
    <EditingProvider value={editing}>
      <PicturesContext value={open.assetUrl}>
        <DocumentTitle>{open.info.title}</DocumentTitle>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys come here from all that has the focus inside */}
        <div
          data-writing-place=""
          onKeyDown={undoKeys(editing)}
          className={cx("own-screen flex min-h-0 flex-col", open.guest ? "grow" : "h-main")}
        >
          <Header
            sharing={sharing}
            view={view}
            onView={(next) => {
              sessionStorage.setItem(STORED_AS, next);
              setView(next);
            }}
          />
          <div className="flex min-h-0 flex-1">
            <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
              {/* Below, room for the tools that float above it. */}
              <div
                className={cx(
                  "relative flex min-h-0 flex-1 flex-col overflow-y-auto",
                  view !== "board" && "pb-16",
                )}
              >
                {view === "board" && <Board />}
                {view === "list" && <EditableList owners={owners} />}
                {view === "timeline" && <TimelineView />}
                {view === "budget" && <BudgetView plan={plan} onOpen={openCard} />}
              </div>
              {view !== "board" && <ViewTools view={view} />}
            </div>
            {!(wide && isCommenting) && <Inspector />}
            <CommentsPanel open={open} onAnchor={openCard} />
          </div>
        </div>
      </PicturesContext>
    </EditingProvider>
  );
}
