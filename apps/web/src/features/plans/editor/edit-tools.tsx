import { useDirection } from "@base-ui/react/direction-provider";
import { Plus, Redo2, Undo2 } from "lucide-react";
import { localDay } from "#platform/local-time.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast-queue.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import type { CardChange } from "../model/card.ts";
import { CARD_KINDS, type CardKind, says } from "../model/kinds.ts";
import { belowAll } from "../model/place.ts";
import { plannedFrom } from "../model/timeline.ts";
import { addCard } from "./changes.ts";
import { useEditing, useUndo } from "./editing.ts";

/** The ways to look at a plan's cards. */
export const VIEWS = ["board", "list", "timeline", "budget"] as const;
export type View = (typeof VIEWS)[number];
/** Whether this names one of them. */
export const isView = (value: unknown): value is View => VIEWS.some((one) => one === value);

const icon = { className: "size-5", strokeWidth: 1.75 } as const;
const plus = <Plus aria-hidden="true" className="size-4" strokeWidth={2} />;
/** The look of the bars that float above a view. */
export const toolbarClass =
  "flex items-center gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float";

/** A new card of one of some kinds, undo and redo: what every view offers to those who may write. */
export function EditTools({
  kinds = CARD_KINDS,
  onAdd,
}: {
  kinds?: readonly CardKind[];
  onAdd: (kind: CardKind) => void;
}) {
  const { t } = useWords();
  const { undo } = useEditing();
  const can = useUndo(undo);
  const [only] = kinds;
  const label = <span className="max-sm:sr-only">{t("tool.add")}</span>;
  return (
    <>
      {only && kinds.length === 1 ? (
        <Button size="sm" icon={plus} onClick={() => onAdd(only)}>
          {label}
        </Button>
      ) : (
        <Menu
          side="top"
          align="start"
          trigger={
            <Button size="sm" icon={plus}>
              {label}
            </Button>
          }
        >
          {kinds.map((kind) => {
            const { icon: Icon, ink } = KIND_STYLES[kind];
            return (
              <MenuItem
                key={kind}
                icon={<Icon aria-hidden="true" className={cx("size-4", ink)} strokeWidth={1.75} />}
                onClick={() => onAdd(kind)}
              >
                {t(`kind.${kind}`)}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      <IconButton
        label={t("tool.undo")}
        disabled={!can.undo}
        onClick={() => undo.undo()}
        icon={<Undo2 {...icon} />}
      />
      <IconButton
        label={t("tool.redo")}
        disabled={!can.redo}
        onClick={() => undo.redo()}
        icon={<Redo2 {...icon} />}
      />
    </>
  );
}

/** What a view shows of a new card. */
const KINDS: Readonly<Record<Exclude<View, "board">, readonly CardKind[]>> = {
  list: CARD_KINDS,
  timeline: CARD_KINDS.filter((kind) => says(kind, "due")),
  budget: ["budget"],
};
/** What a card needs to be seen in a view. */
const valuesIn = (view: View, kind: CardKind): CardChange =>
  view === "timeline" ? plannedFrom(kind, localDay(new Date())) : {};

/** What floats above the list, the timeline and the budget; the board has its own, with more tools. */
export function ViewTools({ view }: { view: Exclude<View, "board"> }) {
  const { t } = useWords();
  const editing = useEditing();
  const { open, plan } = editing;
  const rtl = useDirection() === "rtl";
  const add = (kind: CardKind) => {
    const place = belowAll(plan.cards.values(), rtl);
    if (addCard(editing, { kind, ...valuesIn(view, kind) }, place) === null)
      toast(t("card.full"), { kind: "warn" });
  };
  // Readers see next to the title that they may only read.
  if (!open.canWrite) return null;
  return (
    <div
      role="toolbar"
      aria-label={t("tool.edit")}
      className={cx(toolbarClass, "absolute start-3 bottom-3 z-10")}
    >
      <EditTools kinds={KINDS[view]} onAdd={add} />
    </div>
  );
}
