import { memo, useLayoutEffect, useRef } from "react";
import * as Y from "yjs";
import { useSharedText } from "#features/documents/public.ts";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast-queue.ts";
import { editorOrigin, makeCell, objectMap, sharedCell, type TablePlace } from "../model/deck-doc.ts";
import { CELL_MAX } from "../model/kinds.ts";
import {
  hasText,
  type ShapeObject,
  type SlideObject,
  type TableObject,
  type TextObject,
  type TurnedBox,
} from "../model/object.ts";
import { ObjectInside, placed, WordsFrame } from "../stage/object-view.tsx";
import { TextEditor } from "../text/text-editor.tsx";
import { useEditing } from "./editing.ts";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** An object that can be chosen, moved and written in. */
export function ObjectOnStage({
  object,
  box,
  actions,
  comments,
}: {
  object: SlideObject;
  box: TurnedBox;
  actions: Actions;
  comments: number;
}) {
  const { t, name, number } = useWords();
  const { open, slide, chosen, choose, writing } = useEditing();
  const isChosen = chosen.some(({ id }) => id === object.id);
  const isWritten = open.canWrite && writing?.id === object.id;
  const label =
    comments > 0 ? `${name(object)} (${t("object.comments", { number: number(comments) })})` : name(object);
  const shown = box === object ? object : { ...object, ...box };
  const inside = () => {
    if (isWritten && slide && hasText(object))
      return <Words object={object} slide={slide.id} actions={actions} />;
    if (isWritten && slide && object.kind === "table") return <Cells object={object} slide={slide.id} />;
    return <Inside object={shown} hint={open.canWrite ? hintOf(object, t) : undefined} />;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form
    <div
      data-object={object.id}
      role="group"
      aria-label={label}
      tabIndex={isWritten ? -1 : 0}
      className={cx("deck-object", open.canWrite && !isWritten && "cursor-move", "outline-none")}
      style={placed(box)}
      onFocus={({ target, currentTarget }) => {
        // By keys: a pointer has selected it already.
        if (target === currentTarget && !isChosen && currentTarget.matches(":focus-visible"))
          choose([object.id]);
      }}
    >
      {inside()}
      {comments > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-4 -right-4 grid size-11 place-items-center rounded-full bg-signal font-semibold text-on-signal text-xl"
        >
          {number(comments)}
        </span>
      )}
    </div>
  );
}

const hintOf = (object: SlideObject, t: ReturnType<typeof useWords>["t"]) =>
  object.kind === "text" ? t(`hint.${object.role}`) : undefined;

/** Reads of the pointer do not reach it: drawn again only with what it shows. */
const Inside = memo(({ object, hint }: { object: SlideObject; hint: string | undefined }) => (
  <div className="pointer-events-none size-full">
    <ObjectInside object={object} hint={hint} />
  </div>
));

function Words({
  object,
  slide,
  actions,
}: {
  object: TextObject | ShapeObject;
  slide: string;
  actions: Actions;
}) {
  const { t, name } = useWords();
  const { open, undo, writing, write, setWriter } = useEditing();
  const frame = useRef<HTMLDivElement>(null);
  const fragment = objectMap(open.doc, slide, object.id)?.get("text");
  const now = useRef(object);
  now.current = object;
  // A box that has become too small for its words grows with them.
  useLayoutEffect(
    () => () => {
      const words = frame.current?.querySelector<HTMLElement>(".deck-text")?.offsetHeight ?? 0;
      const { id, kind, h } = now.current;
      if (kind === "text" && words > h + 2) actions.change(new Map([[id, { h: words }]]));
    },
    [actions],
  );
  if (!(fragment instanceof Y.XmlFragment)) return null;
  const leave = () => {
    const box = frame.current?.closest<HTMLElement>("[data-object]");
    write(null);
    requestAnimationFrame(() => box?.focus());
  };
  return (
    <div ref={frame} className="size-full">
      <WordsFrame object={object}>
        <TextEditor
          fragment={fragment}
          awareness={open.awareness}
          history={undo}
          label={name({ ...object, text: [] })}
          first={writing?.first ?? null}
          typed={writing?.typed ?? null}
          onWriter={setWriter}
          onLeave={leave}
          onStrange={() => {
            write(null);
            toast(t("tool.strange"), { kind: "warn" });
          }}
        />
      </WordsFrame>
    </div>
  );
}

/** A cell that several people can write in at once. */
function Cell({
  table,
  row,
  column,
  value,
}: {
  table: TablePlace;
  row: number;
  column: number;
  value: string;
}) {
  const { t, number } = useWords();
  const { doc } = useEditing().open;
  const name = `${row}:${column}`;
  const text = useSharedText<HTMLTextAreaElement>({
    text: sharedCell(doc, table, name),
    make: () => makeCell(doc, table, name),
    value,
    max: CELL_MAX,
    origin: editorOrigin,
  });
  return (
    <textarea
      rows={1}
      dir="auto"
      aria-label={t("object.cell", { row: number(row + 1), column: number(column + 1) })}
      // biome-ignore lint/a11y/noAutofocus: the member opened the table for writing
      autoFocus={row === 0 && column === 0}
      {...text}
    />
  );
}

function Cells({ object, slide }: { object: TableObject; slide: string }) {
  const { write } = useEditing();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaves the cells, which take all other keys
    <div className="size-full" onKeyDown={(event) => event.key === "Escape" && write(null)}>
      <table className="deck-table" style={{ fontSize: object.size }}>
        <tbody>
          {object.rows.map((row, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={nth}>
              {row.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={column}>
                  <Cell table={{ slide, id: object.id }} row={nth} {...{ column, value }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
