import { Trash2, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { removeChosen } from "../editor/removing.ts";
import { listed } from "../model/order.ts";
import { SendChosen } from "../team/send-to-team.tsx";
import { ListView } from "./list-view.tsx";

const NONE: ReadonlySet<string> = new Set();
const icon = { className: "size-5", strokeWidth: 1.75 } as const;

/** What is chosen in the list, and what is done with all of it. Cards that are gone are not chosen any more. */
function useChosen() {
  const { t, number } = useWords();
  const editing = useEditing();
  const { open, plan, undo } = editing;
  const [ids, setIds] = useState(NONE);
  /** Where the focus goes when the button that was pressed goes away. */
  const all = useRef<HTMLInputElement>(null);
  const chosen = new Set([...ids].filter((id) => plan.cards.has(id)));
  const none = () => {
    setIds(NONE);
    all.current?.focus();
  };
  const remove = () => {
    if (chosen.size === 0) return;
    removeChosen(editing, { cards: chosen });
    none();
    const step = undo.undoStack.at(-1);
    // Only while it is the last action: undo takes one step after the other.
    const back = () => {
      if (undo.undoStack.at(-1) === step) undo.undo();
      else toast(t("tool.failed"), { kind: "warn" });
    };
    toast(t("list.deleted", { number: number(chosen.size) }), {
      action: { label: t("tool.undo"), onClick: back },
    });
  };
  return {
    all,
    chosen,
    none,
    remove,
    choose: (id: string, on: boolean) => {
      const next = new Set(chosen);
      next[on ? "add" : "delete"](id);
      setIds(next);
    },
    chooseAll: () => setIds(new Set(plan.cards.keys())),
    undo: () => open.canWrite && undo.undo(),
    redo: () => open.canWrite && undo.redo(),
  };
}
type Chosen = ReturnType<typeof useChosen>;

/** What keys do in the list, as on the board: alone, and with the control or command key. */
const PLAIN: Readonly<Record<string, (list: Chosen) => unknown>> = {
  delete: (list) => list.remove(),
  backspace: (list) => list.remove(),
  escape: (list) => list.none(),
};
const COMMANDS: Readonly<Record<string, (list: Chosen) => unknown>> = {
  a: (list) => list.chooseAll(),
  z: (list) => list.undo(),
  "shift z": (list) => list.redo(),
  y: (list) => list.redo(),
};

/** The list for editors: cards are selected in it, and several are sent or deleted at once. Others read it. */
export function EditableList({ owners }: { owners: ReadonlyMap<string, string> }) {
  const { open, plan, openCard } = useEditing();
  const list = useChosen();
  if (!open.canWrite || plan.cards.size === 0)
    return <ListView plan={plan} owners={owners} onOpen={openCard} />;
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // What lies above the list tells it of its keys as well.
    if (event.altKey || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    const work = command ? COMMANDS[`${event.shiftKey ? "shift " : ""}${key}`] : PLAIN[key];
    if (!work || (key === "escape" && list.chosen.size === 0)) return;
    work(list);
    event.preventDefault();
    event.stopPropagation(); // the shell has shortcuts of its own
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come here from the rows, which have the focus
    <div onKeyDown={keys}>
      <Tools list={list} />
      <ListView
        plan={plan}
        owners={owners}
        onOpen={openCard}
        choosing={{ chosen: list.chosen, choose: list.choose }}
      />
    </div>
  );
}

/** Above the list, wherever it is scrolled to: how many are chosen, and what can be done with them. */
function Tools({ list: { all, chosen, chooseAll, none, remove } }: { list: Chosen }) {
  const { t, number } = useWords();
  const { open, plan } = useEditing();
  const some = chosen.size > 0;
  const cards = some ? listed(plan).filter(({ id }) => chosen.has(id)) : [];
  return (
    <div className="sticky top-0 z-10 border-line border-b bg-ground">
      <div className="mx-auto flex min-h-13 w-full max-w-4xl items-center gap-x-3 px-4">
        <Checkbox
          ref={all}
          label={<span className={cx(some && "max-sm:sr-only")}>{t("keys.all")}</span>}
          className="ps-4"
          checked={chosen.size === plan.cards.size}
          onChange={({ target }) => (target.checked ? chooseAll() : none())}
        />
        <output className="ms-auto text-sm tabular-nums">
          {some && t("card.selected", { number: number(chosen.size) })}
        </output>
        {some && (
          <div className="flex items-center">
            <SendChosen open={open} cards={cards} />
            <IconButton label={t("card.delete")} onClick={remove} icon={<Trash2 {...icon} />} />
            <IconButton label={t("list.clear")} onClick={none} icon={<X {...icon} />} />
          </div>
        )}
      </div>
    </div>
  );
}
