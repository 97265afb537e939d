import { type CSSProperties, memo, type ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import {
  type Box,
  hasText,
  isHeading,
  type ShapeObject,
  type SlideObject,
  type TableObject,
  type TextObject,
} from "../model/object.ts";
import type { Block, Run } from "../model/text.ts";
import { isBlank, plainText } from "../model/text.ts";
import { ChartView } from "./chart-view.tsx";
import { ICON_SHAPES } from "./icons.ts";
import { PictureView } from "./picture-view.tsx";
import { LineView, ShapeOutline } from "./shape-view.tsx";

function marked({ text, bold, italic, underline, colour, size }: Run): ReactNode {
  let shown: ReactNode = text;
  if (underline) shown = <u>{shown}</u>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  const look = [colour && `deck-c-${colour}`, size && `deck-s-${size}`].filter(Boolean).join(" ");
  return look ? <span className={look}>{shown}</span> : shown;
}

/** Blocks have no names of their own: their position is all there is to tell them apart. */
const keyed = <T,>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, nth) => <Keyed key={nth}>{draw(item)}</Keyed>);
const Keyed = ({ children }: { children: ReactNode }) => children;

const runs = (line: readonly Run[]): ReactNode => keyed(line, marked);

/** The placeholder of a node that this version keeps and can't show. */
function Unknown() {
  const { t } = useTranslation("presentations");
  return (
    <p dir="auto" className="deck-unknown">
      {t("newer.part")}
    </p>
  );
}

/** The text of an object, to be read; the first line of a slide's title is its heading where `heading`. */
function TextView({ blocks, heading = false }: { blocks: readonly Block[]; heading?: boolean }) {
  const [first, ...rest] = blocks;
  if (heading && first?.kind === "paragraph" && first.runs.length > 0)
    return (
      <>
        <h2 dir="auto">{runs(first.runs)}</h2>
        <TextView blocks={rest} />
      </>
    );
  return keyed(blocks, (block) => {
    if (block.kind === "unknown") return <Unknown />;
    if (block.kind === "paragraph") return <p dir="auto">{runs(block.runs)}</p>;
    const List = block.kind === "bullets" ? "ul" : "ol";
    return (
      <List dir="auto">
        {keyed(block.items, (item) => (
          <li>
            <TextView blocks={item} />
          </li>
        ))}
      </List>
    );
  });
}

/** Where a box is on its slide, and how it is turned there. */
export const placed = ({ x, y, w, h, turn = 0 }: Box & { turn?: number }): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)${turn === 0 ? "" : ` rotate(${turn}deg)`}`,
  width: w,
  height: h,
});

const SIDES = { top: "flex-start", middle: "center", bottom: "flex-end" } as const;
/** The text style of an object, the same in all views. */
const wordsLook = (object: TextObject | ShapeObject): CSSProperties => ({
  fontSize: object.size,
  color: `var(--deck-${object.colour})`,
  textAlign: object.align,
  ...(object.bold && { fontWeight: 700 }),
});
/** Scripts that need more room in large type than Latin, Greek and Cyrillic do. */
const OPEN = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}]/u;
const headClass = (object: TextObject | ShapeObject): string | false =>
  isHeading(object) && (OPEN.test(plainText(object.text)) ? "deck-head deck-head-open" : "deck-head");

/** The frame of an object's text; the children draw it. */
export const WordsFrame = ({
  object,
  children,
}: {
  object: TextObject | ShapeObject;
  children: ReactNode;
}) => (
  <>
    {object.kind === "shape" && <ShapeOutline object={object} />}
    <div
      className={cx("deck-words", object.kind === "shape" && "deck-words-pad")}
      style={{ justifyContent: SIDES[object.valign] }}
    >
      <div className={cx("deck-text", headClass(object))} style={wordsLook(object)}>
        {children}
      </div>
    </div>
  </>
);

function Table({ object: { rows, size, header } }: { object: TableObject }) {
  const [head, ...body] = header ? rows : [undefined, ...rows];
  return (
    <table className="deck-table" style={{ fontSize: size }}>
      {head && (
        <thead>
          <tr>
            {head.map((cell, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={nth} scope="col" dir="auto">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={nth}>
            {row?.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={column} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sign({ object }: { object: Extract<SlideObject, { kind: "icon" }> }) {
  const Icon = ICON_SHAPES[object.icon];
  return (
    <Icon
      {...(object.alt ? { role: "img", "aria-label": object.alt } : { "aria-hidden": true })}
      className="size-full"
      strokeWidth={1.5}
      style={{ color: `var(--deck-${object.colour})` }}
    />
  );
}

/** The content of an object, in the given box. `hint` is shown if it has no text. */
export const ObjectInside = memo(function ObjectInside({
  object,
  heading = false,
  hint,
}: {
  object: SlideObject;
  heading?: boolean;
  hint?: string | undefined;
}) {
  if (hasText(object)) {
    const empty = hint !== undefined && isBlank(object.text);
    return (
      <WordsFrame object={object}>
        {empty ? (
          <p dir="auto" className="deck-empty">
            {hint}
          </p>
        ) : (
          <TextView
            blocks={object.text}
            heading={heading && object.kind === "text" && object.role === "title"}
          />
        )}
      </WordsFrame>
    );
  }
  if (object.kind === "picture") return <PictureView object={object} />;
  if (object.kind === "line") return <LineView object={object} />;
  if (object.kind === "table") return <Table object={object} />;
  if (object.kind === "chart") return <ChartView object={object} />;
  return <Sign object={object} />;
});
