import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import type { Block, Run } from "../model/text.ts";

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
export function TextView({ blocks, heading = false }: { blocks: readonly Block[]; heading?: boolean }) {
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
