import {
  Copy,
  CopyPlus,
  Map as MapIcon,
  Maximize,
  Minus,
  Plus,
  Redo2,
  Search,
  Trash2,
  Undo2,
  WandSparkles,
} from "lucide-react";
import { WhyReadOnly } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { KIND_LOOKS } from "../card/looks.ts";
import { useWords } from "../card/use-words.ts";
import { type Editing, useUndo } from "../editor/editing.ts";
import { CARD_KINDS } from "../model/kinds.ts";
import { SendChosen } from "../team/send-to-team.tsx";
import type { BoardActions } from "./use-actions.ts";

const icon = { className: "size-5", strokeWidth: 1.75 } as const;
const bar = "flex items-center gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float";

/** What is done to the board: new cards, undo, tidy up, search. */
export function BoardTools({ editing, actions }: { editing: Editing; actions: BoardActions }) {
  const { t } = useWords();
  const can = useUndo(editing.undo);
  const { canWrite } = editing.open;
  return (
    <div role="toolbar" aria-label={t("board.label")} className={cx(bar, "absolute start-3 bottom-3 z-10")}>
      {canWrite ? (
        <>
          <Menu
            side="top"
            align="start"
            trigger={
              <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />}>
                <span className="max-sm:sr-only">{t("tool.add")}</span>
              </Button>
            }
          >
            {CARD_KINDS.map((kind) => {
              const { icon: Icon, ink } = KIND_LOOKS[kind];
              return (
                <MenuItem
                  key={kind}
                  icon={<Icon aria-hidden="true" className={cx("size-4", ink)} strokeWidth={1.75} />}
                  onClick={() => actions.add(kind)}
                >
                  {t(`kind.${kind}`)}
                </MenuItem>
              );
            })}
          </Menu>
          <IconButton
            label={t("tool.undo")}
            disabled={!can.undo}
            onClick={actions.undo}
            icon={<Undo2 {...icon} />}
          />
          <IconButton
            label={t("tool.redo")}
            disabled={!can.redo}
            onClick={actions.redo}
            icon={<Redo2 {...icon} />}
          />
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
    <div role="toolbar" aria-label={t("board.controls")} className={cx(bar, "absolute end-3 bottom-3 z-10")}>
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
    <div className={cx(bar, "absolute inset-x-0 top-3 z-10 mx-auto w-fit ps-3")}>
      <output className="text-sm tabular-nums">{t("card.selected", { number: number(chosen.size) })}</output>
      <IconButton label={t("card.duplicate")} onClick={actions.duplicate} icon={<CopyPlus {...icon} />} />
      <IconButton label={t("card.copy")} onClick={() => void actions.copy()} icon={<Copy {...icon} />} />
      <SendChosen open={open} cards={cards} />
      <IconButton label={t("card.delete")} onClick={actions.remove} icon={<Trash2 {...icon} />} />
    </div>
  );
}
