import { CircleCheck, Trash2, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "../card/use-words.ts";
import { removeChosen } from "../editor/changes.ts";
import { useEditing } from "../editor/editing.ts";
import { listed } from "../model/order.ts";
import { changeCard } from "../model/plan-doc.ts";
import { SendChosen } from "../team/send-to-team.tsx";
import { ListView } from "./list-view.tsx";

const NONE: ReadonlySet<string> = new Set();
const icon = { className: "size-5", strokeWidth: 1.75 } as const;

/**
 * What is chosen in the list, and what is done with all of it; null while rows are opened and completed instead of chosen.
 * Cards that are gone are not chosen any more.
 */
function useChosen() {
  const { t, number } = useWords();
  const editing = useEditing();
  const { plan, undo } = editing;
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const chosen = ids && new Set([...ids].filter((id) => plan.cards.has(id)));
  const end = () => {
    // At once: the button that was pressed goes away, and the focus goes to the one in its place.
    flushSync(() => setIds(null));
    begin.current?.focus();
  };
  const remove = () => {
    if (!chosen || chosen.size === 0) return;
    removeChosen(editing, { cards: chosen });
    end();
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
    begin,
    chosen,
    start: () => setIds(NONE),
    end,
    remove,
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    chooseAll: () => setIds(new Set(plan.cards.keys())),
  };
}
type Chosen = ReturnType<typeof useChosen>;

/** What keys do while cards are chosen. */
const KEYS: Readonly<Record<string, (list: Chosen) => unknown>> = {
  delete: (list) => list.remove(),
  backspace: (list) => list.remove(),
  escape: (list) => list.end(),
};

/** The list for editors: tasks are completed in it, and several cards are chosen to be sent or deleted. Others read it. */
export function EditableList({ owners }: { owners: ReadonlyMap<string, string> }) {
  const { open, plan, undo, openCard } = useEditing();
  const list = useChosen();
  if (!open.canWrite || plan.cards.size === 0)
    return <ListView plan={plan} owners={owners} onOpen={openCard} />;
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // What lies above the list tells it of its keys as well.
    if (event.altKey || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const choosesAll = isCommand && key === "a" && !event.shiftKey;
    const work = !isCommand && list.chosen ? KEYS[key] : undefined;
    if (!choosesAll && !work) return;
    if (choosesAll) list.chooseAll();
    else work?.(list);
    event.preventDefault();
    event.stopPropagation(); // the shell has shortcuts of its own
  };
  const complete = (id: string, done: boolean) => {
    undo.stopCapturing();
    changeCard(open.doc, id, { status: done ? "done" : "open" });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come here from the rows, which have the focus
    <div onKeyDown={keys}>
      <Tools list={list} />
      <ListView
        plan={plan}
        owners={owners}
        onOpen={openCard}
        onComplete={complete}
        choosing={list.chosen && { chosen: list.chosen, toggle: list.toggle }}
      />
    </div>
  );
}

/** Above the list, wherever it is scrolled to: the way to choose several, how many are chosen, and what is done with them. */
function Tools({ list: { begin, chosen, start, end, chooseAll, remove } }: { list: Chosen }) {
  const { t, number } = useWords();
  const { open, plan } = useEditing();
  const cards = chosen ? listed(plan).filter(({ id }) => chosen.has(id)) : [];
  return (
    <div className="sticky top-0 z-10 border-line border-b bg-ground">
      <div className="mx-auto flex min-h-13 w-full max-w-4xl items-center gap-x-2 px-4">
        {chosen === null ? (
          <Button
            ref={begin}
            variant="quiet"
            size="sm"
            className="ms-auto"
            icon={<CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={start}
          >
            {t("list.select")}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" onClick={chooseAll}>
              {t("keys.all")}
            </Button>
            <output className="ms-auto text-sm tabular-nums">
              {t("card.selected", { number: number(chosen.size) })}
            </output>
            <div className="flex items-center">
              <SendChosen open={open} cards={cards} />
              <IconButton
                label={t("card.delete")}
                disabled={chosen.size === 0}
                onClick={remove}
                icon={<Trash2 {...icon} />}
              />
              <IconButton label={t("list.clear")} onClick={end} icon={<X {...icon} />} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
