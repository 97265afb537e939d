/** A paragraph, numbered steps or a list with bullets. */
type Block = { kind: "paragraph"; text: string } | { kind: "steps" | "bullets"; items: readonly string[] };

const STEP = /^\d+\. /;
const BULLET = /^- /;
const kindOf = (line: string): Block["kind"] => {
  if (STEP.test(line)) return "steps";
  return BULLET.test(line) ? "bullets" : "paragraph";
};

/** Reads an article's text: paragraphs apart by an empty line, steps as "1. …", bullets as "- …". Text only, no markup. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of body.split("\n\n"))
    for (const line of paragraph.split("\n")) {
      const kind = kindOf(line);
      const last = blocks.at(-1);
      if (kind === "paragraph") blocks.push({ kind, text: line });
      else if (last?.kind === kind)
        blocks[blocks.length - 1] = { kind, items: [...last.items, itemOf(line)] };
      else blocks.push({ kind, items: [itemOf(line)] });
    }
  return blocks;
}

const itemOf = (line: string): string => line.replace(STEP, "").replace(BULLET, "");

/** An article's text as paragraphs and lists. */
export const ArticleBody = ({ body }: { body: string }) => (
  <div className="mt-3 grid gap-3.5 text-pretty">
    {blocksOf(body).map((block) => (
      <Part key={block.kind === "paragraph" ? block.text : block.items.join()} block={block} />
    ))}
  </div>
);

function Part({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const List = block.kind === "steps" ? "ol" : "ul";
  return (
    <List className={`grid gap-1.5 ps-6 ${block.kind === "steps" ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item) => (
        <li key={item} className="ps-1 wrap-anywhere marker:text-ink-soft">
          {item}
        </li>
      ))}
    </List>
  );
}
