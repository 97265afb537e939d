import {
  Copy,
  CopyPlus,
  Map as MapIcon,
  Maximize,
  Minus,
  Plus,
  Search,
  Trash2,
  WandSparkles,
} from "lucide-react";
import { WhyReadOnly } from "#features/documents/public.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useWords } from "../card/use-words.ts";
import { EditTools, toolbarClass } from "../editor/edit-tools.tsx";
import type { Editing } from "../editor/editing.ts";
import { SendChosen } from "../team/send-to-team.tsx";
import type { BoardActions } from "./use-actions.ts";

const icon = { className: "size-5", strokeWidth: 1.75 } as const;

/** What is done to the board: new cards, undo, tidy up, search. */
export function BoardTools({ editing, actions }: { editing: Editing; actions: BoardActions }) {
  const { t } = useWords();
  const { canWrite } = editing.open;
  return (
    <div
      role="toolbar"
      aria-label={t("board.label")}
      className={cx(toolbarClass, "absolute start-3 bottom-3 z-10")}
    >
      {canWrite ? (
        <>
          <EditTools onAdd={actions.add} />
          <IconButton
            label={t("tool.tidy")}
            onClick={() => void actions.tidy()}
            icon={<WandSparkles {...icon} />}
          />
        </>
      ) : (
        // Readers see next to the title that they may only read.
        <WhyReadOnly open={editing.open} otherwise={t("board.read_only")} />
      )}
      <IconButton label={t("tool.search")} onClick={actions.search} icon={<Search {...icon} />} />
    </div>
  );
}

/** What part of the board is seen. */
export function BoardView({
  actions,
  map,
  onMap,
}: {
  actions: BoardActions;
  map: boolean;
  onMap: () => void;
}) {
  const { t } = useWords();
  return (
    <div
      role="toolbar"
      aria-label={t("board.controls")}
      className={cx(toolbarClass, "absolute end-3 bottom-3 z-10")}
    >
      <span className="hidden sm:contents">
        <IconButton label={t("tool.zoom_out")} onClick={actions.zoomOut} icon={<Minus {...icon} />} />
        <IconButton label={t("tool.zoom_in")} onClick={actions.zoomIn} icon={<Plus {...icon} />} />
        <IconButton label={t("tool.map")} aria-pressed={map} onClick={onMap} icon={<MapIcon {...icon} />} />
      </span>
      <IconButton label={t("tool.fit")} onClick={actions.fit} icon={<Maximize {...icon} />} />
    </div>
  );
}

/** What can be done with several chosen cards at once. */
export function ChosenTools({
  editing: { open, plan },
  chosen,
  actions,
}: {
  editing: Editing;
  chosen: ReadonlySet<string>;
  actions: BoardActions;
}) {
  const { t, number } = useWords();
  const cards = [...plan.cards.values()].filter(({ id }) => chosen.has(id));
  return (
    <div className={cx(toolbarClass, "absolute inset-x-0 top-3 z-10 mx-auto w-fit ps-3")}>
      <output className="text-sm tabular-nums">{t("card.selected", { number: number(chosen.size) })}</output>
      <IconButton label={t("card.duplicate")} onClick={actions.duplicate} icon={<CopyPlus {...icon} />} />
      <IconButton label={t("card.copy")} onClick={() => void actions.copy()} icon={<Copy {...icon} />} />
      <SendChosen open={open} cards={cards} />
      <IconButton label={t("card.delete")} onClick={actions.remove} icon={<Trash2 {...icon} />} />
    </div>
  );
}
